// Facts for deciding on the current meeting, in words.
import { screen, within } from '@testing-library/react';
import type { MeetingFacts } from '@visavis/contract/meeting/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { expect, test } from 'vitest';
import { group, meeting } from './testing/review-fixture.ts';
import { type Answers, refusal, visitReview } from './testing/review-visit.tsx';

const facts = (parts: Partial<MeetingFacts> = {}): MeetingFacts => ({
  hour: 'kept',
  taken: 10,
  hours: 28,
  otherFree: 9,
  interests: { chosen: 3, matching: [{ name: 'Serums' }, { name: 'Sun care' }] },
  ...parts,
});

async function open(answer: ReturnType<Answers[string]>, changes: Parameters<typeof meeting>[0] = {}) {
  const { user } = visitReview({
    groups: [group({ schedules: [meeting(changes)] })],
    answers: { 'GET /api/meetings/11/facts': () => answer },
  });
  await user.click(await screen.findByRole('button', { name: 'View the schedule of Amira Rahman' }));
  return within(await screen.findByRole('dialog', { name: 'Schedule Meetings:' }));
}

const wordsOf = async (body: MeetingFacts) => {
  const dialog = await open({ body });
  const list = await dialog.findByRole('list', { name: 'Facts for your decision' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('shows its hour, the matching interests, and the other hours', async () => {
  const [hour, interests, others] = await wordsOf(facts());
  expect(hour).toMatch(/^The hour is kept for this meeting\..+ has 10 of 28 hours taken\.$/);
  expect(interests).toBe('2 of 3 interests match: Serums, Sun care.');
  expect(others).toBe('9 other hours are free for both.Press Edit to choose one of them.');
});

test('says just as plainly what does not speak for it', async () => {
  const [hour, interests, others] = await wordsOf(
    facts({ hour: 'lost', otherFree: 0, interests: { chosen: 2, matching: [] } }),
  );
  expect(hour).toMatch(/^The hour is not free any more\./);
  expect(interests).toBe('None of 2 interests matches.');
  expect(others).toBe('No other hour is free for both.');
});

test('shows a failure in its place, and the decision stays possible', async () => {
  const dialog = await open(refusal(503, 'server.unavailable', 'The database is away.'));
  expect(
    await dialog.findByText('The facts about this meeting could not be loaded. The database is away.'),
  ).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBeNull();
});

test('shows nothing for a meeting that the visitor has cancelled', async () => {
  const dialog = await open({ body: facts() }, { cancelledBy: 'visitor', status: MEETING_STATUS.rejected });
  expect(await dialog.findByText('1 of 1 meetings')).toBeDefined();
  expect(dialog.queryByRole('list', { name: 'Facts for your decision' })).toBeNull();
});
