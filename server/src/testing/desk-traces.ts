// Creates what the desk of the fair stores about a person, with words by which it can be found.
import type { Kysely } from 'kysely';
import type { Database } from '../adapters/database/schema.ts';
import { insertRows } from './rows.ts';
import { TEST_NOW } from './small-edition.ts';

export const DESK_WORDS = ['canarydesk', 'de5cde5c'];

/** A scan of somebody, and a refused record. */
export async function createDeskTraces(db: Kysely<Database>, registrationId: number): Promise<void> {
  const { id: organiserId } = await db
    .selectFrom('organiser')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const atDesk = {
    id: 'de5cde5c-0000-4000-8000-000000000001',
    registration_id: registrationId,
    organiser_id: organiserId,
    received_at: TEST_NOW,
  };
  await insertRows(db, 'desk_scan', { ...atDesk, at: TEST_NOW });
  await insertRows(db, 'desk_record', {
    ...atDesk,
    answer: JSON.stringify({ outcome: 'refused', message: 'a canarydesk' }),
  });
}
