// Records what an import, or taking it back, changes about each exhibitor, in one statement for all of them.
import type { Organiser } from '@visavis/domain/staff/schema';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

interface Recorded {
  importId: number;
  actor: Organiser;
  at: Date;
}

/** Call it once the import's exhibitors, products and people are stored: what each was before is noted. */
export const recordImported = (db: Transaction<Database>, recorded: Recorded): Promise<void> =>
  record(db, recorded, {
    was: sql`recorded_exhibitor(noted.before)`,
    is: sql`recorded_exhibitor(exhibitor_snapshot(exhibitor_id))`,
  });

/** Call it before they are as they were again. New ones go, and the action 'import.undo' alone says so. */
export const recordTakenBack = (db: Transaction<Database>, recorded: Recorded): Promise<void> =>
  record(db, recorded, {
    was: sql`recorded_exhibitor(exhibitor_snapshot(exhibitor_id))`,
    is: sql`recorded_exhibitor(noted.before)`,
  });

async function record(
  db: Transaction<Database>,
  { importId, actor, at }: Recorded,
  { was, is }: { was: ReturnType<typeof sql>; is: ReturnType<typeof sql> },
): Promise<void> {
  await sql`
    insert into audit_entry (at, actor_kind, organiser_id, actor, action, subject, exhibitor_id, before, after)
    select ${at}, 'organiser', ${actor.id}, ${actor.email},
      case when was is null then 'exhibitor.create' else 'exhibitor.change' end,
      concat_ws(', ', coalesce(was, is_now) ->> 'companyName', coalesce(was, is_now) ->> 'boothNumber'), exhibitor_id,
      case when was is not null then differing(was, is_now) end,
      case when was is null then is_now else differing(is_now, was) end
    from import_exhibitor noted, lateral (select ${was} as was, ${is} as is_now) as compared
    where import_id = ${importId} and is_now is not null and was is distinct from is_now
    order by exhibitor_id`.execute(db);
}
