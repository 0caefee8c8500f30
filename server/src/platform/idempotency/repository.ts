// Stores the responses of successful submissions, so that a retry with the same Idempotency-Key gets the first one.
import type { Message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';

/** The route under which each programme's registration stores its response. */
export const SUBMISSION_ROUTES = { business: 'visitor/register', hosted: 'hosted-registration' } as const;

/** A submission that carries an Idempotency-Key. */
export interface KeyedSubmission {
  /** The kind of submission, such as 'visitor/register', with the registration's id if it belongs to one. */
  route: string;
  key: string;
  /** Equal for equal content. Never a plain hash of guessable content. */
  requestHash: string;
}

/**
 * The first response to the same submission.
 * @param otherContent the message if another submission succeeded with the same key
 * @returns null if none has succeeded yet, or without a key
 * @throws 'submission.key-reused'
 */
export async function recallAnswer<Answer>(
  db: Kysely<Database>,
  submission: KeyedSubmission | null,
  otherContent: Message,
): Promise<Answer | null> {
  if (!submission) return null;
  const kept = await db
    .selectFrom('idempotent_answer')
    .select(['request_hash', 'answer'])
    .where('route', '=', submission.route)
    .where('key', '=', submission.key)
    .executeTakeFirst();
  if (!kept) return null;
  if (kept.request_hash !== submission.requestHash) throw new AppError('submission.key-reused', otherContent);
  return kept.answer as Answer;
}

/**
 * Stores a response, in the transaction of the submission. It must contain no passport number and no secret.
 * @throws the database's error of 'idempotent_answer_once' where a concurrent submission stored one
 */
export async function keepAnswer(
  db: Kysely<Database>,
  submission: KeyedSubmission | null,
  answer: object,
  now: Date,
): Promise<void> {
  if (!submission) return;
  await db
    .insertInto('idempotent_answer')
    .values({
      route: submission.route,
      key: submission.key,
      request_hash: submission.requestHash,
      answer: JSON.stringify(answer),
      created_at: now,
    })
    .execute();
}
