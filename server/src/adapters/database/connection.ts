// Opens the database that the settings name: a PostgreSQL elsewhere, or the embedded one.
import type { Log } from '../../log.ts';
import type { Settings } from '../../settings.ts';
import { openEmbeddedDatabase, reachEmbeddedDatabase } from './embedded.ts';
import { openExternalDatabase } from './external.ts';
import type { OpenDatabase } from './open-database.ts';

/** Throws DatabaseStartError with a sentence for the person at the terminal. */
export function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'> & { startsEmpty?: boolean },
  log: Log,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, startsEmpty = false } = settings;
  return databaseUrl
    ? openExternalDatabase(databaseUrl, log)
    : openEmbeddedDatabase(dataDir, log, { startsEmpty });
}

/** The database of a site that may be running, for a command beside it. Throws DatabaseStartError where there is none. */
export function reachDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<OpenDatabase> {
  return settings.databaseUrl
    ? openExternalDatabase(settings.databaseUrl, log)
    : reachEmbeddedDatabase(settings.dataDir, log);
}
