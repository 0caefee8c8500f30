// The database connection pool, and Kysely on top of it.
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Database } from './schema.ts';
import { isReadTimeout } from './unavailable.ts';

// Two per core plus one keep a database on the same machine busy; more would only wait for each other.
const MAX_CONNECTIONS = Math.min(20, 2 * availableParallelism() + 1);
const STATEMENT_TIMEOUT_MS = 15_000;
// No transaction of ours holds a lock that long; one that does must not block everyone else.
const LOCK_TIMEOUT_MS = 4_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
// Above the server's own limit: if there is still no response by then, the server or the network path is dead.
const READ_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2_000;
// An idle connection is probed after this long; a dead one is detected some ten seconds later.
const KEEP_ALIVE_MS = 5_000;
// As long as a statement may take, as calls queue under load. An unreachable database fails at once anyway.
const CONNECTION_TIMEOUT_MS = STATEMENT_TIMEOUT_MS;
// A connection keeps each prepared statement for life: beyond this many, statements are sent unprepared.
const MAX_PREPARED = 500;

/**
 * Names every statement with parameters, so that the server parses and plans it once per connection, and ends a
 * connection that does not answer: further queries on it would queue behind one that never completes.
 */
class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const names = new Map<string, string>();
    const endIfSilent = (error: unknown) => {
      if (isReadTimeout(error)) void this.end();
    };
    const send = reporting(this.query.bind(this) as AnyQuery, endIfSilent);
    const sendPrepared = (text: unknown, values: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
        return send(text, values, ...rest);
      const name = names.get(text) ?? (names.size < MAX_PREPARED ? nameOf(text) : undefined);
      if (name === undefined) return send(text, values, ...rest);
      names.set(text, name);
      return send({ name, text, values }, ...rest);
    };
    // pg declares a dozen overloads of query; each passes through unchanged except for the name.
    this.query = sendPrepared as typeof this.query;
  }
}

type AnyQuery = (...args: unknown[]) => unknown;

/** Wraps `send` to report each failure before the caller sees it, in promise and callback style. */
function reporting(send: AnyQuery, onFailure: (error: unknown) => void): AnyQuery {
  return (...args) => {
    const callback = args.at(-1);
    if (typeof callback === 'function')
      args[args.length - 1] = (error: unknown, result: unknown) => {
        if (error) onFailure(error);
        callback(error, result);
      };
    const result = send(...args);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      onFailure(error);
      throw error;
    });
  };
}

function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 20);
}

const { builtins } = pg.types;

function parseInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number))
    throw new RangeError(`The database gave an integer beyond 2^53: ${value}`);
  return number;
}

// pg has no constants for array types.
const arrays = { text: 1009, int8: 1016, date: 1182 };
const asIs = (value: string) => value;
const parseTextArray: (value: string) => string[] = pg.types.getTypeParser(arrays.text, 'text');
const ownParsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, parseInteger],
  [arrays.int8, (value) => parseTextArray(value).map(parseInteger)],
  [builtins.DATE, asIs],
  [arrays.date, parseTextArray],
]);

/** int8 (ids, counts) as number; date as its YYYY-MM-DD, which no time zone can shift. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : (ownParsers.get(oid) ?? pg.types.getTypeParser(oid, 'text')),
};

export function createPool(connection: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'visavis',
    max: MAX_CONNECTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: READ_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // Planning a registration takes longer than executing it; every statement is written so that one plan serves all.
    options: '-c TimeZone=UTC -c plan_cache_mode=force_generic_plan',
    ...connection,
    types,
    Client: PreparingClient,
  });
  // The failing query reports a lost connection; without listeners it would end the process.
  pool.on('error', (error) => log.warn(`An idle database connection was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A single connection without timeouts, for work that may take minutes: migrations. */
export function createPatientPool(connection: pg.PoolConfig, log: Log): pg.Pool {
  const noLimits = { query_timeout: 0, statement_timeout: 0, lock_timeout: 0, idleTimeoutMillis: 0 };
  return createPool({ ...connection, ...noLimits, max: 1 }, log);
}

/** @param onError called with the error of each failed statement */
export function createKysely(
  pool: pg.Pool,
  onError: (error: unknown) => void = () => undefined,
): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === 'error') onError(event.error);
    },
  });
}

const WITHOUT_LIMITS =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/** A single connection without timeouts, for work that takes minutes; it returns the same types as the pool. */
export async function connectAlone(connection: pg.PoolConfig, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    options: '-c TimeZone=UTC',
    keepAlive: true,
    ...connection,
    application_name: name,
    types,
  });
  // The failing query reports the loss; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  // The server may have its own default limits.
  await client.query(WITHOUT_LIMITS);
  return client;
}

/** Kysely on the open transaction of a single connection: it ends neither the transaction nor the connection. */
export function kyselyOn(client: pg.Client): Transaction<Database> {
  const lent: pg.PoolClient = Object.assign(client, { release: () => undefined });
  const pool: PostgresPool = { connect: async () => lent, end: async () => undefined };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // It never begins a transaction of its own: all its queries run in the caller's.
  return db as Transaction<Database>;
}
