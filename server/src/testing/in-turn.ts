// Holds calls at chosen moments by locks on what they need, so that one of two starts while the other waits.
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { TestApp } from './test-app.ts';

export type Call = () => ReturnType<TestApp['post']>;

/**
 * Locks, and lets `work` start calls; each waits for the lock before the next begins. @returns their responses, in
 * that order, after the lock is released
 */
export async function whileLocked(
  app: TestApp,
  lock: string,
  work: (start: (call: Call) => Promise<void>) => Promise<void>,
) {
  const waiting: ReturnType<Call>[] = [];
  const start = async (call: Call) => {
    waiting.push(call());
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(app.db);
        expect(rows).toHaveLength(waiting.length);
      },
      { timeout: 30_000 },
    );
  };
  await app.db.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await sql.raw(lock).execute(transaction);
    await work(start);
  });
  return Promise.all(waiting);
}

/** The responses to two calls; the second starts while the first waits for the lock. */
export const answersInTurn = (app: TestApp, lock: string, one: Call, other: Call) =>
  whileLocked(app, lock, async (start) => {
    await start(one);
    await start(other);
  });

export const statusesInTurn = async (...given: Parameters<typeof answersInTurn>): Promise<number[]> =>
  (await answersInTurn(...given)).map(({ statusCode }) => statusCode);
