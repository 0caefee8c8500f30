// Edit, approve and reject beside one meeting: what is sent, where the focus goes, and the message for a refusal.
import { act, screen, waitFor, within } from '@testing-library/react';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { later } from '../../lib/testing/later.ts';
import { MeetingActions } from './meeting-actions.tsx';
import { group, meeting } from './testing/review-fixture.ts';
import { type Answers, refusal, visitReview } from './testing/review-visit.tsx';

const { approved, rejected } = MEETING_STATUS;

function Row({ first }: { first: MeetingGroup }) {
  const [shown, setShown] = useState(first);
  const [one] = shown.schedules;
  return one ? <MeetingActions group={shown} meeting={one} onChange={setShown} /> : null;
}

function openRow(answers: Answers = {}, changes: Parameters<typeof meeting>[0] = {}) {
  const visit = visitReview({ page: <Row first={group({ schedules: [meeting(changes)] })} />, answers });
  const sent = (call: string) => visit.calls.filter((one) => one.call === call);
  return { ...visit, sent };
}
const answerOf = (status: 3 | 4) => ({
  body: { success: true, group: group({ schedules: [meeting({ status, version: 2 })] }) },
});

test('approves the version on screen; the focus stays in the row', async () => {
  const { user, sent } = openRow({ 'POST /api/meetings/11/approve': () => answerOf(approved) });
  await user.click(screen.getByRole('button', { name: 'Approve Oasis Attar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve Oasis Attar' })).toBeNull());
  expect(sent('POST /api/meetings/11/approve').map(({ query }) => query.get('version'))).toEqual(['1']);
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Edit the meeting with Oasis Attar' }));
});

test('rejects with a reason, after a confirmation', async () => {
  const { user, sent } = openRow({ 'POST /api/meetings/11/reject': () => answerOf(rejected) });
  await user.click(screen.getByRole('button', { name: 'Reject Oasis Attar' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent('POST /api/meetings/11/reject')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reject Oasis Attar' })).toBeNull());
  expect(sent('POST /api/meetings/11/reject')).toHaveLength(1);
});

test.each([
  ['pending', {}, ['Reject Oasis Attar', 'Approve Oasis Attar', 'Edit the meeting with Oasis Attar']],
  ['approved', { status: approved }, ['Reject Oasis Attar', 'Edit the meeting with Oasis Attar']],
  ['rejected', { status: rejected }, ['Edit the meeting with Oasis Attar']],
  ['cancelled by the visitor', { status: rejected, cancelledBy: 'visitor' as const }, []],
])('a meeting that is %s has the buttons for its possible actions', (_state, changes, buttons) => {
  openRow({}, changes);
  expect(screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(buttons);
});

test('says beside the meeting what a colleague changed meanwhile, and loads it', async () => {
  const latest = meeting({ status: approved, version: 2 });
  const { user } = openRow({
    'POST /api/meetings/11/approve': () =>
      refusal(409, 'meeting.stale', 'This meeting has been changed in the meantime.', { meeting: latest }),
    'GET /api/meetings/1': () => ({ body: group({ schedules: [latest] }) }),
  });
  await user.click(screen.getByRole('button', { name: 'Approve Oasis Attar' }));
  expect(await screen.findByText('This meeting has been changed in the meantime.')).toBeDefined();
  expect(screen.getByText(/Approved/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Load the latest' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve Oasis Attar' })).toBeNull());
  expect(screen.queryByText('This meeting has been changed in the meantime.')).toBeNull();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Edit the meeting with Oasis Attar' }));
});

test('disables the other actions while a decision is being sent', async () => {
  const { after, come: answer } = later();
  const { user } = openRow({ 'POST /api/meetings/11/approve': () => ({ ...answerOf(approved), after }) });
  await user.click(screen.getByRole('button', { name: 'Approve Oasis Attar' }));
  for (const name of ['Reject Oasis Attar', 'Edit the meeting with Oasis Attar']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
  }
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  answer();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve Oasis Attar' })).toBeNull());
});

test('a refusal disappears once something else is begun or the meeting has changed', async () => {
  const words = 'Not approved. Oasis Attar meets Kenji Watanabe.';
  const { user } = openRow({
    'POST /api/meetings/11/approve': () => refusal(409, 'meeting.slot-taken', words, { lost: [] }),
  });
  await user.click(screen.getByRole('button', { name: 'Approve Oasis Attar' }));
  expect(await screen.findByText(words)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reject Oasis Attar' }));
  expect(screen.queryByText(words)).toBeNull();
});

test('says so when the meeting is removed while its dialog is open', async () => {
  let takeOut = () => {};
  function Section() {
    const [isThere, setThere] = useState(true);
    takeOut = () => setThere(false);
    const shown = group();
    const [one] = shown.schedules;
    return (
      <section tabIndex={-1} aria-label="Meetings">
        {isThere && one && <MeetingActions group={shown} meeting={one} onChange={() => {}} />}
      </section>
    );
  }
  const { user } = visitReview({ page: <Section /> });
  await user.click(screen.getByRole('button', { name: 'Reject Oasis Attar' }));
  expect(await screen.findByRole('alertdialog')).toBeDefined();
  act(() => takeOut());
  expect(await screen.findByText('The meeting with Oasis Attar was removed in the meantime.')).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: 'Meetings' }));
});

test('edits the meeting in the same dialog as Business Matching', async () => {
  const moved = group({ schedules: [meeting({ status: approved, day: 4, version: 2 })] });
  const { user, sent } = openRow(
    { 'PUT /api/meetings/11': () => ({ body: { success: true, group: moved } }) },
    { status: approved },
  );
  await user.click(screen.getByRole('button', { name: 'Edit the meeting with Oasis Attar' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Meeting Schedule' }));
  await user.click(await edit.findByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('The meeting is saved.')).toBeDefined();
  expect(sent('PUT /api/meetings/11')).toHaveLength(1);
});

test('offers no actions on a meeting that its visitor cancelled', () => {
  openRow({}, { status: rejected, cancelledBy: 'visitor' });
  expect(screen.queryByRole('button')).toBeNull();
});
