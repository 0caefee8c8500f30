// The pool of connections to the database, and kysely on top of it.
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Database } from './schema.ts';
import { isReadTimeout } from './unavailable.ts';

// Two for each core and one more keep a database on the same machine busy; beyond that they wait for each other.
const MAX_CONNECTIONS = Math.min(20, 2 * availableParallelism() + 1);
const STATEMENT_TIMEOUT_MS = 15_000;
// Nobody of ours keeps a lock that long: who does must not stop everybody.
const LOCK_TIMEOUT_MS = 4_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
// Above the server's own limit: who is still silent then died without a word, or the line between us did.
const READ_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2_000;
// A line that is idle is tried after so long; a dead one is found out some ten seconds later.
const KEEP_ALIVE_MS = 5_000;
// As long as a statement may take: in a rush calls wait for their turn. A database that is gone is told at once.
const CONNECTION_TIMEOUT_MS = STATEMENT_TIMEOUT_MS;
// A connection remembers each prepared text for its life: beyond this many, texts are sent as they are.
const MAX_PREPARED = 500;

/**
 * Gives every text with parameters a name, so that the server parses and plans it once per connection, and ends a
 * connection that does not answer: what is asked next would wait behind what is never answered.
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
    // pg declares a dozen overloads of query; each passes through unchanged but for the name.
    this.query = sendPrepared as typeof this.query;
  }
}

type AnyQuery = (...given: unknown[]) => unknown;

/** The same, and tells of each failure before the caller learns of it, whether it asked for a promise or a callback. */
function reporting(send: AnyQuery, onFailure: (error: unknown) => void): AnyQuery {
  return (...given) => {
    const callback = given.at(-1);
    if (typeof callback === 'function')
      given[given.length - 1] = (error: unknown, result: unknown) => {
        if (error) onFailure(error);
        callback(error, result);
      };
    const answer = send(...given);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
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

// Arrays have no names in pg.
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
    // Planning a registration anew takes longer than doing it; every statement is written so that one plan serves all.
    options: '-c TimeZone=UTC -c plan_cache_mode=force_generic_plan',
    ...connection,
    types,
    Client: PreparingClient,
  });
  // A lost connection is the query's to report; without listeners it would end the program.
  pool.on('error', (error) => log.warn(`An idle database connection was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** One connection without a limit of time, for what may take minutes: migrations. */
export function createPatientPool(connection: pg.PoolConfig, log: Log): pg.Pool {
  const noLimits = { query_timeout: 0, statement_timeout: 0, lock_timeout: 0, idleTimeoutMillis: 0 };
  return createPool({ ...connection, ...noLimits, max: 1 }, log);
}

/** @param onError told of each statement that fails */
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

/** One connection without limits of time, for work of minutes; what it reads is typed as in the pool. */
export async function connectAlone(connection: pg.PoolConfig, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    options: '-c TimeZone=UTC',
    keepAlive: true,
    ...connection,
    application_name: name,
    types,
  });
  // A loss is the query's to report; without a listener it would end the program.
  client.on('error', () => undefined);
  await client.connect();
  // The server may have limits of its own.
  await client.query(WITHOUT_LIMITS);
  return client;
}

/** Kysely on the transaction that a lone connection is in: its queries are part of that, and it ends neither. */
export function kyselyOn(client: pg.Client): Transaction<Database> {
  const lent: pg.PoolClient = Object.assign(client, { release: () => undefined });
  const pool: PostgresPool = { connect: async () => lent, end: async () => undefined };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // It never begins one of its own: what it runs is in the caller's.
  return db as Transaction<Database>;
}
