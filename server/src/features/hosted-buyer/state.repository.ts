// Derives the state of an application on the dashboard from its decision and the letter about it.
import {
  type ApplicationDecision,
  type ApplicationState,
  applicationState,
} from '@visavis/domain/hosted-buyer/state';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface ApplicationRow {
  decision: ApplicationDecision;
  state: ApplicationState;
  decisionEmailId: number | null;
  decidedAt: Date | null;
  reason: string | null;
  version: number;
}

/**
 * Locks the application of a locked registration: every decision, and every record of its letter, locks the
 * registration first.
 * @returns null for a registration of Business Matching
 */
export async function lockApplication(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<ApplicationRow | null> {
  const row = await transaction
    .selectFrom('application')
    .select([
      'decision',
      'state',
      'decision_email_id as decisionEmailId',
      'decided_at as decidedAt',
      'reason',
      'version',
    ])
    .where('registration_id', '=', registrationId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The only function that writes `application.state`. Called in the transaction of every decision and of every letter
 * that the mail server accepted.
 * @returns the new state; null for a registration of Business Matching
 */
export async function refreshApplication(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<ApplicationState | null> {
  const application = await lockApplication(transaction, registrationId);
  if (!application) return null;
  const { isMailed } = await transaction
    .selectNoFrom(
      sql<boolean>`exists (select from email where id = ${application.decisionEmailId} and state = 'sent')`.as(
        'isMailed',
      ),
    )
    .executeTakeFirstOrThrow();
  const state = applicationState(application.decision, isMailed);
  if (state !== application.state)
    await transaction
      .updateTable('application')
      .set({ state })
      .where('registration_id', '=', registrationId)
      .execute();
  return state;
}

/** Increments the version of an application after a change that organisers see. */
export async function raiseVersion(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<void> {
  await transaction
    .updateTable('application')
    .set((column) => ({ version: column('version', '+', 1) }))
    .where('registration_id', '=', registrationId)
    .execute();
}
