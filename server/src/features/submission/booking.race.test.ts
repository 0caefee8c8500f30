// Many visitors want one hour at the same moment: exactly one gets it, thanks to the unique index.
import { expect, it, onTestFinished } from 'vitest';
import { type Clients, openClients } from '../../testing/clients.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { roundsOf } from '../../testing/rounds.ts';
import { createMakers, createSmallEdition } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { ALLOW_DOUBLE_BOOKING } from '../../testing/without-defences.ts';

const CLIENTS = roundsOf(200, 500);
/** Without the index the very first round double-books (see the control below), so a few rounds are plenty. */
const ROUNDS = roundsOf(2, 200);
const HOLD_ROUNDS = roundsOf(2, 60);
const MIXED_ROUNDS = roundsOf(4, 10);
/** Upper limit; the first round usually shows the double booking. */
const CONTROL_ROUNDS = 20;
const SLOTS_PER_EXHIBITOR = 28;
/** Exhibitors that everybody wants; each serves as many rounds as it has slots. */
const CONTESTED = Math.ceil(ROUNDS / SLOTS_PER_EXHIBITOR);

interface Race {
  test: TestApp;
  clients: Clients;
  makerIds: number[];
  close(): Promise<void>;
}

async function openRace(): Promise<Race> {
  const test = await createTestApp({ holdsPerAddress: 1_000_000 });
  const { editionId } = await createSmallEdition(test.db);
  const makerIds = await createMakers(test.db, editionId, CONTESTED + CONTESTED * CLIENTS);
  const clients = await openClients(test.app, CLIENTS);
  return {
    test,
    clients,
    makerIds,
    close: async () => {
      clients.close();
      await test.close();
    },
  };
}

function slotOf(index: number): [day: number, minute: number] {
  const inGrid = index % SLOTS_PER_EXHIBITOR;
  return [1 + Math.floor(inGrid / 7), 660 + 60 * (inGrid % 7)];
}

const register = async ({ clients }: Race, meetings: Parameters<typeof submissionOf>[0]) =>
  (await clients.call('POST', '/api/visitor/register', { body: submissionOf(meetings) })).status;

/** Every client wants the round's hour together with an uncontested one. */
async function runRound(race: Race, round: number) {
  const contested = 1 + Math.floor(round / SLOTS_PER_EXHIBITOR);
  const statuses = await Promise.all(
    Array.from({ length: CLIENTS }, (_, client) => {
      const own = CONTESTED + 1 + client + (contested - 1) * CLIENTS;
      return register(race, [
        meetingOf(`Maker ${contested}`, `M-${contested}`, ...slotOf(round)),
        meetingOf(`Maker ${own}`, `M-${own}`, ...slotOf(round + 1)),
      ]);
    }),
  );
  const { rows } = await race.test.database.pool.query<{ meetings: number; registrations: number }>(
    `select (select count(*) from meeting)::int as meetings, (select count(*) from registration)::int as registrations`,
  );
  return { statuses, stored: rows[0] };
}

/** One address per client: the holds of a single address are serialised anyway. */
const addressOf = (client: number): string => `127.0.${1 + Math.floor(client / 250)}.${1 + (client % 250)}`;

/** Every client, none with a draft yet, wants to hold the round's hour. */
async function runHoldRound({ clients, makerIds }: Race, round: number): Promise<number[]> {
  const [day, minute] = slotOf(round);
  const exhibitorId = makerIds[Math.floor(round / SLOTS_PER_EXHIBITOR)];
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, client) =>
      clients.call('POST', '/api/holds', {
        body: { exhibitorId, day, minute },
        localAddress: addressOf(client),
      }),
    ),
  );
  return answers.map(({ status }) => status);
}

const countOf = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

const race = prepareOnce(openRace);

it(`${CLIENTS} clients race for one hour, ${ROUNDS} rounds: one wins each time, no 5xx, nothing stored partially`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { statuses, stored } = await runRound(race, round);
    expect({ round, won: countOf(statuses, 201), lost: countOf(statuses, 409) }).toEqual({
      round,
      won: 1,
      lost: CLIENTS - 1,
    });
    expect(stored).toEqual({ registrations: round + 1, meetings: 2 * (round + 1) });
  }
}, 3_600_000);

it(`${CLIENTS} clients race to hold one hour, ${HOLD_ROUNDS} rounds: one wins each time, nobody gets a 5xx`, async () => {
  const open = await openRace();
  onTestFinished(() => open.close());
  for (let round = 0; round < HOLD_ROUNDS; round += 1) {
    const statuses = await runHoldRound(open, round);
    expect({ round, won: countOf(statuses, 201), lost: countOf(statuses, 409) }).toEqual({
      round,
      won: 1,
      lost: CLIENTS - 1,
    });
  }
}, 3_600_000);

it('an exhibitor with three places takes three visitors in one hour, holds and submissions mixed', async () => {
  const open = await openRace();
  onTestFinished(() => open.close());
  const exhibitorId = open.makerIds[0] ?? 0;
  await open.test.db.updateTable('exhibitor').set({ places: 3 }).where('id', '=', exhibitorId).execute();
  const known = async () => (await open.test.get(`/api/unavailable-slots?exhibitors=${exhibitorId}`)).json();
  for (let round = 0; round < MIXED_ROUNDS; round += 1) {
    const [day, minute] = slotOf(round);
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, client) =>
        client % 2 === 0
          ? register(open, [meetingOf('Maker 1', 'M-1', day, minute)])
          : (await open.clients.call('POST', '/api/holds', { body: { exhibitorId, day, minute } })).status,
      ),
    );
    expect({ round, won: countOf(statuses, 201), lost: countOf(statuses, 409) }).toEqual({
      round,
      won: 3,
      lost: 57,
    });
    expect((await known()).data.unavailable_slots['Maker 1']).toHaveLength(round + 1);
  }
}, 300_000);

it('as many visitors as an hour has places all get in, holds and submissions mixed', async () => {
  const open = await openRace();
  onTestFinished(() => open.close());
  const exhibitorId = open.makerIds[0] ?? 0;
  const places = 40;
  await open.test.db.updateTable('exhibitor').set({ places }).where('id', '=', exhibitorId).execute();
  for (let round = 0; round < MIXED_ROUNDS; round += 1) {
    const [day, minute] = slotOf(round);
    const statuses = await Promise.all(
      Array.from({ length: places }, async (_, client) =>
        client % 2 === 0
          ? register(open, [meetingOf('Maker 1', 'M-1', day, minute)])
          : (
              await open.clients.call('POST', '/api/holds', {
                body: { exhibitorId, day, minute },
                localAddress: addressOf(client),
              })
            ).status,
      ),
    );
    expect({ round, won: countOf(statuses, 201) }).toEqual({ round, won: places });
  }
}, 300_000);

it('submissions for the same hours in opposite orders may lose a slot, but never deadlock', async () => {
  const open = await openRace();
  onTestFinished(() => open.close());
  for (let round = 0; round < MIXED_ROUNDS; round += 1) {
    const wanted = Array.from({ length: 8 }, (_, index) =>
      meetingOf(`Maker ${3 + index}`, `M-${3 + index}`, ...slotOf(round + index)),
    );
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, client) =>
        register(open, client % 2 === 0 ? wanted : wanted.toReversed()),
      ),
    );
    expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([1, 39]);
  }
}, 300_000);

it('control: without the indexes the same code books and holds twice', async () => {
  const open = await openRace();
  onTestFinished(() => open.close());
  await open.test.database.pool.query(ALLOW_DOUBLE_BOOKING);
  let doubles = 0;
  for (let round = 0; round < CONTROL_ROUNDS && doubles === 0; round += 1)
    doubles = countOf((await runRound(open, round)).statuses, 201) - 1;
  expect(doubles).toBeGreaterThan(0);
  await open.test.db.deleteFrom('claim').execute();
  let heldTwice = 0;
  for (let round = 0; round < CONTROL_ROUNDS && heldTwice === 0; round += 1)
    heldTwice = countOf(await runHoldRound(open, round), 201) - 1;
  expect(heldTwice).toBeGreaterThan(0);
}, 3_600_000);
