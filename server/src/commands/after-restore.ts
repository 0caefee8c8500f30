// Adjusts the database after a restore, in the transaction of the restore: sessions, documents, erasures, outbox.
import type { Transaction } from 'kysely';
import type { Database } from '../adapters/database/schema.ts';
import { markDocumentsMissing } from '../features/document/repository.ts';
import { holdOutbox } from '../features/email/held.repository.ts';
import type { ErasureRegister } from '../features/erasure/erased.repository.ts';
import { reapplyErasures } from '../features/erasure/service.ts';
import { endAllSessions } from '../features/staff/repository.ts';
import { recordAction } from '../platform/audit/record-action.ts';

export interface RestoredState {
  /** Messages that wait for an organiser's release. */
  held: number;
  /** Documents that were deleted while the backup was taken, or were already missing. */
  missing: number;
  /** References of people who were erased since the backup was taken. */
  erased: string[];
}

interface AfterRestore {
  /** Names of documents that the backup lacks. */
  missing: readonly string[];
  takenAt: string;
  now: Date;
  erasures: ErasureRegister;
}

export async function afterRestore(
  db: Transaction<Database>,
  { missing, takenAt, now, erasures }: AfterRestore,
): Promise<RestoredState> {
  // A session that ended after the backup was taken must not come back to life.
  await endAllSessions(db);
  await markDocumentsMissing(db, missing, now);
  const erased = await reapplyErasures(db, erasures, now);
  const held = await holdOutbox(db, now);
  await recordAction(db, {
    at: now,
    actor: 'system',
    action: 'backup.restore',
    subject: `The backup of ${takenAt}`,
    after: { heldMessages: held, missingDocuments: missing.length, erasedAgain: erased.length },
  });
  return { held, missing: missing.length, erased };
}
