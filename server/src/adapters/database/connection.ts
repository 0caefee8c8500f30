// Opens the database that the settings name: an external PostgreSQL, or the embedded one.

import type { Log } from '../log.ts';
import { openEmbeddedDatabase, reachEmbeddedDatabase } from './embedded.ts';
import { openExternalDatabase } from './external.ts';
import type { OpenDatabase } from './open-database.ts';

/** Where the database is. */
interface DatabasePlace {
  /** URL of an external PostgreSQL; without it the embedded one is used. */
  databaseUrl?: string;
  /** Folder of the embedded PostgreSQL. */
  dataDir: string;
}

/** Throws DatabaseStartError with a sentence for the person at the terminal. */
export function openDatabase(
  place: DatabasePlace & { startsEmpty?: boolean },
  log: Log,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, startsEmpty = false } = place;
  return databaseUrl
    ? openExternalDatabase(databaseUrl, log)
    : openEmbeddedDatabase(dataDir, log, { startsEmpty });
}

/** For a command that may run alongside a running site. Throws DatabaseStartError where there is no database. */
export function reachDatabase(place: DatabasePlace, log: Log): Promise<OpenDatabase> {
  return place.databaseUrl
    ? openExternalDatabase(place.databaseUrl, log)
    : reachEmbeddedDatabase(place.dataDir, log);
}
