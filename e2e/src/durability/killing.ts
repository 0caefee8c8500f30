// Kills a server or database while clients book, then compares what the clients saw with what is stored.

import { percentile } from '@visavis/server/testing/live-delay';
import { createRandom } from '@visavis/tools/demo-edition/random.ts';
import { BookingClient } from './booking-client.ts';
import { clearRegistrations, type Fair, type Query, readFair } from './fair.ts';
import { findFaults } from './find-faults.ts';
import { acceptedAnswer, emptyHistory, type History } from './history.ts';
import { settle } from './settle.ts';

const CLIENTS = 12;

/** 'once', or '3 times'. */
export const often = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** Anything that can be killed and brought back. */
export interface Killable {
  url: string;
  query: Query;
  /** The current time by the product's clock. */
  now(): Date;
  /** Kills without warning and returns the milliseconds until /api/ready answered 200 again. */
  killAndRevive(): Promise<number>;
}

export interface Killing {
  fair: Fair;
  history: History;
  kills: number;
  readyMs: number[];
  unanswered: number;
  storedUnanswered: number;
  heldTried: number;
}

export interface KillOptions {
  /** Seed for the choices of all clients, and for the number of answers after which each kill happens. */
  seed: string;
  kills: number;
  /** Minimum and maximum number of answers before a kill. */
  leastAnswers?: number;
  mostAnswers?: number;
  /** Runs once the registrations have been cleared. */
  prepare?(): Promise<void>;
}

/** Throws with the seed and the faults if the database does not match the answers. */
export async function killUnderLoad(target: Killable, options: KillOptions): Promise<Killing> {
  const { seed, kills, leastAnswers = 1, mostAnswers = 80, prepare } = options;
  const random = createRandom(seed);
  await clearRegistrations(target.query);
  await prepare?.();
  const fair = await readFair(target.query);
  const history = emptyHistory();
  const total: Killing = {
    fair,
    history,
    kills: 0,
    readyMs: [],
    unanswered: 0,
    storedUnanswered: 0,
    heldTried: 0,
  };
  let onAnswer = () => {};
  let isOver = false;
  const load = { fair, history, onAnswer: () => onAnswer(), isOver: () => isOver };
  const clients = Array.from(
    { length: CLIENTS },
    (_, index) => new BookingClient(load, `client${index}`, createRandom(`${seed} client ${index}`)),
  );
  for (let kill = 1; kill <= kills; kill += 1) {
    let left = random.between(leastAnswers, mostAnswers);
    const isTime = new Promise<void>((resolve) => {
      onAnswer = () => {
        left -= 1;
        if (left === 0) resolve();
      };
    });
    isOver = false;
    const running = Promise.all(clients.map((client) => client.run(target.url)));
    await Promise.race([isTime, running]);
    total.readyMs.push(await target.killAndRevive());
    // An outage may be over before every client has noticed it.
    isOver = true;
    await running;
    const settled = await settle(target.url, target.query, load, random);
    const faults = [...settled.faults, ...(await findFaults(target.query, history, target.now()))];
    if (faults.length > 0) throw new Error(describe(`seed ${seed}, kill ${kill}`, faults));
    total.kills = kill;
    total.unanswered += settled.unanswered;
    total.storedUnanswered += settled.storedUnanswered;
    total.heldTried += settled.heldTried;
  }
  return total;
}

/** The log line that summarises a run. */
export function summary(name: string, seed: string, killing: Killing): string {
  const { kills, history, unanswered, storedUnanswered, heldTried, readyMs } = killing;
  const accepted = history.sent.filter((sent) => acceptedAnswer(sent) !== null).length;
  return [
    `${name}, seed ${seed}: ${kills} kills, ${accepted} registrations answered 201, all whole and once`,
    `${unanswered} submissions left without an answer, ${storedUnanswered} of them stored before they were repeated`,
    `${history.drafts.length} drafts, ${heldTried} held hours refused to others afterwards`,
    `ready again after ${Math.round(percentile(readyMs, 0.5))} ms (median), ${Math.round(Math.max(...readyMs))} ms (longest)`,
  ].join('; ');
}

/** The number of faults of each kind, followed by the first 20 in full. */
function describe(where: string, faults: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const fault of faults) {
    const kind = fault.replace(/:.*/s, '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const kinds = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  return [`${where}: ${kinds}`, ...faults.slice(0, 20).map((fault) => `  ${fault}`)].join('\n');
}
