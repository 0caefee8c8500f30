// Finds the registration that a submission created.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Identifies a stored submission: its route and its Idempotency-Key. */
interface SubmissionPlace {
  route: string;
  key: string;
}

/** The reference in the response to a submission; null if none succeeded. */
export async function findAnsweredReference(
  db: Kysely<Database>,
  { route, key }: SubmissionPlace,
): Promise<string | null> {
  const row = await db
    .selectFrom('idempotent_answer')
    .select('answer')
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
  const reference = (row?.answer as { reference?: unknown } | undefined)?.reference;
  return typeof reference === 'string' ? reference : null;
}

/** Locks the live registration with a reference, so that no key is created for an ended one; null if there is none. */
export async function lockRegistrationOf(
  db: Kysely<Database>,
  { reference, editionId }: { reference: string; editionId: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('registration')
    .select('id')
    .where('reference', '=', reference)
    .where('edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}
