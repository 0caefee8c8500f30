// What the set-up of a test run tells the tests about their database server.
import type pg from 'pg';

export interface TestServer {
  /** A role that may create databases. */
  connection: pg.PoolConfig;
  template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The same server, another database. */
export function inDatabase(connection: pg.PoolConfig, database: string): pg.PoolConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
