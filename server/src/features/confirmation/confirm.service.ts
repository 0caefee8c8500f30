// Somebody who reads the mail of a registration's address has pressed something: the hours are theirs.
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
 * Notes that the email address of a locked registration is confirmed; done once, a repeat changes nothing. From where
 * it was made is forgotten, and its hours count against no address any more.
 */
export async function noteConfirmed(
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
