// Routes of an organiser's own preferences.
import { changePreferences, getPreferences } from '@visavis/contract/preferences/endpoints';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import { readPreferences, writePreferences } from './service.ts';

export function preferenceRoutes(bind: Binder, { db }: { db: Kysely<Database> }): void {
  bind(getPreferences, async ({ caller }) => readPreferences(db, caller));
  bind(changePreferences, ({ caller, body }) => writePreferences(db, caller, body));
}
