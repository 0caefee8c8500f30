// The connection data of the database server that the global setup provides to tests.
import pg from 'pg';

export interface TestServer {
  /** A role that may create databases. */
  connection: pg.PoolConfig;
  template: string;
}

/** The connection to another database on the same server. */
export function inDatabase(connection: pg.PoolConfig, database: string): pg.PoolConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Runs one statement on a separate connection, such as one that creates or drops a database. */
export async function runOn(connection: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
