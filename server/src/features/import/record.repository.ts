// Records what an import or its undo changes about each exhibitor, a few statements for all of them.
import type { Organiser } from '@visavis/domain/staff/schema';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

interface Recorded {
  importId: number;
  actor: Organiser;
  at: Date;
}

/** Call it after the import has stored its exhibitors, products and people; their earlier state is already noted. */
export const recordImported = (db: Transaction<Database>, recorded: Recorded): Promise<void> =>
  record(db, recorded, {
    which: sql`true`,
    was: sql`recorded_exhibitor(noted.before)`,
    is: sql`recorded_exhibitor(exhibitor_snapshot(exhibitor_id))`,
  });

/** Call it before the undo restores them. New ones are deleted, which only the action 'import.undo' records. */
export const recordTakenBack = (db: Transaction<Database>, recorded: Recorded): Promise<void> =>
  record(db, recorded, {
    which: sql`before is not null`,
    was: sql`recorded_exhibitor(exhibitor_snapshot(exhibitor_id))`,
    is: sql`recorded_exhibitor(noted.before)`,
  });

/** Few enough for the statement timeout: each is read completely, with its products and people. */
const EXHIBITORS_AT_A_TIME = 1_000;

async function record(
  db: Transaction<Database>,
  { importId, actor, at }: Recorded,
  { which, was, is }: Record<'which' | 'was' | 'is', RawBuilder<unknown>>,
): Promise<void> {
  let after = 0;
  for (;;) {
    // Materialised, because both would otherwise be computed again for each column that refers to them.
    const { rows } = await sql<{ last: number | null }>`
      with noted as materialized (
        select exhibitor_id, before from import_exhibitor
        where import_id = ${importId} and exhibitor_id > ${after} and ${which} order by exhibitor_id limit ${EXHIBITORS_AT_A_TIME}
      ), compared as materialized (
        select exhibitor_id, ${was} as was, ${is} as is_now from noted
      ), recorded as (
        insert into audit_entry (at, actor_kind, organiser_id, actor, action, subject, exhibitor_id, before, after)
        select ${at}::timestamptz, 'organiser', ${actor.id}, ${actor.email},
          case when was is null then 'exhibitor.create' else 'exhibitor.change' end,
          concat_ws(', ', coalesce(was, is_now) ->> 'companyName', coalesce(was, is_now) ->> 'boothNumber'), exhibitor_id,
          case when was is not null then differing(was, is_now) end,
          case when was is null then is_now else differing(is_now, was) end
        from compared where was is distinct from is_now
        order by exhibitor_id
      ) select max(exhibitor_id) as last from noted`.execute(db);
    const last = rows[0]?.last ?? null;
    if (last === null) return;
    after = last;
  }
}
