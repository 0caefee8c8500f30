// Sends the messages of the outbox that are due, one after another, and records the outcome of each.
import type { EmailFailure } from '@visavis/domain/email/failures';
import { type EmailContent, isStoppable } from '@visavis/domain/email/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import type { MailSender } from '../../adapters/mail/smtp.ts';
import { addressableName } from '../../platform/letters/greeting.ts';
import { recordWithRetries } from '../../platform/sql/record-with-retries.ts';
import { isTransientError } from '../../platform/sql/refusal.ts';
import { type Repetition, repeat } from '../../platform/sweeps/repeat.ts';
import { createChoiceKey, noteFailure } from '../mail-choice/public.ts';
import {
  type Attempt,
  claimNext,
  lockRegistrationOf,
  recordFailure,
  recordSent,
  releaseClaim,
  renewClaim,
} from './attempt.repository.ts';
import type { Places } from './calendar.present.ts';
import { createLinkKey, type EmailEffects, hasLink } from './link.service.ts';
import { type RenderedEmail, renderEmail } from './render.service.ts';

export interface SendingDependencies {
  db: Kysely<Database>;
  clock: Clock;
  sender: MailSender;
  effects: EmailEffects;
  publicUrl: string;
  places: (editionId: number | null) => Promise<Places>;
  log: Log;
  /** Aborted at shutdown: recording the outcome is then no longer retried. */
  stopped: AbortSignal;
}

/** Finds messages that did not wake this process: those of other processes, retries, expired claims. */
const SWEEP_INTERVAL_MS = 2_000;
/** Far shorter than a claim lasts: a renewal may fail while the database restarts. */
const RENEWAL_MS = 2_000;

/** Sends due messages now, after each wake, and every two seconds. */
export const startSending = (dependencies: SendingDependencies): Repetition =>
  repeat((stopping) => sendDue(dependencies, stopping), {
    everyMs: SWEEP_INTERVAL_MS,
    log: dependencies.log,
    failure: 'Messages could not be sent',
    isImmediate: true,
  });

/**
 * One run; several processes may run it concurrently. Messages are sent one after another, and none before the previous
 * one is recorded as sent, however long the database is unavailable.
 */
async function sendDue(dependencies: SendingDependencies, stopping: AbortSignal): Promise<void> {
  const { db, clock } = dependencies;
  while (!stopping.aborted) {
    const attempt = await claimNext(db, clock());
    if (!attempt) return;
    const renewing = setInterval(() => {
      renewClaim(db, attempt).catch(() => undefined);
    }, RENEWAL_MS);
    await tryToSend(attempt, dependencies).finally(() => clearInterval(renewing));
  }
}

/** @throws if the database is unavailable: the claim expires, and the message is retried */
async function tryToSend(attempt: Attempt, dependencies: SendingDependencies): Promise<void> {
  const { db, clock, log, stopped } = dependencies;
  try {
    await send(attempt, dependencies);
  } catch (error) {
    if (stopped.aborted || isTransientError(error)) throw error;
    log.error(
      `Message ${attempt.emailId} could not be sent: ${error instanceof Error ? error.stack : error}`,
    );
    await recordFailure(db, attempt, { reason: UNWRITTEN, isFinal: false, now: clock() });
  }
}

const UNWRITTEN: EmailFailure = 'The message could not be written.';

async function send(attempt: Attempt, dependencies: SendingDependencies): Promise<void> {
  const { db, clock, sender, publicUrl, places, log, stopped } = dependencies;
  const { emailId } = attempt;
  const fail = (reason: string, isFinal: boolean) =>
    recordFailure(db, attempt, { reason, isFinal, now: clock() });
  const { content, hindrance } = attempt;
  if (hindrance !== null || !content) return fail(hindrance ?? '', true);
  // Stored before the message is sent: a link that arrives must open.
  const key = await createLinkKey(db, dependencies.effects, content, attempt, clock());
  if (key === null && hasLink(content))
    return fail('There is nobody for whom its link could be made.' satisfies EmailFailure, true);
  const choiceKey = await choiceKeyOf(db, content, attempt, clock());
  const placesOfEdition = await places(attempt.editionId);
  let rendered: RenderedEmail;
  try {
    rendered = renderEmail(content, { publicUrl, key, choiceKey, now: clock(), places: placesOfEdition });
  } catch (error) {
    log.error(`Message ${emailId} could not be written: ${error instanceof Error ? error.stack : error}`);
    return fail(UNWRITTEN, true);
  }
  const outcome = await sender.send({
    ...rendered,
    messageId: attempt.messageId,
    recipient: {
      name: addressableName(attempt.recipient.name) ?? '',
      address: attempt.recipient.address,
    },
    // Emails say 'please write to us': a reply goes to the organiser, no matter who the sender is.
    ...(content.exhibition?.senderName !== undefined && { senderName: content.exhibition.senderName }),
    replyTo: content.exhibition?.contactEmail ?? null,
    date: clock(),
  });
  if (outcome.kind === 'sent') return recordWithRetries(() => recordDelivery(dependencies, attempt), stopped);
  // The next process sends it.
  if (outcome.kind === 'stopped') return releaseClaim(db, attempt);
  await fail(outcome.reason, outcome.kind === 'refused');
  const { registrationId, recipient } = attempt;
  // For the list of failed addresses, which leaves out organisers' own.
  if (outcome.kind === 'refused' && registrationId !== null && attempt.organiserId === null)
    await noteFailure(db, {
      registrationId,
      kind: outcome.isOfAddress ? 'address' : 'message',
      address: recipient.address,
      reason: outcome.reason,
      emailId,
      now: clock(),
    });
}

/** The key of the opt-out link; null for messages without one, and for tests. */
async function choiceKeyOf(
  db: Kysely<Database>,
  { kind }: EmailContent,
  { registrationId, organiserId }: Attempt,
  now: Date,
): Promise<string | null> {
  if (!isStoppable(kind) || registrationId === null || organiserId !== null) return null;
  return createChoiceKey(db, { registrationId, kind: kind === 'group-message' ? 'group' : 'reminder', now });
}

async function recordDelivery(
  { db, clock, effects }: SendingDependencies,
  { emailId, content, registrationId }: Attempt,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const refresh = content && effects[content.kind]?.afterSent;
    // Every change of a registration locks it first: one lock order for all.
    if (refresh && registrationId !== null) await lockRegistrationOf(transaction, registrationId);
    await recordSent(transaction, emailId, clock());
    if (refresh && registrationId !== null) await refresh(transaction, registrationId, clock());
  });
}
