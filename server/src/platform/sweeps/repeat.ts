// Repeats work that looks in the database for what is due, until the process stops.
import type { Log } from '../../adapters/log.ts';

export interface Repeated {
  everyMs: number;
  log: Pick<Log, 'warn'>;
  /** What is logged of a failure, without its full stop: 'Payments could not be checked'. */
  failure: string;
  /** Runs for the first time immediately, not after the first interval. */
  isImmediate?: boolean;
}

export interface Repetition {
  /** Runs now; during a run, once more after it, for what became due meanwhile. */
  soon(): void;
  /** Resolves when the run under way has ended. */
  stop(): Promise<void>;
}

/**
 * Never runs twice at once. A failed run is followed by the next one; of failures in a row the first is logged, so that
 * a database that is down does not fill the log.
 * @param work gets the signal of the stop, for runs that take long
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
