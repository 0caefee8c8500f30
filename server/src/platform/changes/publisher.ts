// Tells all server processes which hours changed, soon after each change is committed.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import { SLOTS_CHANNEL } from './listener.ts';

/** Changes of this long go together, in milliseconds: a rush costs a few notifications a second. */
const GATHER_MS = 50;
/** Most changes in one notification: its text may have 8,000 bytes, and a change lists 400 hours at most. */
const CHANGES_AT_ONCE = 200;
const LONGEST_TEXT = 7_000;

export interface Announcer {
  /** Something was committed: it is told within moments. */
  soon(): void;
  close(): Promise<void>;
}

/** @param soon tells at once what this process changes; what others left is told by the sweep */
export function createAnnouncer(db: Kysely<Database>, log: Log): Announcer {
  let timer: NodeJS.Timeout | null = null;
  let telling: Promise<void> = Promise.resolve();
  let isClosed = false;

  const tell = async (): Promise<void> => {
    timer = null;
    try {
      let count: number;
      do count = await announceChanges(db);
      while (count === CHANGES_AT_ONCE);
    } catch (error) {
      // The rows stay: the sweep tells them.
      log.warn(`Changes could not be told at once: ${error}`);
    }
  };
  return {
    soon() {
      if (isClosed) return;
      timer ??= setTimeout(() => {
        telling = tell();
      }, GATHER_MS);
    },
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await telling;
    },
  };
}

/** Takes changes out of the table and notifies, both or neither. Returns how many, up to a limit. */
export async function announceChanges(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with told as (
      delete from slot_change where id in (
        select id from slot_change order by id limit ${CHANGES_AT_ONCE} for update skip locked)
      returning slots
    ), text as (
      select count(*)::int as count, string_agg(slots, ',') as slots, bool_or(slots = '*') as is_all from told
    )
    select count,
      pg_notify(${SLOTS_CHANNEL}, case when is_all or length(slots) > ${LONGEST_TEXT} then '*' else slots end)
    from text where count > 0`.execute(db);
  return rows[0]?.count ?? 0;
}
