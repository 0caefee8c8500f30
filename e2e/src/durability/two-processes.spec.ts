// Two server processes on one database: one winner per slot, a shared view of holds, and a shared stream of changes.
import { randomUUID } from 'node:crypto';
import { holdSlot, renewHolds } from '@visavis/contract/hold/endpoints';
import { getUnavailableSlots } from '@visavis/contract/slot/endpoints';
import { registerVisitor } from '@visavis/contract/submission/endpoints';
import { DEFAULT_STARTS, slotLabel } from '@visavis/domain/edition/slot-time';
import { measureLiveDelays, percentile } from '@visavis/server/testing/live-delay';
import { openLiveStream } from '@visavis/server/testing/live-stream';
import { send } from '@visavis/server/testing/send';
import { expect, test } from '../fixtures/test.ts';
import { clearRegistrations, type Fair, readFair, submissionFor } from './fair.ts';
import type { Slot } from './history.ts';
import { type ServerProcesses, startProcesses } from './server-process.ts';

const CLIENTS = 200;
const ROUNDS = process.env.DEEP ? 20 : 2;

let processes: ServerProcesses;
let fair: Fair;
let people = 0;

test.beforeAll(async () => {
  processes = await startProcesses(2);
  // One place each, so that a single booking takes the slot.
  await processes.query('update exhibitor set places = 1');
  fair = await readFair(processes.query);
  // Warms up connections and cached lists, so that races are about the slot rather than startup.
  await Promise.all(Array.from({ length: 40 }, (_, client) => send(urlOf(client), getUnavailableSlots)));
});
test.afterAll(() => processes.stop());
test.beforeEach(() => clearRegistrations(processes.query));

/** Counts each status. */
function tally(statuses: readonly (number | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[`${status}`] = (counts[`${status}`] ?? 0) + 1;
  return counts;
}

/** A slot of the exhibitor at this index in the list; each number gives a different slot. */
function slotAt(exhibitor: number, number: number): Slot {
  const { id } = fair.exhibitors[exhibitor % fair.exhibitors.length] ?? { id: 0 };
  const minute = DEFAULT_STARTS[number % DEFAULT_STARTS.length] ?? 0;
  return {
    exhibitorId: id,
    day: 1 + (Math.floor(number / DEFAULT_STARTS.length) % fair.dates.length),
    minute,
  };
}

const urlOf = (client: number): string => processes.urls[client % processes.urls.length] ?? '';

function submission(slots: Slot[]) {
  people += 1;
  return submissionFor(fair, `person-${people}`, slots, fair.interests.slice(0, 1));
}

test(`${CLIENTS} clients of both processes submit for one slot, ${ROUNDS} rounds: one wins each round, the rest store nothing`, async () => {
  const winners = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const statuses = await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        // Also submits a slot of another exhibitor: it must not be stored without the contested one.
        const own = slotAt(1 + (client % (fair.exhibitors.length - 1)), round + 1);
        const reply = await send(urlOf(client), registerVisitor, {
          body: submission([slotAt(0, round), own]),
          idempotencyKey: randomUUID(),
        });
        if (reply?.ok) winners[client % 2] = (winners[client % 2] ?? 0) + 1;
        return reply?.status;
      }),
    );
    expect({ round, ...tally(statuses) }).toEqual({ round, 201: 1, 409: CLIENTS - 1 });
  }
  const [stored] = await processes.query(
    `select (select count(*)::int from registration) as registrations, (select count(*)::int from company) as companies,
       (select count(*)::int from claim) as meetings`,
  );
  expect(stored).toEqual({ registrations: ROUNDS, companies: ROUNDS, meetings: 2 * ROUNDS });
  console.log(
    `two processes, ${ROUNDS} races of ${CLIENTS}: won through the one and the other ${winners.join(' and ')}`,
  );
});

test(`${CLIENTS} clients of both processes try to hold one slot, ${ROUNDS} rounds: one gets it in each round`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const statuses = await Promise.all(
      Array.from(
        { length: CLIENTS },
        async (_, client) => (await send(urlOf(client), holdSlot, { body: slotAt(0, round) }))?.status,
      ),
    );
    expect({ round, ...tally(statuses) }).toEqual({ round, 201: 1, 409: CLIENTS - 1 });
  }
  const [stored] = await processes.query(
    'select (select count(*)::int from claim where status = 1) as holds, (select count(*)::int from draft) as drafts',
  );
  expect(stored).toEqual({ holds: ROUNDS, drafts: ROUNDS });
});

test('a draft of one process works in the other: its slots block others but not itself, and it can be renewed and submitted', async () => {
  const [one = '', other = ''] = processes.urls;
  const [first, second] = [slotAt(0, 3), slotAt(1, 4)];
  const begun = await send(one, holdSlot, { body: first });
  if (!begun?.ok) throw new Error('The hour could not be held.');
  const { draftToken } = begun.output;
  await expect(send(other, holdSlot, { body: first })).resolves.toMatchObject({ code: 'meeting.slot-taken' });
  await expect.poll(() => isUnavailable(other, first)).toBe(true);
  await expect.poll(() => isUnavailable(other, first, draftToken)).toBe(false);
  await expect(send(other, holdSlot, { body: second, draftToken })).resolves.toMatchObject({
    output: { draftToken },
  });
  const renewed = await send(one, renewHolds, { draftToken });
  expect(renewed).toMatchObject({ output: { holds: [first, second] } });
  const body = submission([first, second]);
  const idempotencyKey = randomUUID();
  // Submit was pressed twice, and each request went to a different process.
  const answers = await Promise.all(
    [one, other].map((url) => send(url, registerVisitor, { body, draftToken, idempotencyKey })),
  );
  expect(answers[0]).toMatchObject({ status: 201 });
  expect(answers[1]).toEqual(answers[0]);
  await expect(send(one, renewHolds, { draftToken })).resolves.toMatchObject({ status: 404 });
  await expect.poll(() => isUnavailable(one, second)).toBe(true);
});

async function isUnavailable(origin: string, slot: Slot, draftToken?: string): Promise<boolean> {
  const path = `${getUnavailableSlots.path}?exhibitors=${slot.exhibitorId}` as const;
  const reply = await send(origin, { ...getUnavailableSlots, path }, { draftToken });
  if (!reply?.ok) throw new Error('The unavailable slots could not be read.');
  return Object.values(reply.output.data.unavailable_slots)
    .flat()
    .some(({ day, time }) => day === slot.day && time === slotLabel(slot.minute));
}

test('reports every change made through one process on a stream of the other', async () => {
  const [one = '', other = ''] = processes.urls;
  // A process starts listening at its first stream; from then on it must not miss a change.
  const first = await openLiveStream(other);
  await expect.poll(first.refreshes, { timeout: 10_000 }).toBe(1);
  const slots = Array.from({ length: 80 }, (_, index) => slotAt(index, index));
  const delays = await measureLiveDelays({
    changingUrl: one,
    watchingUrl: other,
    slots,
    clients: 4,
    withinMs: 20_000,
  });
  await first.close();
  expect(delays).toHaveLength(2 * slots.length);
  const [middle, high] = [percentile(delays, 0.5), percentile(delays, 0.99)].map(Math.round);
  console.log(
    `two processes, ${delays.length} changes reported: ${middle} ms at the median, ${high} ms at p99`,
  );
});
