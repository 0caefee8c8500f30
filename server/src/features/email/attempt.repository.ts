// Reads and records the attempts to send a message of the outbox.
import { type EmailFailure, WITHHELD_REASONS } from '@visavis/domain/email/failures';
import {
  type EmailContent,
  type EmailKind,
  emailContentSchema,
  isStoppable,
} from '@visavis/domain/email/schema';
import { REMINDER_LATEST_MS, REMINDER_RULES } from '@visavis/domain/reminder/rules';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { told } from '../../platform/changes/told.ts';
import { isRequestOpen } from '../document-request/public.ts';
import { hasContactStopped, hasStopped } from '../mail-choice/public.ts';

const MINUTE_MS = 60_000;
/** Backoff before each retry, in minutes: almost nine hours in all, for a mail server that is down overnight. */
const WAITS_MINUTES = [0.5, 1, 2, 5, 10, 20, 40, 60, 90, 120, 180];
/** Attempts after which a message is given up until an organiser sends it again. */
export const MAXIMUM_ATTEMPTS = WAITS_MINUTES.length + 1;

export interface Attempt {
  emailId: number;
  /** The number of attempts, including this one. */
  attempts: number;
  messageId: string;
  recipient: { name: string; address: string };
  /** Null if it cannot be read; `hindrance` is then set. */
  content: EmailContent | null;
  /** The edition that the email is about; null for an email to staff from before the first edition. */
  editionId: number | null;
  registrationId: number | null;
  organiserId: number | null;
  /** Why it must no longer be sent; null if it may be. */
  hindrance: string | null;
}

const UNREADABLE: EmailFailure = 'The message could not be written.';
const DELETED: EmailFailure = 'The registration has been deleted.';
const NO_PART: EmailFailure = 'This exhibitor does not take part any more.';
const DECISION_LETTERS: ReadonlySet<EmailKind> = new Set(['application-approved', 'application-rejected']);
const REPLACED: EmailFailure = 'The decision changed after this was written.';
const CONFIRMED: EmailFailure = 'The email address has been confirmed since this was written.';
const NOT_ASKED: EmailFailure = 'The document is not asked for any more.';
const STOPPED: EmailFailure = 'This person wants no mail but about their own meetings.';
const WITHDRAWN: EmailFailure = 'An organiser stopped this message.';
const TOO_LATE: EmailFailure = 'It is too late for this reminder.';
const OUTDATED: EmailFailure =
  'The meetings have changed since this was written. Send the status email again.';

/**
 * When a sending process's claim on a message expires, by the database's clock. The claim is renewed during sending: it
 * expires only if that process was killed, or cannot reach the database.
 */
const CLAIM = sql<Date>`now() + interval '10 seconds'`;

/**
 * Claims the first message that is due, by id, and records the start of an attempt. Skips messages that another process
 * has claimed or is changing.
 * @returns null if none is due
 */
export async function claimNext(db: Kysely<Database>, now: Date): Promise<Attempt | null> {
  // The states are literals, so that the partial index of waiting messages is used.
  const { rows } = await sql<Selectable<Database['email']>>`
    update email set state = 'queued', attempts = attempts + 1, attempt_began_at = ${now},
      last_attempt_at = ${now}, next_attempt_at = null, claimed_until = ${CLAIM}
    where id = (
      select id from email
      where held_at is null
        and (state = 'queued' or state = 'failed' and next_attempt_at is not null)
        and (state = 'queued' or next_attempt_at <= ${now})
        and (not_before is null or not_before <= ${now})
        and (claimed_until is null or claimed_until < now())
      order by id limit 1 for update skip locked)
    returning *, ${told('email')}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  // From here on the applicant may have received it, so the decision cannot be undone.
  if (DECISION_LETTERS.has(row.kind) && row.registration_id !== null)
    await db.deleteFrom('rejection_undo').where('registration_id', '=', row.registration_id).execute();
  const content = emailContentSchema.safeParse(row.content).data ?? null;
  return {
    emailId: row.id,
    attempts: row.attempts,
    messageId: row.message_id,
    recipient: { name: row.recipient_name, address: row.recipient },
    content,
    editionId: row.edition_id,
    registrationId: row.registration_id,
    organiserId: row.organiser_id,
    hindrance: content ? await hindranceOf(db, row, now) : UNREADABLE,
  };
}

async function hindranceOf(
  db: Kysely<Database>,
  {
    id,
    kind,
    registration_id,
    exhibitor_id,
    organiser_id,
    group_message_id,
    schedule_version,
    created_at,
  }: Selectable<Database['email']>,
  now: Date,
): Promise<string | null> {
  if (registration_id === null)
    return group_message_id !== null && organiser_id === null
      ? hindranceToContact(db, group_message_id, exhibitor_id)
      : null;
  const registration = await db
    .selectFrom('registration')
    .leftJoin('application', 'application.registration_id', 'registration.id')
    .select(['cancelled_at', 'confirmed_at', 'schedule_version', 'decision_email_id'])
    .where('registration.id', '=', registration_id)
    .executeTakeFirst();
  if (!registration || registration.cancelled_at) return DELETED;
  if (DECISION_LETTERS.has(kind) && registration.decision_email_id !== id) return REPLACED;
  if (kind === 'document-asked' && !(await isRequestOpen(db, id))) return NOT_ASKED;
  if (kind === 'confirmation-reminder' && registration.confirmed_at) return CONFIRMED;
  if (group_message_id !== null && (await isWithdrawn(db, group_message_id))) return WITHDRAWN;
  // Checked again at each attempt: the person may have opted out since it was written.
  if (isStoppable(kind) && organiser_id === null) {
    const stopped = kind === 'group-message' ? 'group' : 'reminder';
    if (await hasStopped(db, registration_id, stopped)) return STOPPED;
  }
  const rule = REMINDER_RULES.find((one) => kind === `reminder-${one}`);
  if (rule && now.getTime() - created_at.getTime() > REMINDER_LATEST_MS[rule]) return TOO_LATE;
  const isOutdated = schedule_version !== null && schedule_version !== registration.schedule_version;
  return isOutdated ? OUTDATED : null;
}

/** Why a group message must not be sent to an exhibitor's contact. @param exhibitorId null if it has been deleted */
async function hindranceToContact(
  db: Kysely<Database>,
  groupMessageId: number,
  exhibitorId: number | null,
): Promise<string | null> {
  if (await isWithdrawn(db, groupMessageId)) return WITHDRAWN;
  const hasStoppedMail = exhibitorId === null ? null : await hasContactStopped(db, exhibitorId);
  if (hasStoppedMail === null) return NO_PART;
  return hasStoppedMail ? STOPPED : null;
}

async function isWithdrawn(db: Kysely<Database>, groupMessageId: number): Promise<boolean> {
  const row = await db
    .selectFrom('group_message')
    .select('state')
    .where('id', '=', groupMessageId)
    .executeTakeFirst();
  return row?.state === 'stopped';
}

/** Records that the mail server accepted the message. */
export async function recordSent(
  transaction: Transaction<Database>,
  emailId: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('email')
    .set({
      state: 'sent',
      sent_at: now,
      attempt_began_at: null,
      claimed_until: null,
      next_attempt_at: null,
      last_error: null,
    })
    .where('id', '=', emailId)
    .returning(told('email'))
    .execute();
}

/**
 * For some reasons the email is withheld, which is not a failure. A no-op if another process has taken over the
 * message.
 * @param isFinal whether a retry would be pointless
 */
export async function recordFailure(
  db: Kysely<Database>,
  attempt: Attempt,
  { reason, isFinal, now }: { reason: string; isFinal: boolean; now: Date },
): Promise<void> {
  const waitMinutes = isFinal ? undefined : WAITS_MINUTES[attempt.attempts - 1];
  await ownAttempt(db, attempt)
    .set({
      state: WITHHELD_REASONS.some((one) => one === reason) ? 'withheld' : 'failed',
      last_error: reason,
      attempt_began_at: null,
      claimed_until: null,
      next_attempt_at: waitMinutes === undefined ? null : new Date(now.getTime() + waitMinutes * MINUTE_MS),
    })
    .returning(told('email'))
    .execute();
}

/** Renews the claim of a slow attempt. */
export async function renewClaim(db: Kysely<Database>, attempt: Attempt): Promise<void> {
  await ownAttempt(db, attempt).set({ claimed_until: CLAIM }).execute();
}

/** Abandons an attempt without an outcome: the next process begins another at once. */
export async function releaseClaim(db: Kysely<Database>, attempt: Attempt): Promise<void> {
  await ownAttempt(db, attempt).set({ claimed_until: null }).execute();
}

/** The message of an attempt, unless another attempt has begun since. */
const ownAttempt = (db: Kysely<Database>, { emailId, attempts }: Attempt) =>
  db
    .updateTable('email')
    .where('id', '=', emailId)
    .where('state', '=', 'queued')
    .where('attempts', '=', attempts);

/** Locks the registration that a message is about, until the transaction ends. */
export async function lockRegistrationOf(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<void> {
  await transaction
    .selectFrom('registration')
    .select('id')
    .where('id', '=', registrationId)
    .forUpdate()
    .execute();
}
