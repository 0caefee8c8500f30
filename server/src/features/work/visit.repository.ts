// Records when an organiser last visited the Overview, and counts what has happened since.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/**
 * Updates the visit: after an absence it begins where the last one ended; a first visit begins now.
 * @param awayMs minimum length of an absence
 * @param isSeen begins it now in any case
 * @returns the instant since which news counts
 */
export async function moveVisit(
  db: Kysely<Database>,
  { organiserId, now, awayMs, isSeen }: { organiserId: number; now: Date; awayMs: number; isSeen: boolean },
): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    insert into overview_visit (organiser_id, since, seen_at) values (${organiserId}, ${now}, ${now})
    on conflict (organiser_id) do update set
      since = case
        when ${isSeen}::boolean then excluded.since
        when overview_visit.seen_at < ${new Date(now.getTime() - awayMs)}::timestamptz then overview_visit.seen_at
        else overview_visit.since end,
      seen_at = greatest(overview_visit.seen_at, excluded.seen_at)
    returning since`.execute(db);
  return rows[0]?.since ?? now;
}

export interface NewsRow {
  registered: number;
  applied: number;
  confirmed: number;
  changed: number;
  paid: number;
  decided: number;
}

/** News in an edition since an instant; of decisions, only those of other organisers. */
export async function countNews(
  db: Kysely<Database>,
  { editionId, organiserId, since }: { editionId: number; organiserId: number; since: Date },
): Promise<NewsRow> {
  const { rows } = await sql<NewsRow>`
    with made as (
      select (count(*) filter (where programme = 'business' and created_at > ${since}::timestamptz))::int as registered,
        (count(*) filter (where programme = 'hosted' and created_at > ${since}::timestamptz))::int as applied,
        (count(*) filter (where registered_by is null and confirmed_at > ${since}::timestamptz))::int as confirmed
      from registration
      where edition_id = ${editionId} and cancelled_at is null
    ), done as (
      select (count(*) filter (where actor_kind = 'visitor' and action like 'meeting.%'))::int as changed,
        (count(*) filter (where action = 'payment.paid'))::int as paid,
        (count(*) filter (where action in
          ('meeting.approve', 'meeting.reject', 'application.approve', 'application.reject')
          and actor_kind = 'organiser' and organiser_id <> ${organiserId}))::int as decided
      from audit_entry join registration on registration.id = audit_entry.registration_id
      where audit_entry.at > ${since}::timestamptz and registration.edition_id = ${editionId}
    )
    select * from made, done`.execute(db);
  return rows[0] ?? { registered: 0, applied: 0, confirmed: 0, changed: 0, paid: 0, decided: 0 };
}
