// Finds who holds an hour that a meeting cannot get.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Slot } from '../registration/public.ts';
import { STATUS } from '../slot/public.ts';

/** Companies that meet the exhibitor in this hour; holds do not have a company yet. */
export async function listHolders(
  transaction: Transaction<Database>,
  { exhibitorId, day, minute, length }: Slot,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('meeting')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select('company.name')
    .where('exhibitor_id', '=', exhibitorId)
    .where('day', '=', day)
    .where('minute', '<', minute + length)
    .where(sql`minute + length`, '>', minute)
    .where('status', '<>', sql.lit(MEETING_STATUS.rejected))
    .orderBy('meeting.place')
    .execute();
  return rows.map(({ name }) => name);
}

/** Whether a visitor who is still choosing holds the hour; otherwise no representative is free. */
export async function isHeld(
  transaction: Transaction<Database>,
  { exhibitorId, day, minute, length }: Slot,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('claim')
    .select('id')
    .where('exhibitor_id', '=', exhibitorId)
    .where('day', '=', day)
    .where('minute', '<', minute + length)
    .where(sql`minute + length`, '>', minute)
    .where('status', '=', STATUS.held)
    .executeTakeFirst();
  return row !== undefined;
}
