// Parses the command line of `npm run bench -- ...`.
import { parseArgs } from 'node:util';

export const PARTS = [
  'registration',
  'rush',
  'search',
  'review',
  'scroll',
  'showDay',
  'messages',
  'live',
  'attacks',
  'uploads',
  'import',
  'javascript',
] as const;
type Part = (typeof PARTS)[number];

export interface Options {
  parts: readonly Part[];
  isQuick: boolean;
  /** How often the compared sides alternate. */
  rounds: number;
  /** Requests in flight, and pgbench sessions. */
  clients: number;
  /** Registrations per leg, during warm-up and when measured. */
  registrations: { warmUp: number; measured: number };
  /** Durations of the warm-up, a search leg and a bare-route leg. */
  searchSeconds: { warmUp: number; measured: number; hello: number };
  /** Durations of the warm-up and a leg of the dashboard's list. */
  reviewSeconds: { warmUp: number; measured: number };
  edition: { exhibitors: number; registrations: number };
  /** Folder for CPU profiles of the server, or null. */
  profileFolder: string | null;
}

const USAGE = `Usage: npm run bench -- [--quick] [--only ${PARTS.join('|')}] [--clients N] [--rounds N] [--profile FOLDER]`;

/** @throws with the usage for invalid arguments */
export function readOptions(words: readonly string[]): Options {
  const values = readValues(words);
  const isQuick = values.quick === true;
  const only = values.only;
  if (only !== undefined && !isPart(only)) throw new Error(USAGE);
  return {
    parts: only === undefined ? PARTS : [only],
    isQuick,
    rounds: wholeNumber(values.rounds, isQuick ? 1 : 3),
    clients: wholeNumber(values.clients, 10),
    registrations: isQuick ? { warmUp: 1_000, measured: 4_000 } : { warmUp: 5_000, measured: 20_000 },
    searchSeconds: isQuick ? { warmUp: 1, measured: 3, hello: 2 } : { warmUp: 2, measured: 8, hello: 4 },
    reviewSeconds: isQuick ? { warmUp: 1, measured: 2 } : { warmUp: 2, measured: 5 },
    edition: { exhibitors: 10_000, registrations: isQuick ? 5_000 : 100_000 },
    profileFolder: values.profile ?? null,
  };
}

function readValues(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        quick: { type: 'boolean' },
        only: { type: 'string' },
        clients: { type: 'string' },
        rounds: { type: 'string' },
        profile: { type: 'string' },
      },
    }).values;
  } catch (cause) {
    throw new Error(USAGE, { cause });
  }
}

function isPart(word: string): word is Part {
  return PARTS.some((part) => part === word);
}

function wholeNumber(word: string | undefined, otherwise: number): number {
  if (word === undefined) return otherwise;
  const number = Number(word);
  if (!Number.isInteger(number) || number < 1 || number > 50) throw new Error(USAGE);
  return number;
}
