// Hosted buyers and visitors race for the same hours: each hour is booked once, and a buyer gets all eight or none.
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { type Answer, type Clients, openClients } from '../../testing/clients.ts';
import { createPaidBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { roundsOf } from '../../testing/rounds.ts';
import { createMakers, createSmallEdition } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { ALLOW_DOUBLE_BOOKING } from '../../testing/without-defences.ts';

const BUYERS = 24;
const VISITORS = 24;
const ROUNDS = roundsOf(4, 8);
/** Exhibitors that everybody competes for; each buyer has seven more of its own. */
const CONTESTED = 8;
const MAKERS = CONTESTED + BUYERS * 7;

type Meeting = ReturnType<typeof meetingOf>;
const maker = (number: number, day: number, minute: number): Meeting =>
  meetingOf(`Maker ${number}`, `M-${number}`, day, minute);

interface Race {
  test: TestApp;
  editionId: number;
  makerIds: number[];
  clients: Clients;
  close(): Promise<void>;
}

async function openRace(): Promise<Race> {
  const test = await createTestApp();
  const { editionId } = await createSmallEdition(test.db);
  const makerIds = await createMakers(test.db, editionId, MAKERS);
  const clients = await openClients(test.app, BUYERS + VISITORS);
  const close = async () => {
    clients.close();
    await test.close();
  };
  return { test, editionId, makerIds, clients, close };
}

const buyersOf = ({ test, editionId }: Race, count: number): Promise<TestBuyer[]> =>
  Promise.all(Array.from({ length: count }, () => createPaidBuyer(test.db, test.storage.sealer, editionId)));

const saveFor = (
  { clients }: Race,
  { userId, companyId, key }: TestBuyer,
  meetings: Meeting[],
  token?: string,
): Promise<Answer> =>
  clients.call('POST', '/api/hosted/meetings/save', {
    body: { user_id: userId, company_id: companyId, interests: [], meetings },
    key,
    token,
  });

const register = ({ clients }: Race, meetings: Meeting[]): Promise<Answer> =>
  clients.call('POST', '/api/visitor/register', { body: submissionOf(meetings) });

/** Counts hours with several live claims, buyers with neither none nor eight, and buyers wrongly marked as saved. */
async function countViolations({ test }: Race) {
  const { rows } = await test.database.pool.query<{ doubled: number; halves: number; unlike: number }>(`
    select
      (select count(*)::int from (
        select from claim where status <> 3 group by exhibitor_id, day, minute having count(*) > 1) as d) as doubled,
      (select count(*)::int from application where
        (select count(*) from claim where claim.registration_id = application.registration_id) not in (0, 8)) as halves,
      (select count(*)::int from application where (meetings_saved_at is not null) <>
        exists (select from claim where claim.registration_id = application.registration_id)) as unlike`);
  return rows[0];
}
const NO_VIOLATIONS = { doubled: 0, halves: 0, unlike: 0 };

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);
const count = (statuses: readonly number[], wanted: readonly number[]) =>
  statuses.filter((status) => wanted.includes(status)).length;

/** Everybody wants Maker 1 in one hour; each buyer also books seven uncontested hours. */
async function runRound(race: Race, round: number): Promise<number[]> {
  const minute = 660 + 60 * (round % 7);
  const day = 1 + (Math.floor(round / 7) % 4);
  const wanted = maker(1, day, minute);
  const buyers = await buyersOf(race, BUYERS);
  const otherHours = [1, 2, 3, 4]
    .flatMap((one) => [660, 720, 780, 840, 900, 960, 1020].map((start) => [one, start] as const))
    .filter(([one, start]) => one !== day || start !== minute);
  const calls = buyers.flatMap((buyer, index) => {
    const own = otherHours
      .slice(0, 7)
      .map(([one, start], place) => maker(CONTESTED + 1 + index * 7 + place, one, start));
    return [() => saveFor(race, buyer, [wanted, ...own]), () => register(race, [wanted])];
  });
  return statusesOf(await Promise.all(calls.map((call) => call())));
}

const race = prepareOnce(openRace);

beforeEach(async () => {
  await race.test.database.pool.query('delete from registration; delete from draft; delete from claim');
});

it(`${BUYERS} buyers and ${VISITORS} visitors race for one hour, ${ROUNDS} rounds: one wins, nobody gets a 5xx`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const statuses = await runRound(race, round);
    expect({ round, won: count(statuses, [200, 201]), lost: count(statuses, [409]) }).toEqual({
      round,
      won: 1,
      lost: BUYERS + VISITORS - 1,
    });
    expect(await countViolations(race)).toEqual(NO_VIOLATIONS);
    await race.test.database.pool.query('delete from claim');
    await race.test.database.pool.query('delete from registration');
  }
}, 300_000);

it('the same eight hours in opposite orders, with visitors in between: losers get 409, never an error', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const wanted = Array.from({ length: 8 }, (_, index) =>
      maker(1 + index, 1 + (round % 4), 660 + 60 * (index % 7)),
    );
    const hours = wanted.map((meeting, index) =>
      index === 7 ? maker(8, 1 + ((round + 1) % 4), 660) : meeting,
    );
    const buyers = await buyersOf(race, BUYERS);
    const statuses = statusesOf(
      await Promise.all(
        buyers.flatMap((buyer, index) => [
          saveFor(race, buyer, index % 2 === 0 ? hours : hours.toReversed()),
          // One visitor for each of the hours, three times.
          register(race, hours.slice(index % 8, (index % 8) + 1)),
        ]),
      ),
    );
    expect({ round, explained: count(statuses, [200, 201, 409]) }).toEqual({
      round,
      explained: BUYERS + VISITORS,
    });
    expect(await countViolations(race)).toEqual(NO_VIOLATIONS);
    const { rows } = await race.test.database.pool.query<{ taken: number }>(
      'select count(*)::int as taken from claim where status <> 3',
    );
    expect(rows[0]?.taken).toBe(8);
    await race.test.database.pool.query('delete from claim; delete from registration');
  }
}, 300_000);

it('the holder of the hours gets them, whatever rivals do concurrently', async () => {
  const [holder, ...rivals] = await buyersOf(race, 12);
  if (!holder) throw new Error('no buyer was created');
  const hourOf = (index: number) => 660 + 60 * Math.floor(index / 4);
  const wanted = Array.from({ length: 8 }, (_, index) => maker(1 + index, 1 + (index % 4), hourOf(index)));
  let token: string | undefined;
  for (const [index, meeting] of wanted.entries()) {
    const held = await race.clients.call<{ draftToken: string }>('POST', '/api/holds', {
      body: { exhibitorId: race.makerIds[index], day: meeting.day, minute: hourOf(index) },
      token,
    });
    expect(held.status).toBe(201);
    token = held.body.draftToken;
  }
  const [own, ...others] = statusesOf(
    await Promise.all([
      saveFor(race, holder, wanted, token),
      ...rivals.map((rival) => saveFor(race, rival, wanted)),
      ...wanted.map((meeting) => register(race, [meeting])),
    ]),
  );
  expect([own, new Set(others)]).toEqual([200, new Set([409])]);
  expect(await countViolations(race)).toEqual(NO_VIOLATIONS);
}, 120_000);

it('control: without the indexes the same calls book an hour twice', async () => {
  const open = await openRace();
  onTestFinished(() => open.close());
  await open.test.database.pool.query(ALLOW_DOUBLE_BOOKING);
  let doubles = 0;
  for (let round = 0; round < 28 && doubles === 0; round += 1) {
    doubles = count(await runRound(open, round), [200, 201]) - 1;
    if (doubles > 0) expect((await countViolations(open))?.doubled).toBeGreaterThan(0);
    await open.test.database.pool.query('delete from claim; delete from registration');
  }
  expect(doubles).toBeGreaterThan(0);
}, 300_000);
