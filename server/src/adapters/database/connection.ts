// Opens the database that the settings name: a PostgreSQL elsewhere, or the embedded one.

import type { Log } from '../log.ts';
import { openEmbeddedDatabase, reachEmbeddedDatabase } from './embedded.ts';
import { openExternalDatabase } from './external.ts';
import type { OpenDatabase } from './open-database.ts';

/** Where the database is. */
interface DatabasePlace {
  /** Of a PostgreSQL elsewhere; without it the embedded one is used. */
  databaseUrl?: string;
  /** Folder of the embedded one. */
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

/** The database of a site that may be running, for a command beside it. Throws DatabaseStartError where there is none. */
export function reachDatabase(place: DatabasePlace, log: Log): Promise<OpenDatabase> {
  return place.databaseUrl
    ? openExternalDatabase(place.databaseUrl, log)
    : reachEmbeddedDatabase(place.dataDir, log);
}
