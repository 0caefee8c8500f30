// Many visitors want one hour at the same moment: exactly one has it, and without the index it would be two.
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMakers, createSmallEdition } from '../../testing/small-edition.ts';
import { meetingOf, type Submission, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const CLIENTS = 200;
const ROUNDS = 50;
const SLOTS_PER_EXHIBITOR = 28;

interface Race {
  test: TestApp;
  send(submission: Submission): Promise<number>;
  close(): Promise<void>;
}

/** An app that listens, with clients that each have a connection of their own. */
async function openRace(): Promise<Race> {
  const test = await createTestApp();
  const { editionId } = await createSmallEdition(test.db);
  // Two contested exhibitors, and for each client two of its own.
  await createMakers(test.db, editionId, 2 + 2 * CLIENTS);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  return {
    test,
    send: (submission) =>
      new Promise((resolve, reject) => {
        const outgoing = request(
          {
            agent,
            port,
            host: '127.0.0.1',
            path: '/api/visitor/register',
            method: 'POST',
            headers: { 'content-type': 'application/json' },
          },
          (response) => {
            response.resume();
            response.on('end', () => resolve(response.statusCode ?? 0));
          },
        );
        outgoing.on('error', reject);
        outgoing.end(JSON.stringify(submission));
      }),
    close: async () => {
      agent.destroy();
      await test.close();
    },
  };
}

function slotOf(index: number): [day: number, hour: number] {
  const inGrid = index % SLOTS_PER_EXHIBITOR;
  return [1 + Math.floor(inGrid / 7), 11 + (inGrid % 7)];
}

/** Every client wants the round's hour, and with it an hour that nobody else wants. */
async function runRound({ test, send }: Race, round: number) {
  const contested = 1 + Math.floor(round / SLOTS_PER_EXHIBITOR);
  const statuses = await Promise.all(
    Array.from({ length: CLIENTS }, (_, client) => {
      const own = 3 + client + (contested - 1) * CLIENTS;
      return send(
        submissionOf([
          meetingOf(`Maker ${contested}`, `M-${contested}`, ...slotOf(round)),
          meetingOf(`Maker ${own}`, `M-${own}`, ...slotOf(round + 1)),
        ]),
      );
    }),
  );
  const { rows } = await test.database.pool.query<{ meetings: number; registrations: number }>(
    `select (select count(*) from meeting)::int as meetings, (select count(*) from registration)::int as registrations`,
  );
  return { statuses, stored: rows[0] };
}

let race: Race;
beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

it(`${CLIENTS} clients for one hour, ${ROUNDS} rounds: one wins each, nobody gets a 5xx, nothing is half stored`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { statuses, stored } = await runRound(race, round);
    const won = statuses.filter((status) => status === 201).length;
    const lost = statuses.filter((status) => status === 409).length;
    expect({ round, won, lost }).toEqual({ round, won: 1, lost: CLIENTS - 1 });
    expect(stored).toEqual({ registrations: round + 1, meetings: 2 * (round + 1) });
  }
}, 300_000);

it('submissions that want the same hours in opposite orders never fail each other with anything but a lost slot', async () => {
  const open = await openRace();
  try {
    for (let round = 0; round < 10; round += 1) {
      const wanted = Array.from({ length: 8 }, (_, index) =>
        meetingOf(`Maker ${3 + index}`, `M-${3 + index}`, ...slotOf(round + index)),
      );
      const statuses = await Promise.all(
        Array.from({ length: 40 }, (_, client) =>
          open.send(submissionOf(client % 2 === 0 ? wanted : wanted.toReversed())),
        ),
      );
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(39);
    }
  } finally {
    await open.close();
  }
}, 300_000);

it('control: with the indexes dropped the same path books twice', async () => {
  const open = await openRace();
  try {
    await open.test.database.pool.query(
      'drop index claim_place_once, claim_registration_slot_once, claim_registration_exhibitor_once',
    );
    let doubles = 0;
    for (let round = 0; round < ROUNDS && doubles === 0; round += 1) {
      const { statuses } = await runRound(open, round);
      doubles = statuses.filter((status) => status === 201).length - 1;
    }
    expect(doubles).toBeGreaterThan(0);
  } finally {
    await open.close();
  }
}, 300_000);
