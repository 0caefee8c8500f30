// The rush hour: 2,000 registrations with eight random picks each on the 2,800 hours of a hundred exhibitors. Measures
// the throughput when all arrive at once, and the latency when they arrive at half of that rate.
import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_STARTS } from '@visavis/domain/edition/slot-time';
import { createRandom } from '@visavis/tools/demo-edition/random.ts';
import { startProduct } from '../child-server.ts';
import type { Closing } from '../closing.ts';
import { type LoadResult, runArrivals, runLoad } from '../http-load.ts';
import { type BenchEdition, readEdition } from '../registration/edition.ts';
import { submissionBytes } from '../registration/submissions.ts';
import type { ScratchCluster, ScratchDatabase } from '../scratch-cluster.ts';

const VISITORS = 2_000;
const EXHIBITORS = 100;
const MEETINGS = 8;
const GRID = [1, 2, 3, 4].flatMap((day) => DEFAULT_STARTS.map((minute) => ({ day, minute })));
const CONNECTIONS = 100;
const WARM_UP = 200;
const SETTLE_MS = 500;

interface Bench {
  cluster: ScratchCluster;
  seed: ScratchDatabase;
  closing: Closing;
  rounds: number;
  say: (line: string) => void;
}

export interface RushFigures {
  /** Responses per second, accepted and refused together, when all arrive at once. */
  capacity: number;
  /** Arrivals per second, half of the capacity. */
  offered: number;
  latencyMs: LoadResult['latencyMs'];
  accepted: number;
  refused: number;
}

/** @throws if a response was neither 201 nor 409, or an hour is double-booked in the database */
export async function measureRush({ cluster, seed, closing, rounds, say }: Bench): Promise<RushFigures[]> {
  const edition = await readEdition(seed);
  const figures: RushFigures[] = [];

  const leg = async <T>(name: string, run: (port: number) => Promise<T>): Promise<T> => {
    const database = await cluster.createDatabase(name, seed.name);
    const server = await startProduct(database.url, null, closing);
    const warmUp = blindPicks(edition, 1_000_000, WARM_UP, EXHIBITORS);
    await runLoad({ port: server.port, connections: CONNECTIONS, next: () => warmUp.next() });
    await delay(SETTLE_MS);
    const result = await run(server.port);
    await refuseDoubles(database);
    await server.stop();
    await database.drop();
    return result;
  };

  for (let round = 1; round <= rounds; round += 1) {
    const source = blindPicks(edition, 0, VISITORS, 0);
    const atOnce = await leg(`rush_at_once_${round}`, (port) =>
      runLoad({ port, connections: CONNECTIONS, next: () => source.next() }),
    );
    refuseOthers(atOnce);
    const offered = atOnce.perSecond / 2;
    const arriving = blindPicks(edition, 0, VISITORS, 0);
    const result = await leg(`rush_arriving_${round}`, (port) =>
      runArrivals({ port, connections: CONNECTIONS, next: () => arriving.next(), perSecond: offered }),
    );
    refuseOthers(result);
    const { p50, p99 } = result.latencyMs;
    say(
      `  round ${round}: ${atOnce.perSecond.toFixed(0)} a second at once; at ${offered.toFixed(0)} a second p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    );
    figures.push({
      capacity: atOnce.perSecond,
      offered,
      latencyMs: result.latencyMs,
      accepted: result.statuses[201] ?? 0,
      refused: result.statuses[409] ?? 0,
    });
  }
  return figures;
}

/** @param skip number of exhibitors at the start of the list that are not used */
function blindPicks(edition: BenchEdition, start: number, count: number, skip: number) {
  const random = createRandom(`rush from ${start}`);
  const exhibitors = edition.exhibitors.slice(skip, skip + EXHIBITORS);
  const requests = Array.from({ length: count }, (_, index) => {
    const chosen = random.sample(exhibitors, MEETINGS);
    const slots = random.sample(GRID, MEETINGS);
    const picks = chosen.map((exhibitor, place) => ({
      exhibitor,
      ...(slots[place] ?? { day: 1, minute: 660 }),
    }));
    return submissionBytes(edition, start + index, picks);
  });
  let next = 0;
  return {
    next: () => {
      const request = requests[next] ?? null;
      next += 1;
      return request;
    },
  };
}

function refuseOthers({ answers, statuses, firstRefusal }: LoadResult): void {
  if ((statuses[201] ?? 0) + (statuses[409] ?? 0) === answers) return;
  throw new Error(
    `The run is void: answers were ${JSON.stringify(statuses)}. The first refusal:\n${firstRefusal}`,
  );
}

async function refuseDoubles(database: ScratchDatabase): Promise<void> {
  const doubles = await database.query(
    `select exhibitor_id from meeting join exhibitor on exhibitor.id = exhibitor_id where status <> 3
     group by exhibitor_id, day, minute, places having count(*) > places`,
  );
  if (doubles.length > 0) throw new Error(`The run is void: ${doubles.length} hours are booked twice.`);
}
