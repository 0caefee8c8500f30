// Finds the registration that a submission made.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Where a submission was kept: what is submitted, and its Idempotency-Key. */
interface SubmissionPlace {
  route: string;
  key: string;
}

/** The reference that a submission was answered with; null where none succeeded. */
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

/** The live registration of a reference, locked, so that a key is made for none that ends; null for none. */
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
