// Notifies all server processes of changed slots, soon after each change is committed.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import { SLOTS_CHANNEL } from './listener.ts';

/** Changes within this time are sent together, in milliseconds: a rush costs a few notifications per second. */
const GATHER_MS = 50;
/** Most changes in one notification: a payload may have 8,000 bytes, and a change lists at most 400 slots. */
const CHANGES_AT_ONCE = 200;
const LONGEST_TEXT = 7_000;

export interface ChangePublisher {
  /** Call after a commit: the change is published within moments. */
  soon(): void;
  close(): Promise<void>;
}

/** Publishes the changes of this process soon after they commit; a sweep publishes what other processes left behind. */
export function createChangePublisher(db: Kysely<Database>, log: Log): ChangePublisher {
  let timer: NodeJS.Timeout | null = null;
  let publishing: Promise<void> = Promise.resolve();
  let isClosed = false;

  const publish = async (): Promise<void> => {
    timer = null;
    try {
      let count: number;
      do count = await announceChanges(db);
      while (count === CHANGES_AT_ONCE);
    } catch (error) {
      // The rows remain: the sweep publishes them.
      log.warn(`Changes could not be published at once: ${error}`);
    }
  };
  return {
    soon() {
      if (isClosed) return;
      timer ??= setTimeout(() => {
        publishing = publish();
      }, GATHER_MS);
    },
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await publishing;
    },
  };
}

/** Deletes changes from the table and notifies, atomically. @returns how many, up to a limit */
export async function announceChanges(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      delete from slot_change where id in (
        select id from slot_change order by id limit ${CHANGES_AT_ONCE} for update skip locked)
      returning slots
    ), text as (
      select count(*)::int as count, string_agg(slots, ',') as slots, bool_or(slots = '*') as is_all from taken
    )
    select count,
      pg_notify(${SLOTS_CHANNEL}, case when is_all or length(slots) > ${LONGEST_TEXT} then '*' else slots end)
    from text where count > 0`.execute(db);
  return rows[0]?.count ?? 0;
}
