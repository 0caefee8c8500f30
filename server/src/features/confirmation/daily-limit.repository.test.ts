// One IP address cannot fill the fair with unconfirmed hours; everyone else can still book.
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { afterEach, expect, it } from 'vitest';
import type { AppDependencies } from '../../app.ts';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { ATTACKER, attackOf, createMakersFor, HOURS_EACH, registerFrom } from '../../testing/attack.ts';
import { holdingWith, named } from '../../testing/holding.ts';
import { insertRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** A mail server that accepts everything: these tests queue mails and send none. */
const WITH_MAIL: Partial<AppDependencies> = { mail: { wake: () => undefined }, rateLimitScale: 1 };
const ATTACKS = 52;
const OTHER_NETWORK = '198.51.100.20';

let test: TestApp;
let makers: number[];
afterEach(() => test.close());

async function open(overrides: Partial<AppDependencies>, registrations = ATTACKS + 4): Promise<void> {
  test = await createTestApp(overrides);
  const { editionId } = await createSmallEdition(test.db);
  makers = await createMakersFor(test, editionId, registrations);
}

const setLimit = (hours: number) =>
  test.db.updateTable('edition').set({ unconfirmed_hours_a_day: hours }).execute();
const attack = async (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => registerFrom(test, ATTACKER, attackOf(index))));
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();
const countLive = async () =>
  (await test.db.selectFrom('meeting').select('id').where('status', '<>', 3).execute()).length;
const keyOf = async (registrationId: number) => ({
  authorization: `Bearer ${await createAccessKey(test.db, { registrationId, lastDate: '2026-06-05', now: TEST_NOW })}`,
});

it('of 52 registrations from one address, those beyond 400 unconfirmed hours are refused until one is confirmed', async () => {
  await open(WITH_MAIL);
  const answers = await attack(ATTACKS);
  expect(statuses(answers)).toEqual([...Array(50).fill(201), 429, 429]);
  expect(await countLive()).toBe(400);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({
    code: 'request.too-many',
    message: expect.stringContaining('Your choices are kept.'),
  });
  // The limit holds until midnight at the fair.
  expect(Number(refused?.headers['retry-after'])).toBe(12 * 3600);

  const honest = await registerFrom(test, OTHER_NETWORK, attackOf(ATTACKS));
  expect(honest.statusCode).toBe(201);

  // The count is in the database, so another process enforces it too.
  await test.restart();
  expect((await registerFrom(test, ATTACKER, attackOf(ATTACKS + 1))).statusCode).toBe(429);

  // Confirming one of the registrations makes room for as many hours.
  const accepted = answers.find(({ statusCode }) => statusCode === 201);
  const confirmed = await test.call({
    method: 'POST',
    url: '/api/my-schedule/confirm',
    headers: await keyOf(accepted?.json().registration_id),
  });
  expect(confirmed.statusCode).toBe(200);
  expect((await registerFrom(test, ATTACKER, attackOf(ATTACKS + 1))).statusCode).toBe(201);
  expect((await registerFrom(test, ATTACKER, attackOf(ATTACKS + 2))).statusCode).toBe(429);

  const tomorrow = new Date(TEST_NOW.getTime() + 24 * 3_600_000);
  expect(fairDateAt(tomorrow, DEFAULT_TIME_ZONE)).toBe('2026-03-03');
  test.setNow(tomorrow);
  expect((await registerFrom(test, ATTACKER, attackOf(ATTACKS + 2))).statusCode).toBe(201);
});

it('without a mail server, where nobody could confirm, no registration is refused', async () => {
  await open({ rateLimitScale: 1 });
  expect(statuses(await attack(ATTACKS))).toEqual(Array(ATTACKS).fill(201));
  expect(await countLive()).toBe(ATTACKS * HOURS_EACH);
});

it('the rate limit scale applies to this limit too', async () => {
  await open({ ...WITH_MAIL, rateLimitScale: 0.1 });
  const answers = [];
  for (let index = 0; index < 6; index += 1)
    answers.push(await registerFrom(test, ATTACKER, attackOf(index)));
  expect(statuses(answers)).toEqual([...Array(5).fill(201), 429]);
});

it('a refused submission keeps the holds of its draft, and its idempotency key is free for a retry', async () => {
  await open(WITH_MAIL);
  await setLimit(1);
  const { hold, unavailable } = holdingWith(() => test);
  const first = await hold(makers[0] ?? 0, 1, 660);
  const token: string = first.json().draftToken;
  expect((await hold(makers[1] ?? 0, 1, 720, token)).statusCode).toBe(201);
  const two = submissionOf([meetingOf('Maker 1', 'M-1', 1, 660), meetingOf('Maker 2', 'M-2', 1, 720)]);
  const headers = { ...named(token), 'idempotency-key': 'kept-draft' };
  const refused = await registerFrom(test, ATTACKER, two, headers);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too-many']);
  expect(await unavailable(makers[0] ?? 0)).toEqual(['1 11 am']);
  expect(await unavailable(makers[0] ?? 0, token)).toEqual([]);
  expect(
    (await registerFrom(test, OTHER_NETWORK, submissionOf([meetingOf('Maker 1', 'M-1', 1, 660)]))).statusCode,
  ).toBe(409);
  await setLimit(2);
  const accepted = async () => (await registerFrom(test, ATTACKER, two, headers)).statusCode;
  await expect.poll(accepted, { timeout: 10_000 }).toBe(201);
  // A replay of an accepted submission gets the same response, whatever the address has taken in the meantime.
  expect(await accepted()).toBe(201);
});

it('hours that were not stored are not counted', async () => {
  await open(WITH_MAIL);
  await setLimit(16);
  const taken = attackOf(0);
  expect((await registerFrom(test, OTHER_NETWORK, taken)).statusCode).toBe(201);
  const again = () => ({ ...attackOf(1), meetings: taken.meetings });
  for (let times = 0; times < 4; times += 1)
    expect((await registerFrom(test, ATTACKER, again())).statusCode).toBe(409);
  await insertRows(test.db, 'blocked_slot', { exhibitor_id: makers[8] ?? 0, day: 1, minute: 660 });
  const blocked = () => submissionOf([meetingOf('Maker 9', 'M-9', 1, 660)]);
  for (let times = 0; times < 4; times += 1)
    expect((await registerFrom(test, ATTACKER, blocked())).statusCode).toBe(409);
  expect(
    statuses([
      await registerFrom(test, ATTACKER, attackOf(2)),
      await registerFrom(test, ATTACKER, attackOf(3)),
    ]),
  ).toEqual([201, 201]);
  expect((await registerFrom(test, ATTACKER, attackOf(4))).statusCode).toBe(429);
});

it("an address counts with its network, the fair's own network is exempt, and no address is stored in plain text", async () => {
  await open({ ...WITH_MAIL, fairNetworks: ['192.0.2.0/24'] });
  await setLimit(HOURS_EACH);
  expect((await registerFrom(test, '2001:db8:0:7::1', attackOf(0))).statusCode).toBe(201);
  expect((await registerFrom(test, '2001:db8:0:7:99::2', attackOf(1))).statusCode).toBe(429);
  // A client with one such network has 256 of them: together they get four times the share; the fifth is refused.
  const others = [];
  for (let index = 1; index <= 4; index += 1)
    others.push((await registerFrom(test, `2001:db8:0:${index}::1`, attackOf(index))).statusCode);
  expect(others).toEqual([201, 201, 201, 429]);
  // Hours refused by the wider network's limit are not counted for any address in it.
  const tally = await test.db.selectFrom('unconfirmed_tally').select('hours').orderBy('hours').execute();
  expect(tally.map(({ hours }) => hours)).toEqual([8, 8, 8, 8, 32, 32]);
  expect((await registerFrom(test, '2001:db8:1:7::1', attackOf(9))).statusCode).toBe(201);
  for (let index = 5; index < 8; index += 1)
    expect((await registerFrom(test, '::ffff:192.0.2.9', attackOf(index))).statusCode).toBe(201);
  const kept = await test.db.selectFrom('registration_origin').selectAll().execute();
  expect(kept).toHaveLength(5);
  expect(kept.every(({ networks }) => networks.every(({ length }) => length === 32))).toBe(true);
});
