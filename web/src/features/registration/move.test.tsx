// The grid of the edit form: fills the fields, follows them, says who meets when, and saves by Enter only on purpose.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { expect, test } from 'vitest';
import { later } from '../../lib/testing/later.ts';
import { group, meeting, moveHours } from './testing/review-fixture.ts';
import { type Answers, refusal, visitReview } from './testing/review-visit.tsx';

const HOURS = 'GET /api/meetings/11/hours';
const SAVE = 'PUT /api/meetings/11';
const KENJI = { name: 'Kenji Watanabe', company: 'Haru Depato' };
const MIXED: Parameters<typeof moveHours>[0] = {
  '3/900': { state: 'here' },
  '1/660': { state: 'taken', left: 0, meeting: [KENJI] },
  '1/720': { state: 'elsewhere', elsewhere: ['Nordlys Hair'] },
  '1/780': { state: 'blocked', left: 0 },
  '1/840': { state: 'held', left: 0, held: 1 },
  '1/900': { state: 'unstaffed', left: 0 },
  '1/960': { state: 'begun' },
  '2/660': { state: 'free', left: 1, meeting: [KENJI] },
};

const DAYS = ['', 'Monday 02 June', 'Tuesday 03 June', 'Wednesday 04 June', 'Thursday 05 June'];
const clock = (minute: number) => `${((minute / 60 + 11) % 12) + 1}.00${minute < 720 ? 'am' : 'pm'}`;

async function openMove(answers: Answers = {}, changes = {}) {
  const schedule = meeting(changes);
  const visit = visitReview({
    groups: [group({ schedules: [schedule] })],
    answers: { [HOURS]: () => ({ body: moveHours() }), ...answers },
  });
  await visit.user.click(await screen.findByRole('button', { name: /^View/ }));
  await visit.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Meeting Schedule' }));
  const cell = (day: number, minute: number) =>
    edit.getByRole('button', {
      name: new RegExp(`^${DAYS[day]}, ${clock(minute)}-${clock(minute + 60)}\\.`),
    });
  const entries = () =>
    ['Date', 'Day', 'Day of Week', 'Time'].map(
      (name) => (edit.getByLabelText(name) as HTMLInputElement).value,
    );
  const saved = () => visit.calls.filter(({ call }) => call === SAVE);
  return { ...visit, edit, cell, entries, saved };
}

async function openKnown(answers: Answers = {}, changes = {}) {
  const visit = await openMove(answers, changes);
  await visit.edit.findByText(/free for both$/, { selector: '[role=status]' });
  return visit;
}

test('an hour of the grid fills the fields, and typing moves the mark', async () => {
  const { edit, user, cell, entries } = await openKnown();
  await expect.poll(() => document.activeElement).toBe(cell(3, 900));
  expect(edit.getByText('27 hours are free for both')).toBeDefined();
  await user.click(cell(4, 960));
  expect(entries()).toEqual(['2025-06-05', '4', 'Thursday', '16:00']);
  expect(cell(4, 960).getAttribute('aria-label')).toContain(
    'Moves here. Free for Oasis Attar and for Amira Rahman.',
  );
  expect(edit.getByText('05 June, 4.00pm-5.00pm')).toBeDefined();
  expect(cell(4, 960).closest('td')?.getAttribute('aria-selected')).toBe('true');

  await user.clear(edit.getByLabelText('Day'));
  expect(edit.queryByText('Moves here')).toBeNull();
  await user.type(edit.getByLabelText('Day'), '1');
  expect(cell(1, 960).getAttribute('aria-label')).toContain('Moves here.');
  await user.selectOptions(edit.getByLabelText('Time'), '8 AM');
  expect(edit.queryByText('Moves here')).toBeNull();
  expect(edit.getByText(/This hour is not in the grid/)).toBeDefined();
  await user.selectOptions(edit.getByLabelText('Time'), '3 PM');
  await user.selectOptions(edit.getByLabelText('Day of Week'), 'Wednesday');
  // Back at its own hour, nothing moves.
  expect(edit.queryByText('Moves here')).toBeNull();
  expect(edit.queryByText(/^Free for Oasis/)).toBeNull();
});

test.each([
  [1, 660, 'Oasis Attar meets Kenji Watanabe (Haru Depato).'],
  [1, 720, 'Amira Rahman meets Nordlys Hair.'],
  [1, 780, 'This hour of Oasis Attar is blocked.'],
  [1, 840, 'A visitor who is still choosing holds a place.'],
  [1, 900, 'Nobody from Oasis Attar is there.'],
  [1, 960, 'This hour has started.'],
])('day %d, minute %d is not available, says why, and the fields stay', async (day, minute, words) => {
  const { edit, user, cell, entries } = await openKnown({ [HOURS]: () => ({ body: moveHours(MIXED) }) });
  const before = entries();
  expect(cell(day, minute).getAttribute('aria-disabled')).toBe('true');
  expect(cell(day, minute).getAttribute('aria-label')).toContain(words);
  await user.click(cell(day, minute));
  expect(
    edit.getByText(new RegExp(words.replace(/[()]/g, '\\$&')), { selector: '[role=status] span' }),
  ).toBeDefined();
  expect(entries()).toEqual(before);
  // A typed hour gets the mark and the reason.
  await user.clear(edit.getByLabelText('Day'));
  await user.type(edit.getByLabelText('Day'), String(day));
  await user.selectOptions(edit.getByLabelText('Time'), `${String(minute / 60).padStart(2, '0')}:00`);
  expect(edit.getByText('Not free')).toBeDefined();
  expect(edit.getByText(words, { selector: '[role=status] span' })).toBeDefined();
});

test('an hour with capacity left is free, and names who meets then', async () => {
  const { edit, user, cell, entries } = await openKnown({ [HOURS]: () => ({ body: moveHours(MIXED) }) });
  expect(edit.getByText('1 place left')).toBeDefined();
  expect(cell(2, 660).getAttribute('aria-label')).toContain('Kenji Watanabe (Haru Depato)');
  await user.click(cell(2, 660));
  expect(entries()).toEqual(['2025-06-03', '2', 'Tuesday', '11:00']);
});

test('no reason is given for an hour that a rejected meeting does not occupy', async () => {
  const { edit, user } = await openKnown({ [HOURS]: () => ({ body: moveHours(MIXED) }) });
  await user.selectOptions(edit.getByLabelText('Status'), 'Rejected');
  await user.clear(edit.getByLabelText('Day'));
  await user.type(edit.getByLabelText('Day'), '1');
  await user.selectOptions(edit.getByLabelText('Time'), '11 AM');
  expect(edit.queryByText(/meets Kenji/, { selector: '[role=status] span' })).toBeNull();
});

test('arrows move the focus, Enter enters the hour, and Enter on it saves; a held key does not', async () => {
  const { user, cell, saved } = await openKnown({
    [SAVE]: () => ({
      body: { success: true, group: group({ schedules: [meeting({ version: 2, day: 4 })] }) },
    }),
  });
  // At the meeting's own hour, Enter saves nothing.
  await user.keyboard('{Enter}');
  expect(saved()).toEqual([]);
  await user.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement).toBe(cell(4, 900));
  await user.keyboard('{Enter}');
  expect(saved()).toEqual([]);
  const isClickLeft = fireEvent.keyDown(cell(4, 900), { key: 'Enter', repeat: true });
  expect([isClickLeft, saved()]).toEqual([false, []]);
  await user.keyboard(' ');
  expect(saved()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.body).toMatchObject({
    day: 4,
    date: '2025-06-05',
    day_of_week: 'Thursday',
    time: '15:00',
  });
});

test('pressing an hour twice does not save', async () => {
  const { user, cell, saved } = await openKnown();
  await user.dblClick(cell(4, 900));
  expect(saved()).toEqual([]);
});

test('until the hours have loaded, any can be entered; they appear under the mark', async () => {
  const { after, come: answer } = later();
  const { edit, user, cell, entries } = await openMove({
    [HOURS]: () => ({ body: moveHours(MIXED), after }),
  });
  expect(edit.getByText('Loading the hours...')).toBeDefined();
  await user.click(cell(1, 660));
  expect(entries()).toEqual(['2025-06-02', '1', 'Monday', '11:00']);
  answer();
  expect(await edit.findByText('Not free')).toBeDefined();
});

test('hours that failed to load leave the fields usable, and can be reloaded', async () => {
  let isDown = true;
  const { edit, user, cell, saved } = await openMove({
    [HOURS]: () => (isDown ? refusal(503, 'server.unavailable', 'Busy.') : { body: moveHours(MIXED) }),
    [SAVE]: () => ({ body: { success: true, group: group() } }),
  });
  expect(await edit.findByText(/The hours could not be loaded/)).toBeDefined();
  await user.click(cell(4, 900));
  isDown = false;
  await user.click(edit.getByRole('button', { name: 'Try again' }));
  expect(await edit.findByText('Kenji Watanabe')).toBeDefined();
  await user.click(edit.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(saved()[0]?.body).toMatchObject({ day: 4, time: '15:00' }));
});

test('another exhibitor shows its own hours, never those of the previous one', async () => {
  const { after, come: answer } = later();
  const { edit, user, cell, calls } = await openKnown({
    'GET /api/exhibitor-schedules': () => ({
      body: { exhibitors: [{ id: 8, name: 'Seri Kenanga', boothNumber: 'B-12' }], total: 1 },
    }),
    [HOURS]: ({ query }) =>
      query.get('exhibitor') === '8'
        ? { body: moveHours({}, { met: { date: '2025-06-03', time: '1.00pm-2.00pm' } }), after }
        : { body: moveHours(MIXED) },
  });
  expect(edit.getByText('Kenji Watanabe')).toBeDefined();
  const box = edit.getByRole('combobox', { name: 'Exhibitor' });
  await user.click(box);
  await user.type(box, 'seri');
  await user.click(await edit.findByRole('option', { name: /Seri Kenanga/ }));
  expect(edit.getByRole('grid', { name: 'Seri Kenanga, hour by hour' })).toBeDefined();
  expect(edit.queryByText('Kenji Watanabe')).toBeNull();
  expect(cell(3, 900).getAttribute('aria-label')).toContain('Moves here.');
  answer();
  expect(
    await edit.findByText(/^Amira Rahman already meets Seri Kenanga on 03 June, 1\.00pm-2\.00pm\./),
  ).toBeDefined();
  expect(calls.filter(({ call }) => call === HOURS).map(({ query }) => query.get('exhibitor'))).toContain(
    '8',
  );
});

test('after a refusal the grid is refetched, and what was entered stays', async () => {
  let isTaken = false;
  const { edit, user, cell, entries } = await openKnown({
    [HOURS]: () => ({
      body: moveHours({
        '3/900': { state: 'here' },
        ...(isTaken && { '4/900': { state: 'taken', left: 0, meeting: [KENJI] } }),
      }),
    }),
    [SAVE]: () => {
      isTaken = true;
      return refusal(409, 'meeting.slot-taken', 'Not saved.', { lost: [], freeHours: [] });
    },
  });
  await user.click(cell(4, 900));
  await user.selectOptions(edit.getByLabelText('Status'), 'Approved');
  await user.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect((await edit.findByRole('alert')).textContent).toContain('Not saved.');
  await waitFor(() => expect(cell(4, 900).getAttribute('aria-label')).toContain('meets Kenji Watanabe'));
  expect(edit.getByText('Not free')).toBeDefined();
  expect(entries()).toEqual(['2025-06-05', '4', 'Thursday', '15:00']);
  expect((edit.getByLabelText('Status') as HTMLSelectElement).value).toBe(String(MEETING_STATUS.approved));
});

test('meetings outside the grid are listed below it in words, including the one being moved', async () => {
  const person = { name: 'Amira Rahman', company: 'Kenari' };
  const { edit, cell, user, entries } = await openKnown(
    {
      [HOURS]: () => ({
        body: moveHours(
          {},
          {
            offGrid: [
              {
                whose: 'this',
                date: '2025-06-04',
                time: '8.00am-9.00am',
                exhibitor: 'Oasis Attar',
                ...person,
              },
              {
                whose: 'visitor',
                date: '2025-06-03',
                time: '8.00pm-9.00pm',
                exhibitor: 'Nordlys',
                ...person,
              },
              {
                whose: 'exhibitor',
                date: '2025-06-02',
                time: '7.00am-8.00am',
                exhibitor: 'Oasis Attar',
                ...KENJI,
              },
            ],
          },
        ),
      }),
    },
    { minute: 480 },
  );
  expect(edit.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'This meeting is now here: 04 June, 8.00am-9.00am',
      'Amira Rahman meets Nordlys: 03 June, 8.00pm-9.00pm',
      'Oasis Attar meets Kenji Watanabe (Haru Depato): 02 June, 7.00am-8.00am',
    ]),
  );
  await user.click(cell(3, 900));
  expect(entries()).toEqual(['2025-06-04', '3', 'Wednesday', '15:00']);
});
