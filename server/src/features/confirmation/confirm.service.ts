// Somebody who reads the mail of a registration's address has pressed something: the hours are theirs.
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { recordAction } from '../../platform/audit/record-action.ts';

interface Confirmed {
  id: number;
  name: string;
  reference: string;
}

/**
 * Notes that the email address of a locked registration is confirmed; done once, a repeat changes nothing. From where
 * it was made is forgotten, and its hours count against no address any more.
 */
export async function noteConfirmed(
  transaction: Transaction<Database>,
  { id, name, reference }: Confirmed,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('registration')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await sql`
    with forgotten as (
      delete from registration_origin where registration_id = ${id} returning networks, hours, counted_on
    )
    update unconfirmed_tally tally set hours = greatest(0, tally.hours - forgotten.hours)
    from forgotten where tally.network = any(forgotten.networks) and tally.day = forgotten.counted_on`.execute(
    transaction,
  );
  await recordAction(transaction, {
    at: now,
    actor: { visitor: reference },
    action: 'registration.confirm',
    subject: `${name} (${reference})`,
    registrationId: id,
  });
}
