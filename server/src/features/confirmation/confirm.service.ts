// Records that the email address of a registration is confirmed, so that its hours are kept.
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { confirm } from './repository.ts';

interface Confirmed {
  id: number;
  name: string;
  reference: string;
}

/**
 * Marks the email address of a locked registration as confirmed; a repeat changes nothing. Its origin is deleted, and
 * its hours no longer count against any IP address.
 */
export async function recordConfirmation(
  transaction: Transaction<Database>,
  { id, name, reference }: Confirmed,
  now: Date,
): Promise<void> {
  if (!(await confirm(transaction, id, now))) return;
  await recordAction(transaction, {
    at: now,
    actor: { visitor: reference },
    action: 'registration.confirm',
    subject: `${name} (${reference})`,
    registrationId: id,
  });
}
