// A burst is detected, listed and released in one action; confirmed registrations and approved meetings stay.

import type { Burst, BurstPerson } from '@visavis/contract/confirmation/endpoints';
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { announceChanges } from '../../platform/changes/publisher.ts';
import { ATTACKER, attackOf, createMakersFor, registerFrom } from '../../testing/attack.ts';
import { openFeedElsewhere } from '../../testing/other-process.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { listActions } from '../../testing/staff.ts';

const BURSTS = '/api/unconfirmed-hours/bursts';
const RELEASE = '/api/unconfirmed-hours/release';
const ATTACKS = 14;
const stand = prepareEach(() => openReview({ rateLimitScale: 1, mail: { wake: () => undefined } }));

beforeEach(async () => {
  // Replaces the review's exhibitors with a larger set.
  await stand.test.db.deleteFrom('exhibitor').where('company_name', 'like', 'Maker %').execute();
  await createMakersFor(stand.test, stand.edition.editionId, 56);
});

async function attack(count: number, from = ATTACKER, first = 0): Promise<number[]> {
  const ids: number[] = [];
  for (let index = first; index < first + count; index += 1) {
    const answer = await registerFrom(stand.test, from, attackOf(index));
    expect(answer.statusCode).toBe(201);
    ids.push(answer.json().registration_id);
  }
  return ids;
}
const bursts = async (): Promise<(Burst & { people: BurstPerson[] })[]> =>
  (await stand.test.get(BURSTS, stand.viewer)).json().bursts;
const release = (registrationIds: number[]) => stand.test.post(RELEASE, { registrationIds }, stand.editor);
const keyOf = async (registrationId: number) => ({
  authorization: `Bearer ${await createAccessKey(stand.test.db, { registrationId, lastDate: '2026-06-05', now: TEST_NOW })}`,
});
const confirm = async (registrationId: number) =>
  stand.test.call({
    method: 'POST',
    url: '/api/my-schedule/confirm',
    headers: await keyOf(registrationId),
  });
const scheduleOf = async (registrationId: number): Promise<MySchedule> =>
  (await stand.test.get('/api/my-schedule', await keyOf(registrationId))).json();
const live = async (registrationId: number) =>
  (await scheduleOf(registrationId)).meetings.filter(({ status }) => status !== 3).length;

it('a hundred unconfirmed hours from one address within an hour are a burst; an office or a slow day is not', async () => {
  await attack(ATTACKS - 2, '198.51.100.20');
  expect(await bursts()).toEqual([]);
  const ids = await attack(6, ATTACKER, ATTACKS - 2);
  await updateRows(
    stand.test.db,
    'registration_origin',
    {},
    { made_at: new Date(TEST_NOW.getTime() - 3_700_000) },
  );
  const later = await attack(6, ATTACKER, ATTACKS + 4);
  expect(await bursts()).toEqual([]);
  const more = await attack(7, ATTACKER, ATTACKS + 10);
  const [burst, ...others] = await bursts();
  expect(others).toEqual([]);
  expect(burst).toMatchObject({ registrations: 13, hours: 104 });
  expect(burst?.people.map(({ id }) => id)).toEqual([...later, ...more]);
  expect(burst?.people[0]).toMatchObject({
    name: 'Amira Rahman',
    company: 'Kenari Beauty Retail',
    reference: expect.stringMatching(/^BM-/),
    hours: expect.arrayContaining([expect.objectContaining({ exhibitor: expect.stringMatching(/^Maker /) })]),
  });
  const { isMailConfigured } = (await stand.test.get(BURSTS, stand.viewer)).json();
  expect(isMailConfigured).toBe(true);
  const overview = (await stand.test.get('/api/overview', stand.viewer)).json();
  expect(overview.bursts).toMatchObject([{ registrations: 13, hours: 104 }]);
  // Confirmed registrations leave the burst, and the rest is too small for one.
  await confirm(more[0] ?? 0);
  await confirm(more[1] ?? 0);
  expect(await bursts()).toEqual([]);
  expect(await live(ids[0] ?? 0)).toBe(8);
});

it('a burst is released in one action: its hours are freed, its people notified, and the release recorded', async () => {
  const ids = await attack(ATTACKS);
  const [confirmed = 0, approved = 0, ...others] = ids;
  const [meeting] = (await stand.group(approved)).schedules;
  await stand.test.post(`/api/meetings/${meeting?.id}/approve`, {}, stand.editor);
  const [burst] = await bursts();
  expect(burst).toMatchObject({ registrations: ATTACKS, hours: ATTACKS * 8 - 1 });
  // Confirms between the listing and the release.
  expect((await confirm(confirmed)).statusCode).toBe(200);
  await stand.test.db.deleteFrom('slot_change').execute();
  const answer = await release(burst?.people.map(({ id }) => id) ?? []);
  expect(answer.json()).toEqual({
    success: true,
    released: { registrations: ATTACKS - 1, hours: others.length * 8 + 7 },
    confirmed: 1,
  });
  expect(await live(confirmed)).toBe(8);
  expect(await live(approved)).toBe(1);
  for (const id of others) expect(await live(id)).toBe(0);
  expect(await bursts()).toEqual([]);

  const actions = (await listActions(stand.test.db)).filter(({ action }) => action === 'meeting.release');
  expect(actions).toHaveLength(ATTACKS - 1);
  expect(actions[0]).toMatchObject({ actor_kind: 'organiser', before: { hours: expect.any(Array) } });
  const letters = await readRows(stand.test.db, 'email', { kind: 'hours-released' }, ['registration_id']);
  expect(letters.map(({ registration_id }) => registration_id).sort()).toEqual([approved, ...others].sort());

  // A second release changes nothing.
  expect((await release(ids)).json()).toMatchObject({ released: { registrations: 0, hours: 0 } });
  // Released hours stay counted: the address may only take what is left of its 400 hours.
  const left = (400 - (ATTACKS - 1) * 8) / 8;
  const statuses = [];
  for (let index = ATTACKS; index < ATTACKS + left + 2; index += 1)
    statuses.push((await registerFrom(stand.test, ATTACKER, attackOf(index))).statusCode);
  expect(statuses).toEqual([...Array(left).fill(201), 429, 429]);

  // A visitor who reads the mail after all chooses again, which confirms.
  const person = others.at(-1) ?? 0;
  const mine = (await scheduleOf(person)).meetings[0];
  expect(mine).toMatchObject({ status: 3, cancelledBy: null, released: true });
  const again = await stand.test.post(
    `/api/my-schedule/meetings/${mine?.id}/move`,
    { version: mine?.version, day: mine?.day, minute: mine?.minute },
    await keyOf(person),
  );
  expect(again.statusCode).toBe(200);
  expect(again.json()).toMatchObject({ emailConfirmed: true });
});

it('open pages are notified that the hours are free', async () => {
  const ids = await attack(2);
  // Announces earlier changes first: a refresh for the new edition would hide the release.
  await announceChanges(stand.test.db);
  const notified: string[] = [];
  const feed = openFeedElsewhere(stand.test.database.config);
  onTestFinished(() => feed.close());
  const listening = new Promise<void>((resolve) => {
    feed.listen({
      onSlots: (slots) => notified.push(...slots.map((slot) => Object.values(slot).join('.'))),
      onParts: () => undefined,
      onGap: resolve,
    });
  });
  await listening;
  const wanted = (await scheduleOf(ids[0] ?? 0)).meetings.map(({ exhibitorId, day, minute }) =>
    [exhibitorId, day, minute, 60].join('.'),
  );
  notified.length = 0;
  await release(ids);
  await expect.poll(() => wanted.every((slot) => notified.includes(slot)), { timeout: 10_000 }).toBe(true);
});

it('a viewer sees bursts but cannot release them, and only the given registrations are released', async () => {
  const [first = 0, second = 0] = await attack(2);
  const refused = await stand.test.post(RELEASE, { registrationIds: [first] }, stand.viewer);
  expect(refused.statusCode).toBe(403);
  expect(await live(first)).toBe(8);
  expect((await release([first])).json()).toMatchObject({ released: { registrations: 1, hours: 8 } });
  expect(await live(second)).toBe(8);
  expect((await release([999_999])).json()).toMatchObject({ released: { registrations: 0, hours: 0 } });
});
