// A version mark of the Hosted Buyer table: it changes with every change shown there, so that pages poll it, not rows.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Computed from committed rows, so that it reflects transactions in whatever order they commit. */
export async function hostedMark(db: Kysely<Database>, editionId: number): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select md5(
      coalesce(string_agg(concat_ws(',', registration.id, registration.cancelled_at, registration.state,
        registration.schedule_version, registration.pending_meetings, is_replaced,
        application.version, application.state, email.state, email.attempts), ';' order by registration.id), '')
      || (select concat_ws(',', 'payments', count(*), sum(payment.version), max(payment.id)) from payment)
      || (select concat_ws(',', 'bookings', count(*), sum(booking.version)) from booking)
      || (select concat_ws(',', 'requests', count(*), count(ended_at),
            string_agg(email.state || email.attempts, ';' order by email.id))
          from document_request left join email on email.id = email_id)
      || (select concat_ws(',', 'waiting', count(*), max(id), max(joined_at), max(offered_until)) from room_wait)
      || (select concat_ws(',', 'rooms', count(*), sum(places)) from room_quota)
      || (select concat_ws(',', 'documents', count(*), max(id), count(deleted_at)) from document)
    ) as mark
    from registration
    join application on application.registration_id = registration.id
    left join email on email.id = decision_email_id
    where registration.edition_id = ${editionId}`.execute(db);
  return rows[0]?.mark ?? '';
}
