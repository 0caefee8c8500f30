// A PostgreSQL that somebody else runs, reached by its address.
import pg from 'pg';
import type { OpenDatabase } from './open-database.ts';
import { DatabaseStartError } from './start-error.ts';

const MINIMUM_MAJOR_VERSION = 15;

export async function openExternalDatabase(url: string): Promise<OpenDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Once connected, a loss shows in the query below.
  client.on('error', () => undefined);
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    version = Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (cause) {
    throw new DatabaseStartError(`The database named by DATABASE_URL does not answer: ${reasonOf(cause)}.`, {
      cause,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
  if (version < MINIMUM_MAJOR_VERSION)
    throw new DatabaseStartError(
      `The database named by DATABASE_URL is PostgreSQL ${version}, but ${MINIMUM_MAJOR_VERSION} or newer is needed.`,
    );
  return { connection: { connectionString: url }, stop: async () => undefined };
}

function reasonOf(error: unknown): string {
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
