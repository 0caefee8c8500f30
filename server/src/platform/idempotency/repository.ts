// Keeps the answers of submissions that succeeded: a repeat with the same Idempotency-Key gets the first one again.
import type { Message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';

/** Under which route each programme's registration keeps its answer. */
export const SUBMISSION_ROUTES = { business: 'visitor/register', hosted: 'hosted-registration' } as const;

/** A submission that carries an Idempotency-Key. */
export interface KeyedSubmission {
  /** What is submitted, such as 'visitor/register'; with the registration's id where it is of one. */
  route: string;
  key: string;
  /** The same for the same content. Never a plain hash of what could be guessed. */
  requestHash: string;
}

/**
 * The first answer to the same submission.
 * @param otherContent said where another submission succeeded with the same key
 * @returns null where none succeeded yet, and without a key
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
 * Keeps an answer, in the transaction of what it tells. No passport number and no secret may stand in it.
 * @throws the database's error of 'idempotent_answer_once' where another was kept meanwhile
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
