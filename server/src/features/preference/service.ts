// Reads and changes an organiser's dashboard preferences.
import { message } from '@visavis/domain/message/message';
import { DEFAULT_PREFERENCES, PREFERENCES_LENGTH, type Preferences } from '@visavis/domain/staff/preferences';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { findPreferences, mergePreferences } from './repository.ts';

export const readPreferences = async (db: Kysely<Database>, { id }: Organiser): Promise<Preferences> => ({
  ...DEFAULT_PREFERENCES,
  ...(await findPreferences(db, id)),
});

/** @returns all preferences after the change @throws 'request.too-large' for more than anybody needs */
export async function writePreferences(
  db: Kysely<Database>,
  organiser: Organiser,
  changed: { [Key in keyof Preferences]?: Preferences[Key] | undefined },
): Promise<Preferences> {
  await db.transaction().execute(async (transaction) => {
    const length = await mergePreferences(transaction, organiser.id, changed as Partial<Preferences>);
    if (length > PREFERENCES_LENGTH) throw new AppError('request.too-large', message('request.too-large'));
  });
  return readPreferences(db, organiser);
}
