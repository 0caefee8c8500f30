// Reads and changes how an organiser prefers the dashboard.
import { DEFAULT_PREFERENCES, type Preferences } from '@visavis/domain/staff/preferences';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { findPreferences, mergePreferences } from './repository.ts';

export const readPreferences = async (db: Kysely<Database>, { id }: Organiser): Promise<Preferences> => ({
  ...DEFAULT_PREFERENCES,
  ...(await findPreferences(db, id)),
});

/** @returns all preferences after the change */
export async function writePreferences(
  db: Kysely<Database>,
  organiser: Organiser,
  changed: { [Key in keyof Preferences]?: Preferences[Key] | undefined },
): Promise<Preferences> {
  await mergePreferences(db, organiser.id, changed as Partial<Preferences>);
  return readPreferences(db, organiser);
}
