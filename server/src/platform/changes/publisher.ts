// Notifies all server processes of changed slots and parts, soon after each change is committed.
import type { Noun } from '@visavis/domain/live/parts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import { PARTS_CHANNEL, SLOTS_CHANNEL } from './listener.ts';
import { partsPayload } from './told.ts';

/** Changes within this time are sent together, in milliseconds: a burst costs a few notifications per second. */
const GATHER_MS = 50;
/** Maximum number of changes per notification: a payload may have 8,000 bytes, and a change lists at most 400 slots. */
const CHANGES_AT_ONCE = 200;
const LONGEST_TEXT = 7_000;

export interface ChangePublisher {
  /**
   * Call after a commit: the change of slots is published within moments.
   * @param changed a noun that changed too, if the transaction is too frequent to announce it itself
   */
  soon(changed?: Noun): void;
  close(): Promise<void>;
}

/** Publishes the changes of this process soon after they commit; a sweep publishes what other processes left. */
export function createChangePublisher(db: Kysely<Database>, log: Log): ChangePublisher {
  let timer: NodeJS.Timeout | null = null;
  let publishing: Promise<void> = Promise.resolve();
  let isClosed = false;
  const nouns = new Set<Noun>();

  const publish = async (): Promise<void> => {
    timer = null;
    const parts = partsPayload(nouns);
    nouns.clear();
    try {
      let count = await announceChanges(db, parts);
      while (count === CHANGES_AT_ONCE) count = await announceChanges(db);
    } catch (error) {
      // The rows remain: the sweep publishes them. Parts are seen at the next poll.
      log.warn(`Changes could not be published at once: ${error}`);
    }
  };
  return {
    soon(changed) {
      if (isClosed) return;
      if (changed) nouns.add(changed);
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

/**
 * Deletes changes from the table and notifies, atomically.
 * @param parts the payload of a notification sent with them; none if empty
 * @returns the number of changes, up to a limit
 */
export async function announceChanges(db: Kysely<Database>, parts = ''): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      delete from slot_change where id in (
        select id from slot_change order by id limit ${CHANGES_AT_ONCE} for update skip locked)
      returning slots
    ), text as (
      select count(*)::int as count, string_agg(slots, ',') as slots, bool_or(slots = '*') as is_all from taken
    )
    select count,
      case when count > 0 then
        pg_notify(${SLOTS_CHANNEL}, case when is_all or length(slots) > ${LONGEST_TEXT} then '*' else slots end) end,
      case when ${parts}::text <> '' then pg_notify(${PARTS_CHANNEL}, ${parts}::text) end
    from text where count > 0 or ${parts}::text <> ''`.execute(db);
  return rows[0]?.count ?? 0;
}
