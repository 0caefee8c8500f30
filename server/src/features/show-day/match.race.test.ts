// Many organisers match at the same moment: a place goes to one person, and a person's hour to one exhibitor.
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { expect, it, onTestFinished } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { ALLOW_DOUBLE_BOOKING } from '../../testing/without-defences.ts';

const PEOPLE = 6;
const HOURS = [900, 960, 1020] as const;

async function race(stand: ReviewStand): Promise<{ won: number[]; doubles: number }> {
  const people: number[] = [];
  for (let index = 0; index < PEOPLE; index += 1)
    people.push((await stand.register([[6, 1, 660 + 60 * index]])).id);
  const now = slotStartsAt('2026-06-03', 887, DEFAULT_TIME_ZONE);
  stand.test.setNow(now);
  const editor = await logInAs(stand.test.db, 'editor', now);
  const won: number[] = [];
  for (const [index, minute] of HOURS.entries()) {
    // Everybody wants one exhibitor, and the first person wants five more.
    const wishes = [
      ...people.map((registrationId) => [registrationId, index] as const),
      ...[3, 4].map((maker) => [people[0] ?? 0, maker] as const),
    ];
    const answers = await Promise.all(
      wishes.map(([registrationId, maker]) =>
        stand.test.post(
          '/api/show-day/matches',
          { registrationId, exhibitorId: stand.makers[maker], day: 2, minute },
          editor,
        ),
      ),
    );
    for (const { statusCode, body } of answers)
      expect(statusCode === 200 || body.includes('"meeting.slot-taken"')).toBe(true);
    won.push(answers.filter(({ statusCode }) => statusCode === 200).length);
  }
  const { rows } = await stand.test.database.pool.query(`
    select 1 from meeting where status <> 3 group by exhibitor_id, day, minute having count(*) > 1
    union all
    select 1 from meeting where status <> 3 group by registration_id, day, minute having count(*) > 1`);
  return { won, doubles: rows.length };
}

it('books nothing twice, and gives every wanted place to somebody', async () => {
  const stand = await openReview();
  onTestFinished(() => stand.close());
  const { won, doubles } = await race(stand);
  expect(doubles).toBe(0);
  // The wanted exhibitor meets one person, and the first person meets at most one exhibitor.
  for (const count of won) expect([1, 2]).toContain(count);
}, 120_000);

it('control: without the constraints the same calls book hours twice', async () => {
  const stand = await openReview();
  onTestFinished(() => stand.close());
  await stand.test.database.pool.query(ALLOW_DOUBLE_BOOKING);
  expect((await race(stand)).doubles).toBeGreaterThan(0);
}, 120_000);
