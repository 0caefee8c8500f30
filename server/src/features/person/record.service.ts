// Records actions on notes and tasks without their text, which must be deleted with the person while the trail remains.
import type { AuditAction } from '@visavis/domain/audit/actions';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { recordAction } from '../../platform/audit/record-action.ts';

interface Whose {
  name: string;
  reference: string;
  registrationId: number;
}

export function recordAbout(
  transaction: Transaction<Database>,
  action: AuditAction,
  { name, reference, registrationId }: Whose,
  { organiser, now }: { organiser: Organiser; now: Date },
): Promise<void> {
  return recordAction(transaction, {
    at: now,
    actor: organiser,
    action,
    subject: `${name} (${reference})`,
    registrationId,
  });
}
