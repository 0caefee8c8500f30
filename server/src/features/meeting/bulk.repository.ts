// Finds the registrations and meetings that a bulk action affects.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { inProgress } from '../registration/public.ts';

/** Meetings by registration, both ascending, so that locks are always taken in one order. Unknown ids are left out. */
export async function listRegistrationsOf(
  db: Kysely<Database>,
  meetingIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('meeting')
    .select(['id', 'registration_id as registrationId'])
    .where(sql<boolean>`id = any(${[...meetingIds]}::int[])`)
    .orderBy('registration_id')
    .orderBy('id')
    .execute();
  const owners = new Map<number, number[]>();
  for (const { id, registrationId } of rows)
    owners.set(registrationId, [...(owners.get(registrationId) ?? []), id]);
  return owners;
}

/** Registrations with news for a status email: all is decided, and no email of this schedule is sent or being sent. */
export async function listMailable(db: Kysely<Database>, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('registration')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .where('cancelled_at', 'is', null)
    .where(sql<boolean>`(${inProgress('ready')} or ${inProgress('changed')} or ${inProgress('failed')})`)
    .where(
      sql<boolean>`not exists (select from email where registration_id = registration.id
        and kind = 'meeting-status' and email.state in ('queued', 'sent')
        and email.schedule_version = registration.schedule_version)`,
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
