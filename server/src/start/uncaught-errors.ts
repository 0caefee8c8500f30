// Handles uncaught errors: a lost database is logged and tolerated, anything else stops the program in order.
import { isDatabaseUnavailable } from '../adapters/database/unavailable.ts';
import type { Log } from '../adapters/log.ts';

/** Signals that a restart may help ('internal software error' of sysexits). */
export const CRASH_EXIT_CODE = 70;

/**
 * After a rejection because the database is unavailable the state is known: a statement was not executed, and nothing
 * awaited it. After anything else the state is unknown, and the program must not continue.
 * @param crash stops the program in order
 */
export function catchUnforeseen(log: Log, crash: () => unknown): void {
  let hasCrashed = false;
  const stop = (error: unknown) => {
    if (hasCrashed) return;
    hasCrashed = true;
    log.error(`Something unforeseen happened, and the program stops: ${describe(error)}`);
    crash();
  };
  process.on('uncaughtException', stop);
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseUnavailable(reason)) return stop(reason);
    log.error(`The database was unavailable to work that nothing awaited: ${describe(reason)}`);
  });
  // The reader of the log may go away, which is no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
