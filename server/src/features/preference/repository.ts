// Stored preferences of organisers: what was changed from the defaults.
import type { Preferences } from '@visavis/domain/staff/preferences';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export async function findPreferences(
  db: Kysely<Database>,
  organiserId: number,
): Promise<Partial<Preferences>> {
  const row = await db
    .selectFrom('organiser_preference')
    .select('preferences')
    .where('organiser_id', '=', organiserId)
    .executeTakeFirst();
  return row?.preferences ?? {};
}

/** Adds to what is stored; of the columns, only the lists named are replaced. */
export async function mergePreferences(
  db: Kysely<Database>,
  organiserId: number,
  { columns, ...changed }: Partial<Preferences>,
): Promise<void> {
  const preferences = JSON.stringify({ ...changed, ...(columns && { columns }) });
  await db
    .insertInto('organiser_preference')
    .values({ organiser_id: organiserId, preferences })
    .onConflict((conflict) =>
      conflict.column('organiser_id').doUpdateSet({
        preferences: sql`organiser_preference.preferences || excluded.preferences || case
          when excluded.preferences ? 'columns' then jsonb_build_object('columns',
            coalesce(organiser_preference.preferences -> 'columns', '{}') || (excluded.preferences -> 'columns'))
          else '{}'::jsonb end`,
      }),
    )
    .execute();
}
