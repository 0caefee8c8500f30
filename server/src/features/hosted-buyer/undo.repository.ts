// Saves what a decision changes until its letter is sent, and restores it on undo.
import { APPLICATION_DECISIONS } from '@visavis/domain/hosted-buyer/state';
import { meetingStatusSchema } from '@visavis/domain/meeting/schema';
import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../adapters/database/schema.ts';
import type { HostedCase } from './lock.repository.ts';

const freedMeetingSchema = z.object({
  id: z.int(),
  /** The status before its hour was freed. */
  status: meetingStatusSchema,
  /** Its version after its hour was freed: a later change is not undone. */
  version: z.int(),
});
export type FreedMeeting = z.infer<typeof freedMeetingSchema>;

const beforeSchema = z.object({
  decision: z.enum(APPLICATION_DECISIONS),
  /** ISO instants. */
  decidedAt: z.nullable(z.string()),
  emailId: z.nullable(z.int()),
  /** Hashes as hexadecimal text: the keys themselves are never stored. */
  keys: z.array(z.object({ hash: z.string(), createdAt: z.string(), expiresAt: z.string() })),
  freed: z.array(freedMeetingSchema),
});
export type Before = z.infer<typeof beforeSchema>;

/** The state of an application before it is decided. */
export async function stateBefore({
  transaction,
  registration,
  application,
}: HostedCase): Promise<Omit<Before, 'freed'>> {
  const keys = await transaction
    .selectFrom('access_key')
    .select(['key_hash', 'created_at', 'expires_at'])
    .where('registration_id', '=', registration.id)
    .execute();
  return {
    decision: application.decision,
    decidedAt: application.decidedAt?.toISOString() ?? null,
    emailId: application.decisionEmailId,
    keys: keys.map(({ key_hash, created_at, expires_at }) => ({
      hash: key_hash.toString('hex'),
      createdAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    })),
  };
}

export async function keepForUndo(
  transaction: Transaction<Database>,
  registrationId: number,
  { before, undoUntil }: { before: Before; undoUntil: Date },
): Promise<void> {
  const kept = { until: undoUntil, before: JSON.stringify(before) };
  await transaction
    .insertInto('rejection_undo')
    .values({ registration_id: registrationId, ...kept })
    .onConflict((conflict) => conflict.column('registration_id').doUpdateSet(kept))
    .execute();
}

export async function forgetUndo(transaction: Transaction<Database>, registrationId: number): Promise<void> {
  await transaction.deleteFrom('rejection_undo').where('registration_id', '=', registrationId).execute();
}

/**
 * Deletes the letter from the outbox: a worker about to send it no longer finds it, and one that has started
 * sending it is detected here.
 * @returns the state before the decision; null if the letter was sent, is being sent, or there is none
 */
export async function takeUndo(
  { transaction, registration, application }: HostedCase,
  now: Date,
): Promise<Before | null> {
  const kept = await transaction
    .selectFrom('rejection_undo')
    .select(['until', 'before'])
    .where('registration_id', '=', registration.id)
    .executeTakeFirst();
  const emailId = application.decisionEmailId;
  if (!kept || emailId === null) return null;
  const taken = await transaction
    .deleteFrom('email')
    .where('id', '=', emailId)
    .where('attempts', '=', 0)
    .where((where) =>
      where.or([
        where('state', '=', 'queued'),
        // Without a mail server only the deadline ends the undo.
        where.and([
          where('state', '=', 'unsent'),
          sql<boolean>`${now}::timestamptz < ${kept.until}::timestamptz`,
        ]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  if (!taken) return null;
  await forgetUndo(transaction, registration.id);
  return beforeSchema.parse(kept.before);
}

/** Restores the decision before it and increments the version of the application. */
export async function restoreDecision(
  transaction: Transaction<Database>,
  registrationId: number,
  { before, emailId }: { before: Before; emailId: number | null },
): Promise<void> {
  await transaction
    .updateTable('application')
    .set((column) => ({
      decision: before.decision,
      decided_at: before.decidedAt === null ? null : new Date(before.decidedAt),
      decision_email_id: emailId,
      reason: null,
      version: column('version', '+', 1),
    }))
    .where('registration_id', '=', registrationId)
    .execute();
}

/** Restores the access keys, so that the buyer's links work again. */
export async function restoreKeys(
  transaction: Transaction<Database>,
  registrationId: number,
  keys: Before['keys'],
): Promise<void> {
  if (keys.length === 0) return;
  await transaction
    .insertInto('access_key')
    .values(
      keys.map(({ hash, createdAt, expiresAt }) => ({
        key_hash: Buffer.from(hash, 'hex'),
        registration_id: registrationId,
        created_at: new Date(createdAt),
        expires_at: new Date(expiresAt),
      })),
    )
    .execute();
}

/** Whether a letter still exists in the outbox, sent or not. */
export async function isLetterKept(transaction: Transaction<Database>, emailId: number): Promise<boolean> {
  const email = await transaction
    .selectFrom('email')
    .select('id')
    .where('id', '=', emailId)
    .executeTakeFirst();
  return email !== undefined;
}
