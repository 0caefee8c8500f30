// Facts for deciding on a meeting: the state of its hour, how busy the exhibitor is, and the visitor's interests.
import type { MeetingFacts } from '@visavis/contract/meeting/endpoints';
import { beforeEach, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { insertRows, updateRows } from '../../testing/rows.ts';

const stand = prepareOnce(openReview);

beforeEach(async () => {
  const { pool } = stand.test.database;
  await pool.query('truncate claim, registration, visitor, company, draft, blocked_slot cascade');
});

const factsOf = async (meeting: number): Promise<MeetingFacts> => {
  const answer = await stand.test.get(`/api/meetings/${meeting}/facts`, stand.viewer);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const HOURS = 28;

/** Registers somebody with these wishes. @returns their first meeting */
async function register(wishes: Parameters<ReviewStand['register']>[0], name = 'Siti Rahmah') {
  const group = await stand.register(wishes, { name });
  const meeting = group.schedules[0];
  if (!meeting) throw new Error('the registration has no meeting');
  return { group, meeting };
}
const reject = (id: number) => stand.test.post(`/api/meetings/${id}/reject`, {}, stand.editor);

it('counts taken hours, unblocked hours, and the other hours that are free for both', async () => {
  const { meeting } = await register([
    [1, 1, 660],
    [2, 1, 720],
  ]);
  await register([[1, 2, 660]], 'Amira Rahman');
  await insertRows(stand.test.db, 'blocked_slot', {
    exhibitor_id: meeting.exhibitorId,
    day: 3,
    minute: 660,
    length: 60,
  });
  expect(await factsOf(meeting.id)).toEqual({
    hour: 'kept',
    taken: 2,
    hours: HOURS - 1,
    // Excludes its own hour, the other visitor's, the blocked one, and that of the meeting elsewhere.
    otherFree: HOURS - 4,
    interests: { chosen: 0, matching: [] },
  });
});

it('tells whether the hour of a rejected meeting is free or was lost to somebody else', async () => {
  const { meeting } = await register([[1, 1, 660]]);
  const answer = await reject(meeting.id);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await factsOf(meeting.id)).toMatchObject({ hour: 'free', taken: 0, otherFree: HOURS - 1 });
  await register([[1, 1, 660]], 'Amira Rahman');
  expect(await factsOf(meeting.id)).toMatchObject({ hour: 'lost', taken: 1, otherFree: HOURS - 1 });
});

it("lists those of the visitor's interests that the exhibitor covers", async () => {
  const { group, meeting } = await register([[1, 1, 660]]);
  const { db } = stand.test;
  const [covered, other] = await db
    .selectFrom('sub_category')
    .select(['id', 'name'])
    .orderBy('id')
    .limit(2)
    .execute();
  if (!covered || !other) throw new Error('the edition has too few sub-categories');
  await insertRows(db, 'exhibitor_sub_category', {
    exhibitor_id: meeting.exhibitorId,
    sub_category_id: covered.id,
  });
  await db
    .updateTable('edition')
    .set((edition) => ({ catalogue_version: edition('catalogue_version', '+', 1) }))
    .execute();
  await db.deleteFrom('registration_interest').where('registration_id', '=', group.id).execute();
  await insertRows(
    db,
    'registration_interest',
    [covered, other].map(({ id }) => ({ registration_id: group.id, sub_category_id: id })),
  );
  const { interests } = await factsOf(meeting.id);
  expect(interests.chosen).toBe(2);
  expect(interests.matching.map(({ name }) => name)).toEqual([covered.name]);
});

it('is not found for an unknown meeting, or one of a deleted registration', async () => {
  const { group, meeting } = await register([[1, 1, 660]]);
  expect((await stand.test.get('/api/meetings/999999/facts', stand.viewer)).statusCode).toBe(404);
  await updateRows(stand.test.db, 'registration', { id: group.id }, { cancelled_at: new Date() });
  expect((await stand.test.get(`/api/meetings/${meeting.id}/facts`, stand.viewer)).statusCode).toBe(404);
});
