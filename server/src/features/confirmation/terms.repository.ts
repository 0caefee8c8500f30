// Reads and writes the terms of an edition for unconfirmed hours.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

const termsOf = (db: Kysely<Database>, editionId: number) =>
  db
    .selectFrom('edition')
    .select([
      'unconfirmed_hours_a_day as hoursADay',
      'unconfirmed_released_after as releasedAfterHours',
      'catalogue_version as version',
    ])
    .where('id', '=', editionId);

export function readTermsRow(db: Kysely<Database>, editionId: number) {
  return termsOf(db, editionId).executeTakeFirstOrThrow();
}

/** Locks the edition's row until the transaction ends. */
export function lockTerms(transaction: Transaction<Database>, editionId: number) {
  return termsOf(transaction, editionId).forUpdate().executeTakeFirstOrThrow();
}

export async function writeTerms(
  transaction: Transaction<Database>,
  editionId: number,
  { hoursADay, releasedAfterHours }: { hoursADay: number; releasedAfterHours: number | null },
): Promise<void> {
  await transaction
    .updateTable('edition')
    .set({
      unconfirmed_hours_a_day: hoursADay,
      unconfirmed_released_after: releasedAfterHours,
      version: sql`version + 1`,
    })
    .where('id', '=', editionId)
    .execute();
}
