// Repeats work that queries the database for due items, until the process stops.
import type { Log } from '../../adapters/log.ts';

export interface Repeated {
  everyMs: number;
  log: Pick<Log, 'warn'>;
  /** The log message for a failure, without its full stop: 'Payments could not be checked'. */
  failure: string;
  /** Runs immediately the first time, instead of after the first interval. */
  isImmediate?: boolean;
}

export interface Repetition {
  /** Runs now or, during a run, once more after it, for items that became due meanwhile. */
  soon(): void;
  /** Resolves once the current run has ended. */
  stop(): Promise<void>;
}

/**
 * Runs never overlap. The next run follows a failed one; only the first of successive failures is logged, so that a
 * database that is down does not fill the log.
 * @param work receives the abort signal, for runs that take long
 */
export function repeat(
  work: (stopping: AbortSignal) => Promise<unknown>,
  { everyMs, log, failure, isImmediate = false }: Repeated,
): Repetition {
  const stopping = new AbortController();
  let turn: Promise<void> | null = null;
  let isWantedAgain = false;
  let isFailing = false;

  const run = async () => {
    try {
      await work(stopping.signal);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn(`${failure}: ${error}`);
      isFailing = true;
    }
  };
  const begin = () => {
    turn ??= run().finally(() => {
      turn = null;
      if (isWantedAgain) soon();
    });
  };
  const soon = () => {
    isWantedAgain = turn !== null;
    if (!stopping.signal.aborted) begin();
  };
  if (isImmediate) begin();
  const timer = setInterval(begin, everyMs);
  return {
    soon,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await turn;
    },
  };
}
