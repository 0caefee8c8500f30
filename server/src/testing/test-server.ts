// The connection data of the database server that the global setup provides to tests.
import type pg from 'pg';

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
