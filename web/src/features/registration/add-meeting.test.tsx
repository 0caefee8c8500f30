// Adding a meeting: an exhibitor, an hour that is free for both, and the message when it cannot be added.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { later } from '../../lib/testing/later.ts';
import { AddMeeting } from './add-meeting.tsx';
import { group, meeting, moveHours } from './testing/review-fixture.ts';
import { type Answers, refusal, visitReview } from './testing/review-visit.tsx';

const HOURS = 'GET /api/registrations/1/hours';
const ADD = 'POST /api/registrations/1/meetings';
const AMIRA = group();
const AFTER = group({
  schedules: [meeting(), meeting({ id: 12, exhibitor: 'Nordlys Hair', day: 1, minute: 660 })],
});

const SUGGESTED = [{ id: 6, name: 'Nordlys Hair', boothNumber: 'B-021', interests: 2, freeHours: 9 }];

async function openAdd(answers: Answers = {}, shown = AMIRA, programme: 'business' | 'hosted' = 'business') {
  const onChange = vi.fn();
  const visit = visitReview({
    page: <AddMeeting group={shown} programme={programme} suggested={SUGGESTED} onChange={onChange} />,
    answers: {
      'GET /api/exhibitor-schedules': () => ({
        body: {
          total: 2,
          exhibitors: [
            { id: 6, name: 'Nordlys Hair', boothNumber: 'B-021' },
            { id: 7, name: 'Petit Édredon', boothNumber: 'C-317' },
          ],
        },
      }),
      [HOURS]: () => ({ body: moveHours({ '2/660': { state: 'taken', left: 0 } }) }),
      [ADD]: () => ({ body: { added: { meetingId: 12, version: 1 }, group: AFTER } }),
      ...answers,
    },
  });
  await visit.user.click(screen.getByRole('button', { name: 'Add a meeting' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a meeting' }));
  const choose = async (name: string) => {
    await visit.user.click(dialog.getByRole('combobox', { name: 'Exhibitor' }));
    await visit.user.click(await dialog.findByRole('option', { name: new RegExp(name) }));
    await dialog.findByText(/free for both$/, { selector: '[role=status]' });
  };
  const cell = (words: RegExp) => dialog.getByRole('button', { name: words });
  const save = () => visit.user.click(dialog.getByRole('button', { name: 'Add Meeting' }));
  const sent = () => visit.calls.filter(({ call }) => call === ADD).map(({ body }) => body);
  return { ...visit, dialog, choose, cell, save, sent, onChange };
}

test('pressing a suggestion chooses the exhibitor and hides the suggestions', async () => {
  const { user, dialog, calls } = await openAdd();
  const suggested = within(dialog.getByRole('region', { name: 'Suggested' }));
  await user.click(
    suggested.getByRole('button', { name: 'Nordlys Hair, B-021 2 interests in common, 9 slots free' }),
  );
  await dialog.findByText(/free for both$/, { selector: '[role=status]' });
  expect(calls.filter(({ call }) => call === HOURS).map(({ query }) => query.get('exhibitor'))).toContain(
    '6',
  );
  expect(dialog.queryByRole('region', { name: 'Suggested' })).toBeNull();
});

test('adds a meeting in an hour of the grid, and says that the person is told later', async () => {
  const { user, dialog, choose, cell, save, sent, onChange, calls } = await openAdd();
  await expect.poll(() => document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Exhibitor' }));
  expect(dialog.getByText('Choose an exhibitor to see its hours.')).toBeDefined();
  await choose('Nordlys Hair');
  expect(calls.filter(({ call }) => call === HOURS).map(({ query }) => query.get('exhibitor'))).toContain(
    '6',
  );
  await user.click(cell(/^Monday 02 June, 11\.00am/));
  expect(cell(/^Monday 02 June, 11\.00am/).getAttribute('aria-label')).toContain(
    'Chosen. Free for Nordlys Hair',
  );
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ exhibitorId: 6, day: 1, minute: 660 }]);
  expect(onChange).toHaveBeenCalledWith(AFTER);
  expect(
    screen.getByText(
      'Nordlys Hair, 02 June 2025, 11.00am-12.00pm: the meeting is added. Amira Rahman is told with the next status email.',
    ),
  ).toBeDefined();
});

test('with the keyboard, Enter chooses an hour and Enter on the chosen one adds the meeting', async () => {
  const { user, choose, cell, sent } = await openAdd();
  await choose('Nordlys Hair');
  cell(/^Monday 02 June, 11\.00am/).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(sent()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toEqual([{ exhibitorId: 6, day: 1, minute: 720 }]));
});

test('asks for the exhibitor, then for the hour, at their fields', async () => {
  const { dialog, choose, save, sent } = await openAdd();
  await save();
  expect(dialog.getByText('Please choose an exhibitor.')).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Exhibitor' }));
  await choose('Nordlys Hair');
  expect(dialog.queryByText('Please choose an exhibitor.')).toBeNull();
  await save();
  expect(dialog.getByText('Please choose an hour that is free for both.')).toBeDefined();
  expect(document.activeElement?.closest('[role=gridcell]')).not.toBeNull();
  expect(sent()).toEqual([]);
});

test('a taken hour cannot be chosen, and says by whom it is taken', async () => {
  const { user, dialog, choose, cell } = await openAdd({
    [HOURS]: () => ({
      body: moveHours({
        '1/660': { state: 'taken', left: 0, meeting: [{ name: 'Kenji Watanabe', company: 'Haru Depato' }] },
      }),
    }),
  });
  await choose('Nordlys Hair');
  await user.click(cell(/^Monday 02 June, 11\.00am/));
  expect(dialog.queryByText('Chosen')).toBeNull();
  expect(
    dialog.getByText(/Nordlys Hair meets Kenji Watanabe \(Haru Depato\)\./, {
      selector: '[role=status] span',
    }),
  ).toBeDefined();
});

test('keeps the choice when the hour was lost meanwhile, and refetches the hours', async () => {
  const words = 'Not saved. Nordlys Hair meets Kenji Watanabe on 02 June.';
  const { user, dialog, choose, cell, save, calls, onChange } = await openAdd({
    [ADD]: () => refusal(409, 'meeting.slot-taken', words, { lost: [] }),
  });
  await choose('Nordlys Hair');
  await user.click(cell(/^Monday 02 June, 11\.00am/));
  const read = () => calls.filter(({ call }) => call === HOURS).length;
  const before = read();
  await save();
  expect((await dialog.findByRole('alert')).textContent).toBe(words);
  await expect.poll(() => document.activeElement).toBe(dialog.getByRole('alert'));
  expect(cell(/^Monday 02 June, 11\.00am/).getAttribute('aria-label')).toContain('Chosen.');
  expect((dialog.getByRole('combobox', { name: 'Exhibitor' }) as HTMLInputElement).value).toBe(
    'Nordlys Hair',
  );
  await waitFor(() => expect(read()).toBeGreaterThan(before));
  expect(onChange).not.toHaveBeenCalled();
  // After another choice, the refusal no longer applies.
  await user.click(cell(/^Monday 02 June, 12\.00pm/));
  expect(dialog.queryByRole('alert')).toBeNull();
});

const NO_ANSWER = () => ({ status: 502, body: '<h1>Bad gateway</h1>' });

test('looks up the outcome after a lost response, and counts an added meeting as added', async () => {
  const done = group({ schedules: [meeting({ id: 12, exhibitorId: 6, day: 1, minute: 660, status: 4 })] });
  const { user, choose, cell, save, onChange } = await openAdd({
    [ADD]: NO_ANSWER,
    'GET /api/meetings/1': () => ({ body: done }),
  });
  await choose('Nordlys Hair');
  await user.click(cell(/^Monday 02 June, 11\.00am/));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onChange).toHaveBeenCalledWith(done);
});

test.each([
  ['it was not added', () => ({ body: AMIRA })],
  ['nothing is answered at all', NO_ANSWER],
])('reports a lost response where %s', async (_, found) => {
  const { user, dialog, choose, cell, save, onChange } = await openAdd({
    [ADD]: NO_ANSWER,
    'GET /api/meetings/1': found,
  });
  await choose('Nordlys Hair');
  await user.click(cell(/^Monday 02 June, 11\.00am/));
  await save();
  expect(
    await dialog.findByText(
      'We got no reply, so the meeting may or may not have been added. Press Add Meeting again: it is added only once.',
    ),
  ).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});

test('stays open while the meeting is being sent, so that a refusal is seen', async () => {
  const { after, come: answer } = later();
  const { user, dialog, choose, cell, save } = await openAdd({
    [ADD]: () => ({ ...refusal(409, 'meeting.slot-taken', 'Not saved.', { lost: [] }), after }),
  });
  await choose('Nordlys Hair');
  await user.click(cell(/^Monday 02 June, 11\.00am/));
  await save();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  answer();
  expect((await dialog.findByRole('alert')).textContent).toBe('Not saved.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says that the hours could not be loaded, and retries', async () => {
  let isDown = true;
  const { user, dialog } = await openAdd({
    [HOURS]: () => (isDown ? refusal(503, 'server.unavailable', 'Please try again.') : { body: moveHours() }),
  });
  await user.click(dialog.getByRole('combobox', { name: 'Exhibitor' }));
  await user.click(await dialog.findByRole('option', { name: /Nordlys Hair/ }));
  expect(await dialog.findByText('The hours could not be loaded.')).toBeDefined();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/free for both$/, { selector: '[role=status]' })).toBeDefined();
});

test.each(['business', 'hosted'] as const)(
  '%s: says when the person has the maximum number of meetings',
  async (programme) => {
    const schedules = Array.from({ length: 8 }, (_, index) => meeting({ id: index + 1 }));
    const { dialog } = await openAdd({}, group({ schedules }), programme);
    expect(
      dialog.getByText('Amira Rahman has 8 meetings, which is the most that a person can have.'),
    ).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Add Meeting' })).toBeNull();
  },
);
