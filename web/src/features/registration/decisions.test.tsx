// The schedule dialog: decisions, and a sentence for every refusal.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { expect, test } from 'vitest';
import { group, meeting } from './testing/review-fixture.ts';
import { type Answers, refusal, visitReview } from './testing/review-visit.tsx';

async function openSchedule(shown: MeetingGroup, answers: Answers = {}, role?: 'viewer') {
  const visit = visitReview({ groups: [shown], answers, ...(role && { role }) });
  await visit.user.click(await screen.findByRole('button', { name: /^View/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Meetings:' }));
  // A browser focuses it on opening; the test DOM does not.
  dialog.getByRole('button', { name: 'Close' }).focus();
  return { ...visit, dialog };
}
const three = () =>
  group({
    registrationNumber: '',
    schedules: [
      meeting({ id: 11, exhibitor: 'Oasis Attar' }),
      meeting({ id: 12, exhibitor: 'Padma Ayur', minute: 720, status: MEETING_STATUS.rejected }),
      meeting({
        id: 13,
        exhibitor: 'Terra Clay',
        minute: 780,
        status: MEETING_STATUS.rejected,
        cancelledBy: 'visitor',
      }),
    ],
  });

test('shows the visitor and one meeting at a time; the next arrow and the keys wrap around', async () => {
  const { dialog, user } = await openSchedule(three());
  const details = dialog.getByText('Phone').closest('dl')?.querySelectorAll('div') ?? [];
  expect([...details].map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['Name', 'Amira Rahman'],
    ['Phone', '+60123456789'],
    ['Company', 'Kenari Beauty Retail'],
    ['Registration number', 'N/A'],
    ['Business nature', 'Multi-brand retail'],
    ['Country/Region', 'Malaysia'],
    ['Accepted terms', 'Version 2026-01'],
  ]);
  const slide = dialog.getByRole('article').textContent;
  for (const words of ['Oasis Attar', 'E-110', 'Pending', '3.00pm-4.00pm']) expect(slide).toContain(words);
  expect(dialog.getByRole('button', { name: 'Show meeting 1' }).getAttribute('aria-current')).toBe('true');
  expect(dialog.getByText('04 June 2025, Wednesday')).toBeDefined();
  expect(dialog.getByText('1 of 3 meetings')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Next meeting' }));
  expect(dialog.getByRole('heading', { name: 'Padma Ayur' })).toBeDefined();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(dialog.getByRole('heading', { name: 'Oasis Attar' })).toBeDefined();
  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByText('3 of 3 meetings')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Show meeting 2' }));
  expect(dialog.getByRole('heading', { name: 'Padma Ayur' })).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Show meeting 2' }).getAttribute('aria-current')).toBe('true');
});

test('a single meeting has no arrow', async () => {
  const { dialog } = await openSchedule(group());
  expect(dialog.queryByRole('button', { name: 'Next meeting' })).toBeNull();
});

test('marks a meeting that the visitor cancelled, and disables its decisions', async () => {
  const { dialog, user, calls } = await openSchedule(three());
  await user.click(dialog.getByRole('button', { name: 'Show meeting 3' }));
  expect(dialog.getByRole('article').textContent).toContain('Cancelled by visitor');
  const reason = dialog.getByText(/Only the visitor can ask for it again/);
  for (const name of ['Reject', 'Edit', 'Approve']) {
    const button = dialog.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-describedby')).toBe(reason.id);
    await user.click(button);
  }
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  expect(screen.queryByRole('dialog', { name: 'Edit Meeting Schedule' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Show meeting 2' }));
  expect(dialog.queryByText(/Only the visitor can ask for it again/)).toBeNull();
});

test('Approve sends the version on screen, and the pill changes', async () => {
  const shown = group({ schedules: [meeting({ version: 4 })] });
  const after = group({
    status: 'Approved',
    schedules: [meeting({ version: 5, status: MEETING_STATUS.approved })],
  });
  const { dialog, user, calls } = await openSchedule(shown, {
    'POST /api/meetings/11/approve': () => ({ body: { success: true, group: after } }),
  });
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await within(dialog.getByRole('article')).findByText('Approved')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe('true');
  expect(dialog.queryByText(/There are pending meetings/)).toBeNull();
  const sent = calls.find(({ call }) => call === 'POST /api/meetings/11/approve');
  expect(sent?.query.get('version')).toBe('4');
});

test.each([
  [
    'the button',
    (visit: Awaited<ReturnType<typeof openSchedule>>) =>
      visit.user.click(visit.dialog.getByRole('button', { name: 'Reject' })),
  ],
  ['the R key', (visit: Awaited<ReturnType<typeof openSchedule>>) => visit.user.keyboard('r')],
] as const)('rejecting by %s asks for a reason first, and Enter confirms', async (_, press) => {
  const rejected = meeting({ version: 5, status: MEETING_STATUS.rejected, rejectionReason: 'Too small.' });
  const visit = await openSchedule(group({ schedules: [meeting({ version: 4 })] }), {
    'POST /api/meetings/11/reject': () => ({
      body: { success: true, group: group({ schedules: [rejected] }) },
    }),
  });
  const { dialog, user, calls } = visit;
  const sent = () => calls.filter(({ call }) => call === 'POST /api/meetings/11/reject');
  await press(visit);
  const question = () =>
    within(screen.getByRole('alertdialog', { name: 'Reject this meeting of Amira Rahman?' }));
  expect(question().getByText('Oasis Attar, 04 June 2025, 3.00pm-4.00pm')).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(question().getByRole('button', { name: 'Reject' }));
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent()).toEqual([]);
  await press(visit);
  await user.selectOptions(question().getByRole('combobox'), 'In your own words');
  // The shortcut key is an ordinary letter in this field.
  await user.type(question().getByRole('textbox', { name: 'Your words' }), 'Rather small.{Enter}');
  expect(await dialog.findByText('Reason: Too small.')).toBeDefined();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.query.get('version')).toBe('4');
  expect(sent()[0]?.body).toEqual({ reason: 'Rather small.' });
});

test('the R key does nothing for a meeting that cannot be rejected, or for a viewer', async () => {
  const rejected = group({ schedules: [meeting({ status: MEETING_STATUS.rejected })] });
  await (await openSchedule(rejected)).user.keyboard('r');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  cleanup();
  await (await openSchedule(group(), {}, 'viewer')).user.keyboard('r');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the arrow keys switch meetings from the initial focus of the dialog', async () => {
  const { dialog, user } = await openSchedule(three());
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByText('2 of 3 meetings')).toBeDefined();
});

test('a decision that came too late says what changed, and loads the latest', async () => {
  const latest = meeting({ version: 2, status: MEETING_STATUS.approved, minute: 960 });
  let isChanged = false;
  const { dialog, user } = await openSchedule(group(), {
    'GET /api/meetings/1': () => ({ body: group(isChanged ? { schedules: [latest] } : {}) }),
    'POST /api/meetings/11/reject': () => {
      isChanged = true;
      return refusal(409, 'meeting.stale', 'This meeting has been changed in the meantime.', {
        meeting: latest,
      });
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reject' }));
  const banner = await dialog.findByRole('alert');
  await expect.poll(() => document.activeElement).toBe(banner);
  expect(banner.textContent).toContain('This meeting has been changed in the meantime.');
  expect(banner.textContent).toContain('Status: Pending is now Approved');
  expect(banner.textContent).toContain('04 June 2025, 3.00pm-4.00pm is now 04 June 2025, 4.00pm-5.00pm');
  await user.click(within(banner).getByRole('button', { name: 'Load the latest' }));
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  expect(dialog.getByText('4.00pm-5.00pm')).toBeDefined();
});

test.each([
  [
    'a taken hour',
    refusal(409, 'meeting.slot-taken', 'Oasis Attar meets Saffron Salon Group then.'),
    'Oasis Attar meets Saffron Salon Group then.',
  ],
  [
    'a role without permission',
    refusal(403, 'session.forbidden', 'Your role does not allow this.'),
    'Your role does not allow this.',
  ],
  [
    'a response without a message',
    { status: 502, body: '' },
    'We got no reply, so this may not have been saved. Please try again.',
  ],
])('says in the dialog why a decision failed, and allows a retry: %s', async (_, answer, sentence) => {
  let isFailing = true;
  const after = group({ schedules: [meeting({ version: 2, status: MEETING_STATUS.approved })] });
  const { dialog, user } = await openSchedule(group(), {
    'POST /api/meetings/11/approve': () => (isFailing ? answer : { body: { success: true, group: after } }),
  });
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(sentence);
  const slide = within(dialog.getByRole('article'));
  expect(slide.getByText('Pending')).toBeDefined();
  isFailing = false;
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await slide.findByText('Approved')).toBeDefined();
  expect(dialog.queryByText(sentence)).toBeNull();
});

test('Approve All asks for confirmation, and shows a result for each meeting', async () => {
  const { dialog, user, calls } = await openSchedule(three(), {
    'POST /api/meetings/1/approve-all': () => ({
      body: {
        success: true,
        results: [
          { id: 11, ok: true, message: null },
          { id: 12, ok: false, message: 'Padma Ayur meets another visitor then.' },
          { id: 13, ok: false, message: 'The visitor cancelled this meeting.' },
        ],
        group: three(),
      },
    }),
  });
  await user.click(dialog.getByRole('button', { name: 'Approve All' }));
  const attention = within(await screen.findByRole('alertdialog', { name: 'Attention' }));
  expect(attention.getByText(/pending meetings? of Amira Rahman\?$/)).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(attention.getByRole('button', { name: 'Cancel' }));
  const answers = attention.getAllByRole('button').map(({ textContent }) => textContent);
  expect(answers.filter((words) => words !== '').sort()).toEqual(['Approve All', 'Cancel', 'View']);
  expect(attention.getByText('One that the visitor cancelled stays as it is.')).toBeDefined();
  await user.click(attention.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const approveAll = dialog.getByRole('button', { name: 'Approve All' });
  await expect.poll(() => document.activeElement).toBe(approveAll);
  await user.click(approveAll);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'View' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls.some(({ call }) => call.endsWith('approve-all'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Approve All' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Approve All' }));
  expect(await dialog.findByText('1 of 3 meetings approved')).toBeDefined();
  expect(dialog.getByText(/Padma Ayur meets another visitor then\./)).toBeDefined();
  expect(dialog.getByText(/The visitor cancelled this meeting\.$/)).toBeDefined();
  await expect.poll(() => document.activeElement?.textContent).toContain('1 of 3 meetings approved');
});

test('Approve All counts pending and rejected meetings; rejected ones stay unless the box is ticked', async () => {
  const mixed = group({
    schedules: [meeting({ id: 11 }), meeting({ id: 12, status: MEETING_STATUS.rejected })],
  });
  const { dialog, user, calls } = await openSchedule(mixed, {
    'POST /api/meetings/1/approve-all': () => ({ body: { success: true, results: [], group: mixed } }),
  });
  const press = async (tick: boolean) => {
    await user.click(dialog.getByRole('button', { name: 'Approve All' }));
    const attention = within(await screen.findByRole('alertdialog', { name: 'Attention' }));
    expect(attention.getByText('Approve the pending meeting of Amira Rahman?')).toBeDefined();
    expect(attention.getByText('One was rejected and stays so.')).toBeDefined();
    if (tick) await user.click(attention.getByRole('checkbox', { name: /^Approve the rejected one too/ }));
    await user.click(attention.getByRole('button', { name: 'Approve All' }));
  };
  await press(false);
  await press(true);
  const bodies = calls.filter(({ call }) => call.endsWith('approve-all')).map(({ body }) => body);
  expect(bodies).toEqual([
    expect.objectContaining({ only: 'pending' }),
    expect.not.objectContaining({ only: 'pending' }),
  ]);
});

test('a viewer sees no decision buttons', async () => {
  const { dialog } = await openSchedule(group(), {}, 'viewer');
  for (const name of ['Reject', 'Edit', 'Approve', 'Approve All'])
    expect(dialog.queryByRole('button', { name })).toBeNull();
});
