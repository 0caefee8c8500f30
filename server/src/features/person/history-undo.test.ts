// Taking a decision back from the history of a person: for ten minutes, and only what nobody has changed since.
import type { Person } from '@visavis/contract/person/person';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

let stand: ReviewStand;
let now = TEST_NOW;
beforeAll(async () => {
  stand = await openReview({ clock: () => now });
});
afterAll(() => stand.close());

const eventsOf = async (reference: string): Promise<Person['history']> =>
  (await stand.test.get(`/api/people/${reference}`, stand.editor)).json().history;
const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

it('is offered for ten minutes for a decision from pending, and makes the meeting pending again', async () => {
  const { registrationNumber, schedules } = await stand.register([[1, 1, 660]]);
  const [meeting] = schedules;
  await stand.test.post(`/api/meetings/${meeting?.id}/approve`, {}, stand.editor);
  passMinutes(9);
  const [decided] = await eventsOf(registrationNumber);
  expect(decided).toMatchObject({ action: 'meeting.approve', undo: { id: meeting?.id, version: 2 } });
  const { id = 0, version = 0 } = decided?.undo ?? {};
  const answer = await stand.test.post('/api/meetings/reopen', { meetings: [{ id, version }] }, stand.editor);
  expect(answer.json()).toEqual({ reopened: 1, refused: [] });
  // It was changed by the undo itself: nothing more to take back.
  expect(await eventsOf(registrationNumber)).toMatchObject([
    { action: 'meeting.undo-approve', exhibitor: 'Maker 1', undo: null },
    { action: 'meeting.approve', undo: null },
  ]);
});

it('is over after ten minutes, and after another decision', async () => {
  const { registrationNumber, schedules } = await stand.register([[2, 1, 660]]);
  const [meeting] = schedules;
  await stand.test.post(`/api/meetings/${meeting?.id}/approve`, {}, stand.editor);
  await stand.test.post(`/api/meetings/${meeting?.id}/reject`, {}, stand.editor);
  // The first decision is not the latest state, and the second was not made from pending.
  expect((await eventsOf(registrationNumber)).map(({ undo }) => undo)).toEqual([null, null]);
  const other = await stand.register([[3, 1, 660]]);
  await stand.test.post(`/api/meetings/${other.schedules[0]?.id}/reject`, {}, stand.editor);
  const [rejected] = await eventsOf(other.registrationNumber);
  expect(rejected?.undo).not.toBeNull();
  passMinutes(11);
  expect((await eventsOf(other.registrationNumber))[0]?.undo).toBeNull();
  // The server asks only whether it was changed since: many at once are undone by the same call.
  const { id = 0, version = 0 } = rejected?.undo ?? {};
  await stand.test.post('/api/meetings/reopen', { meetings: [{ id, version }] }, stand.editor);
  expect((await eventsOf(other.registrationNumber))[0]?.action).toBe('meeting.undo-reject');
});
