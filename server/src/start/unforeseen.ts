// What nobody caught: a lost database is noted and lived with, anything else stops the program in order.
import { isDatabaseUnavailable } from '../adapters/database/unavailable.ts';
import type { Log } from '../adapters/log.ts';

/** Tells whoever started the program that a fresh start may help ('internal software error' of sysexits). */
export const CRASH_EXIT_CODE = 70;

/**
 * After a rejection that names a database which is away the state is known: a statement was not carried out, and
 * nobody waited for it. After anything else it is not, and the program must not go on with it.
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
    log.error(`The database was away where nobody was waiting for it: ${describe(reason)}`);
  });
  // Whoever read the log may go away: there is nobody to tell, and no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
