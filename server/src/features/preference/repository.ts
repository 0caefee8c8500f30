// Stores the preferences of organisers: only what differs from the defaults.
import type { Preferences } from '@visavis/domain/staff/preferences';
import { type Kysely, sql, type Transaction } from 'kysely';
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

/**
 * Merges into the stored preferences; for columns and page sizes, only the given lists are replaced.
 * @returns the total length of the preferences in characters
 */
export async function mergePreferences(
  transaction: Transaction<Database>,
  organiserId: number,
  changed: Partial<Preferences>,
): Promise<number> {
  const preferences = JSON.stringify(changed);
  const { length } = await transaction
    .insertInto('organiser_preference')
    .values({ organiser_id: organiserId, preferences })
    .onConflict((conflict) =>
      conflict.column('organiser_id').doUpdateSet({
        preferences: sql`organiser_preference.preferences || excluded.preferences
          || ${byList('columns')} || ${byList('pageSizes')}`,
      }),
    )
    .returning(sql<number>`length(preferences::text)`.as('length'))
    .executeTakeFirstOrThrow();
  return length;
}

/** A preference that is stored per list; other lists stay unchanged. */
const byList = (name: 'columns' | 'pageSizes') => sql`case
  when excluded.preferences ? ${sql.lit(name)} then jsonb_build_object(${sql.lit(name)},
    coalesce(organiser_preference.preferences -> ${sql.lit(name)}, '{}') || (excluded.preferences -> ${sql.lit(name)}))
  else '{}'::jsonb end`;
