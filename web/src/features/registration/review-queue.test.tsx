// Reviewing one person after another: all meetings in one view, each decided with one press, then the next person.
import { screen, waitFor, within } from '@testing-library/react';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { expect, test } from 'vitest';
import { group, meeting } from './testing/review-fixture.ts';
import { type Answers, refusal, visitReview } from './testing/review-visit.tsx';

const NAMES = ['Amira Rahman', 'Kenji Watanabe', 'Priya Nair'];
/** Three people with two pending meetings each: 11 and 12, 21 and 22, 31 and 32. */
const people = () =>
  NAMES.map((name, index) =>
    group({
      id: index + 1,
      name,
      schedules: [1, 2].map((nth) =>
        meeting({ id: 10 * (index + 1) + nth, exhibitor: `Maker ${nth}`, minute: 600 + 60 * nth }),
      ),
    }),
  );

/** Responds as the server would. */
function deciding(groups: MeetingGroup[]): Answers {
  const decide = (owner: number, ids: readonly number[], status: 3 | 4) => {
    const before = groups[owner];
    if (!before) throw new Error('no such person');
    const schedules = before.schedules.map((one) =>
      ids.includes(one.id) ? { ...one, status, version: one.version + 1 } : one,
    );
    const isDecided = schedules.every((one) => one.status !== MEETING_STATUS.pending);
    const after = { ...before, schedules, status: isDecided ? ('Approved' as const) : before.status };
    groups[owner] = after;
    return after;
  };
  return Object.fromEntries(
    groups.flatMap(({ id, schedules }, owner) => [
      [`GET /api/meetings/${id}`, () => ({ body: groups[owner] })],
      [
        `POST /api/meetings/${id}/approve-all`,
        () => ({
          body: {
            success: true,
            results: schedules.map((one) => ({ id: one.id, ok: true, message: null })),
            group: decide(
              owner,
              schedules.map((one) => one.id),
              4,
            ),
          },
        }),
      ],
      ...schedules.flatMap((one) => [
        [
          `POST /api/meetings/${one.id}/approve`,
          () => ({ body: { success: true, group: decide(owner, [one.id], 4) } }),
        ],
        [
          `POST /api/meetings/${one.id}/reject`,
          () => ({ body: { success: true, group: decide(owner, [one.id], 3) } }),
        ],
      ]),
    ]),
  );
}

async function open(answers: Answers = {}) {
  const groups = people();
  const visit = visitReview({ groups, answers: { ...deciding(groups), ...answers } });
  await visit.user.click(await screen.findByRole('button', { name: 'View the schedule of Amira Rahman' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Meetings:' }));
  await dialog.findByText('Person 1 of 3');
  const shown = () => dialog.getByRole('article').querySelector('h3')?.textContent;
  return { ...visit, dialog, shown };
}

test('people without a meeting are not in the queue', async () => {
  const { calls } = await open();
  const { query } = calls.find(({ call }) => call === 'GET /api/meetings/ids') ?? {};
  expect(query?.get('withMeetings')).toBe('1');
});

test('Approve moves on to the next pending meeting, and after the last one to the next-person button', async () => {
  const { user, dialog, shown } = await open();
  expect([shown(), dialog.getByText('0 of 2 decided').textContent]).toEqual(['Maker 1', '0 of 2 decided']);
  await user.keyboard('a');
  await waitFor(() => expect(shown()).toBe('Maker 2'));
  await user.keyboard('a');
  await dialog.findByText('2 of 2 decided');
  const next = dialog.getByRole('button', { name: 'Next person' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  await user.keyboard('n');
  await dialog.findByText('Person 2 of 3');
  expect(dialog.getByText('Kenji Watanabe')).toBeDefined();
  await user.keyboard('p');
  expect(await dialog.findByText('Person 1 of 3')).toBeDefined();
});

test.each([
  ['as the dialog opens', () => {}],
  ['with the focus on Close', (close: HTMLElement) => close.focus()],
])('one Enter too many after a rejection leaves the person in view, %s', async (_, focus) => {
  const { user, dialog } = await open();
  focus(dialog.getByRole('button', { name: 'Close' }));
  await user.keyboard('r');
  await screen.findByRole('alertdialog');
  await user.keyboard('{Enter}{Enter}');
  expect(await dialog.findByText('1 of 2 decided')).toBeDefined();
  expect(dialog.getByText('Person 1 of 3')).toBeDefined();
  await expect.poll(() => document.activeElement?.textContent).toBe('Schedule Meetings:');
});

test('a rejection moves on like an approval: A approves the next pending meeting, never the rejected one', async () => {
  const { user, dialog, shown, calls } = await open();
  await user.keyboard('r');
  await screen.findByRole('alertdialog');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shown()).toBe('Maker 2'));
  await user.keyboard('a');
  await dialog.findByText('2 of 2 decided');
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Next person' })),
  );
  await user.keyboard('{ArrowUp}');
  expect(within(dialog.getByRole('article')).getByText('Rejected')).toBeDefined();
  const decisions = () => calls.map(({ call }) => call).filter((call) => call.startsWith('POST'));
  await user.keyboard('a');
  expect(decisions()).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await within(dialog.getByRole('article')).findByText('Approved');
  expect(decisions()).toEqual([
    'POST /api/meetings/11/reject',
    'POST /api/meetings/12/approve',
    'POST /api/meetings/11/approve',
  ]);
});

test('after the last rejection the next-person button has the focus, and one Enter too many does not press it', async () => {
  const { user, dialog } = await open();
  await user.keyboard('a');
  await dialog.findByText('1 of 2 decided');
  await user.keyboard('r');
  await screen.findByRole('alertdialog');
  await user.keyboard('{Enter}');
  const next = dialog.getByRole('button', { name: 'Next person' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  await user.keyboard('{Enter}');
  expect(dialog.getByText('Person 1 of 3')).toBeDefined();
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull());
  await user.keyboard('{Enter}');
  expect(await dialog.findByText('Person 2 of 3')).toBeDefined();
});

test('Approve All of pending meetings needs no confirmation, opens the next person, and offers the email of the previous one', async () => {
  const mail = { subject: 'Your meetings', recipient: 'amira@kenari.example', html: '<p>Drawn</p>' };
  const { user, dialog, calls } = await open({ 'GET /api/meetings/1/status-email': () => ({ body: mail }) });
  await user.click(dialog.getByRole('button', { name: 'Approve All' }));
  await dialog.findByText('Person 2 of 3');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const before = within(dialog.getByRole('region', { name: 'Status email of Amira Rahman' }));
  expect(before.getByText(/2 approved, none rejected/)).toBeDefined();
  await user.click(before.getByRole('button', { name: 'Read the email to Amira Rahman' }));
  const letter = within(await screen.findByRole('dialog', { name: 'The email' }));
  expect(await letter.findByText('amira@kenari.example')).toBeDefined();
  expect(letter.getByTitle('Your meetings').getAttribute('srcdoc')).toContain('Drawn');
  await user.click(letter.getByRole('button', { name: 'Close' }));
  await user.click(before.getByRole('button', { name: 'Send Email to Amira Rahman' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /api/meetings/send-status-email')?.body).toMatchObject({
      user_id: 101,
    }),
  );
});

test('Approve All of the previous person can be undone beside the next one, and says how many are pending again', async () => {
  const { user, dialog, calls } = await open({
    'POST /api/meetings/reopen': () => ({ body: { reopened: 2, refused: [] } }),
  });
  await user.click(dialog.getByRole('button', { name: 'Approve All' }));
  await dialog.findByText('Person 2 of 3');
  await user.click(dialog.getByRole('button', { name: 'Undo the approval of Amira Rahman' }));
  expect(await dialog.findByText('2 meetings are pending again.')).toBeDefined();
  expect(dialog.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(calls.find(({ call }) => call === 'POST /api/meetings/reopen')?.body).toEqual({
    meetings: [
      { id: 11, version: 2 },
      { id: 12, version: 2 },
    ],
  });
});

test('a refused Undo says why, and can be retried after a lost connection', async () => {
  let isLost = true;
  const { user, dialog } = await open({
    'POST /api/meetings/reopen': () =>
      isLost
        ? { status: 502, body: '' }
        : { body: { reopened: 0, refused: [{ id: 11, message: 'The visitor has been told.' }] } },
  });
  await user.click(dialog.getByRole('button', { name: 'Approve All' }));
  const undo = await dialog.findByRole('button', { name: 'Undo the approval of Amira Rahman' });
  await user.click(undo);
  await waitFor(() => expect(undo.getAttribute('aria-disabled')).toBeNull());
  isLost = false;
  await user.click(undo);
  expect(await dialog.findByText('The visitor has been told.')).toBeDefined();
});

test('a double click on Approve All decides on one person only', async () => {
  const { user, dialog, calls } = await open();
  await user.dblClick(dialog.getByRole('button', { name: 'Approve All' }));
  await dialog.findByText('Person 2 of 3');
  expect(calls.filter(({ call }) => call.endsWith('/approve-all')).map(({ call }) => call)).toEqual([
    'POST /api/meetings/1/approve-all',
  ]);
});

test('each meeting of the list is shown, approved or rejected in place; rejecting asks for confirmation', async () => {
  const { user, dialog, shown, calls } = await open();
  await user.click(dialog.getByRole('button', { name: /^Maker 2/ }));
  expect(shown()).toBe('Maker 2');
  await user.click(dialog.getByRole('button', { name: 'Reject Maker 1' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Maker 1,/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Reject' }));
  await dialog.findByText('1 of 2 decided');
  await user.click(dialog.getByRole('button', { name: 'Approve Maker 2' }));
  await dialog.findByText('2 of 2 decided');
  expect(calls.map(({ call }) => call).filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/meetings/11/reject',
    'POST /api/meetings/12/approve',
  ]);
});

test('Approve All stays with the person when a meeting was not approved, and says which', async () => {
  const shown = people()[0];
  const { user, dialog } = await open({
    'POST /api/meetings/1/approve-all': () => ({
      body: {
        success: true,
        results: [
          { id: 11, ok: true, message: null },
          { id: 12, ok: false, message: 'This hour is taken.' },
        ],
        group: shown,
      },
    }),
  });
  await user.click(dialog.getByRole('button', { name: 'Approve All' }));
  const results = await dialog.findByRole('region', { name: 'Result of Approve All' });
  expect(within(results).getByText('1 of 2 meetings approved')).toBeDefined();
  expect(dialog.getByText('Person 1 of 3')).toBeDefined();
});

test('keys can be switched off, and do nothing with a modifier', async () => {
  const { user, dialog, calls } = await open();
  await user.keyboard('{Control>}a{/Control}');
  await user.click(dialog.getByRole('checkbox', { name: 'Keys' }));
  await user.keyboard('anr');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(dialog.getByText('Person 1 of 3')).toBeDefined();
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('says that a person of the queue no longer exists, and the next one can be reached', async () => {
  const { user, dialog } = await open({
    'GET /api/meetings/2': () => refusal(404, 'resource.not-found', 'There is no such registration.'),
  });
  await user.keyboard('n');
  expect(await screen.findByText(/There is no such registration/)).toBeDefined();
  await user.keyboard('n');
  expect(await screen.findByText('Person 3 of 3')).toBeDefined();
  await expect.poll(() => document.activeElement?.textContent).toBe('Schedule Meetings:');
  expect(dialog).toBeDefined();
});

test('each person starts at the top of the dialog', async () => {
  const { user, dialog } = await open();
  const box = screen.getByRole('dialog', { name: 'Schedule Meetings:' });
  for (const [place, go] of [
    [2, () => user.click(dialog.getByRole('button', { name: 'Approve All' }))],
    [3, () => user.keyboard('n')],
    [2, () => user.click(dialog.getByRole('button', { name: 'Previous' }))],
  ] as const) {
    box.scrollTop = 400;
    await go();
    await dialog.findByText(NAMES[place - 1] ?? '');
    expect(box.scrollTop).toBe(0);
  }
});

test.each([
  ['a refusal', () => refusal(403, 'session.forbidden', 'Your role does not allow this.')],
  ['no answer', () => ({ status: 502, body: '' })],
])('after %s the keys still work: the next person opens with the focus on the title', async (_, answer) => {
  const { user, dialog, calls } = await open({ 'POST /api/meetings/11/approve': answer });
  await user.keyboard('a');
  const alert = await dialog.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  await user.keyboard('n');
  await dialog.findByText('Kenji Watanabe');
  await expect.poll(() => document.activeElement?.textContent).toBe('Schedule Meetings:');
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBeNull(),
  );
  await user.keyboard('a');
  await waitFor(() => expect(calls.some(({ call }) => call === 'POST /api/meetings/21/approve')).toBe(true));
});
