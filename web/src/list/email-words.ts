// Texts for the state of a message.
import type { EmailRow } from '@visavis/contract/email/endpoints';
import { type EmailState, NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import type { Text, TextId } from '../i18n/text.ts';
import type { Instants } from '../i18n/use-instants.ts';
import type { StatusKind } from '../ui/status-pill.tsx';

export const STATE_PILLS: Record<EmailState, { kind: StatusKind; word: TextId }> = {
  queued: { kind: 'pending', word: 'emails.queued' },
  sent: { kind: 'approved', word: 'emails.sent' },
  failed: { kind: 'rejected', word: 'emails.failed' },
  unsent: { kind: 'pending', word: 'emails.unsent' },
  withheld: { kind: 'neutral', word: 'emails.withheld' },
};

/** A short note on what happens to a message next; empty if nothing does. */
export function rowNote(email: EmailRow, text: Text): string {
  if (email.isBeingSent) return text('emails.beingSent');
  if (email.state === 'queued') return text('emails.waiting');
  if (email.state !== 'failed') return '';
  if (email.nextAttemptAt === null) return text('emails.stopped');
  return text('emails.tries', { attempts: email.attempts, maximum: email.maximumAttempts });
}

/** The delivery status of a message, as a sentence. @param now epoch milliseconds */
export function stateSentence(email: EmailRow, now: number, text: Text, instants: Instants): string {
  const at = (instant: string): string => instants.recent(instant, now);
  if (email.isBeingSent) return text('emails.queuedNow');
  switch (email.state) {
    case 'queued':
      return text('emails.queuedWaiting');
    case 'sent':
      return text('emails.sentAt', { time: at(email.sentAt ?? email.createdAt) });
    case 'unsent':
      return text.choice('emailFailure', NOT_SENT_SENTENCE);
    case 'withheld':
      return text.choice('emailFailure', email.lastError ?? '');
    case 'failed':
      return email.nextAttemptAt === null
        ? text('emails.failedStopped', { attempts: email.attempts })
        : text('emails.failedRetry', {
            time: at(email.nextAttemptAt),
            attempts: email.attempts,
            maximum: email.maximumAttempts,
          });
  }
}

/**
 * The reason for a failure, as a sentence. A reply of the mail server begins with a code of three digits and is quoted;
 * anything else is looked up among the known reasons.
 */
export function failureWords(error: string, text: Text): string {
  return /^\d{3}\b/.test(error)
    ? text('emails.serverSaid', { words: error })
    : text.choice('emailFailure', error);
}
