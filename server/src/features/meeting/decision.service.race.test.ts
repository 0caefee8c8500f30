// Many organisers decide at the same moment: one hour goes to one meeting, and no decision overrules an unseen one.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { expect, it, onTestFinished } from 'vitest';
import { editOf, openReview, type ReviewStand } from '../../testing/review.ts';
import { roundsOf } from '../../testing/rounds.ts';
import { ALLOW_SHARED_PLACES } from '../../testing/without-defences.ts';

const ORGANISERS = 12;
const ROUNDS = roundsOf(3, 6);

/** Rejected meetings, all at one hour: each can be approved as long as no other is. */
async function rejectedOnOneHour(stand: ReviewStand, day: number, minute: number): Promise<MeetingGroup[]> {
  const groups: MeetingGroup[] = [];
  for (let count = 0; count < ORGANISERS; count += 1) {
    const group = await stand.register([[1, day, minute]]);
    await stand.test.call({
      method: 'POST',
      url: `/api/meetings/${group.schedules[0]?.id}/reject`,
      headers: stand.editor,
    });
    groups.push(await stand.group(group.id));
  }
  return groups;
}

const approve = (stand: ReviewStand, group: MeetingGroup) =>
  stand.test.call({
    method: 'POST',
    url: `/api/meetings/${group.schedules[0]?.id}/approve`,
    headers: stand.editor,
  });

function edit(stand: ReviewStand, { schedules: [schedule] }: MeetingGroup) {
  if (!schedule) throw new Error('the registration has no meeting');
  return stand.put(schedule.id, editOf(schedule, { status: 2 }));
}

/** Half of them approve, half of them edit. @returns how many succeeded */
async function decideAtOnce(stand: ReviewStand, groups: readonly MeetingGroup[]): Promise<number> {
  const answers = await Promise.all(
    groups.map((group, index) => (index % 2 === 0 ? approve(stand, group) : edit(stand, group))),
  );
  const won = answers.filter(({ statusCode }) => statusCode === 200).length;
  const lost = answers.filter(
    ({ statusCode, body }) => statusCode === 409 && body.includes('"meeting.slot-taken"'),
  ).length;
  expect(won + lost).toBe(groups.length);
  return won;
}

const doubles = async ({ test }: ReviewStand): Promise<number> => {
  const { rows } = await test.database.pool.query(
    'select from meeting where status <> 3 group by exhibitor_id, day, minute having count(*) > 1',
  );
  return rows.length;
};

it(`${ORGANISERS} organisers give one hour to as many visitors, ${ROUNDS} rounds: exactly one wins each time`, async () => {
  const stand = await openReview();
  onTestFinished(() => stand.close());
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups = await rejectedOnOneHour(stand, 1 + (round % 4), 660 + 60 * round);
    expect({ round, won: await decideAtOnce(stand, groups) }).toEqual({ round, won: 1 });
  }
  expect(await doubles(stand)).toBe(0);
}, 300_000);

it(`${ORGANISERS} organisers decide on one meeting again and again: none overrules a decision that it has not seen`, async () => {
  const stand = await openReview();
  try {
    const { id, schedules } = await stand.register([[1, 1, 660]]);
    const meeting = schedules[0]?.id ?? 0;
    const accepted: number[] = [];
    let refused = 0;
    const decide = async (index: number): Promise<void> => {
      const seen = (await stand.group(id)).schedules[0]?.version ?? 0;
      const action = index % 2 === 0 ? 'approve' : 'reject';
      const { statusCode, json } = await stand.test.call({
        method: 'POST',
        url: `/api/meetings/${meeting}/${action}?version=${seen}`,
        headers: stand.editor,
      });
      if (statusCode === 200) accepted.push(seen);
      else {
        expect(json()).toMatchObject({ code: 'meeting.stale' });
        refused += 1;
      }
    };
    for (let round = 0; round < ROUNDS; round += 1)
      await Promise.all(Array.from({ length: ORGANISERS }, (_, index) => decide(index)));
    expect(refused).toBeGreaterThan(0);
    expect(accepted.length).toBeGreaterThan(1);
    // Each decision is based on the version left by the one before it; one that changes nothing leaves no entry.
    const { rows } = await stand.test.database.pool.query<{ before: number; after: number }>(
      `select (before ->> 'version')::int as before, (after ->> 'version')::int as after from audit_entry
        where action in ('meeting.approve', 'meeting.reject') order by id`,
    );
    const [first, ...others] = rows;
    expect([first?.before, ...rows.map(({ after }) => after)]).toEqual([
      ...rows.map(({ before }) => before),
      rows.at(-1)?.after,
    ]);
    expect(others.length).toBeGreaterThan(0);
    expect(accepted).toEqual(expect.arrayContaining(rows.map(({ before }) => before)));
  } finally {
    await stand.close();
  }
}, 300_000);

it('an hour with three places goes to exactly three organisers', async () => {
  const stand = await openReview();
  onTestFinished(() => stand.close());
  await stand.test.db.updateTable('exhibitor').set({ places: 3 }).execute();
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups = await rejectedOnOneHour(stand, 1 + (round % 4), 660 + 60 * round);
    expect({ round, won: await decideAtOnce(stand, groups) }).toEqual({ round, won: 3 });
  }
}, 300_000);

it('two meetings that swap their hours at the same moment never cause a server error', async () => {
  const stand = await openReview();
  onTestFinished(() => stand.close());
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await stand.register([[1, 1, 660 + 60 * round]]);
    const two = await stand.register([[1, 2, 660 + 60 * round]]);
    const [first, second] = [one.schedules[0], two.schedules[0]];
    if (!first || !second) throw new Error('the registration has no meeting');
    const { date, day, dayOfWeek } = first;
    const answers = await Promise.all([
      stand.put(
        first.id,
        editOf(first, { date: second.date, day: second.day, day_of_week: second.dayOfWeek }),
      ),
      stand.put(second.id, editOf(second, { date, day, day_of_week: dayOfWeek })),
    ]);
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
    expect(await doubles(stand)).toBe(0);
  }
}, 300_000);

it('a visitor who registers and an organiser who approves: exactly one gets the hour', async () => {
  const stand = await openReview();
  onTestFinished(() => stand.close());
  for (let round = 0; round < ROUNDS; round += 1) {
    const [group] = await rejectedOnOneHour(stand, 3, 660 + 60 * round);
    if (!group) throw new Error('no registration was created');
    const [approved, registered] = await Promise.all([
      approve(stand, group).then(({ statusCode }) => statusCode === 200),
      stand.register([[1, 3, 660 + 60 * round]]).then(
        () => true,
        () => false,
      ),
    ]);
    expect([approved, registered].filter(Boolean)).toHaveLength(1);
  }
  expect(await doubles(stand)).toBe(0);
}, 300_000);

it('control: without the index the same decisions book hours twice', async () => {
  const stand = await openReview();
  onTestFinished(() => stand.close());
  await stand.test.database.pool.query(ALLOW_SHARED_PLACES);
  let won = 1;
  for (let round = 0; round < 28 && won === 1; round += 1) {
    const groups = await rejectedOnOneHour(stand, 1 + Math.floor(round / 7), 660 + 60 * (round % 7));
    won = await decideAtOnce(stand, groups);
  }
  expect(won).toBeGreaterThan(1);
  expect(await doubles(stand)).toBeGreaterThan(0);
}, 300_000);
