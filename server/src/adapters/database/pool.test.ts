// How the pool prepares statements, converts types and handles lost connections.
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openLine } from '../../testing/database-proxy.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { silentLog } from '../log.ts';
import { createKysely, createPatientPool, createPool } from './pool.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const database = prepareOnce(createTestDatabase, (database) => database.drop());

test('prepares a statement with parameters once per connection, for pool, client and kysely alike', async () => {
  await database.db.connection().execute(async (db) => {
    for (const value of [1, 2, 3]) await sql`select ${value}::int + 41 as sum`.execute(db);
    const { rows } = await sql<{ uses: number }>`
      select generic_plans + custom_plans as uses from pg_prepared_statements
      where statement = 'select $1::int + 41 as sum'`.execute(db);
    expect(rows).toEqual([{ uses: 3 }]);
  });
});

test('returns bigint as number, date as text and timestamptz as Date', async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740991::int8 as id, array[1, 2]::int8[] as ids, date '2026-06-02' as day,
            array[date '2026-06-02', '2026-06-03'] as days, timestamptz '2026-06-02 11:00+08' as at`,
  );
  expect(rows).toEqual([
    {
      id: 9007199254740991,
      ids: [1, 2],
      day: '2026-06-02',
      days: ['2026-06-02', '2026-06-03'],
      at: new Date('2026-06-02T03:00:00Z'),
    },
  ]);
  await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow(/beyond 2\^53/);
});

test('runs sessions in UTC with a statement timeout', async () => {
  const { rows } = await database.pool.query(
    "select current_setting('TimeZone') as zone, current_setting('statement_timeout') as timeout",
  );
  expect(rows).toEqual([{ zone: 'UTC', timeout: '15s' }]);
});

test('treats a database without free connections as unavailable', async () => {
  const role = `crowded_${database.config.database}`;
  await database.pool.query(`create role ${role} login connection limit 0`);
  const pool = createPool({ ...database.config, user: role }, silentLog);
  try {
    const refused = await pool.query('select 1').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: '53300' });
    expect(isDatabaseUnavailable(refused)).toBe(true);
  } finally {
    await pool.end();
    await database.pool.query(`drop role ${role}`);
  }
});

test('survives connections lost while idle, busy or checked out, and distinguishes them from failed statements', async () => {
  const client = await database.pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  const lost = await client.query('select 1').catch((error: unknown) => error);
  expect(isDatabaseUnavailable(lost)).toBe(true);
  client.release(true);
  const failed = await database.pool.query('select 1/0').catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failed)).toBe(false);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('discards a connection that silently goes dead, and the next query gets another', async () => {
  const line = await openLine(inject('testServer').connection, 'postgres');
  const pool = createPool({ ...line.connection, max: 1, query_timeout: 1_000 }, silentLog);
  try {
    await pool.query('select 1');
    expect(line.silence()).toBe(1);
    // Like real callers, which take a connection and return it without knowing that it failed.
    const db = createKysely(pool);
    const select = () => sql<{ one: number }>`select ${1}::int as one`.execute(db);
    const timedOut = await select().catch((error: unknown) => error);
    expect(isDatabaseUnavailable(timedOut)).toBe(true);
    expect((await select()).rows).toEqual([{ one: 1 }]);
  } finally {
    await pool.end();
    await line.close();
  }
});

test('waits longer for a response than the statement timeout, and forever for migrations', async () => {
  const limits = async (make: typeof createPool) => {
    const pool = make(database.config, silentLog);
    const { rows } = await pool.query("select current_setting('statement_timeout') as allowed");
    const { query_timeout, keepAlive } = pool.options as { query_timeout?: number; keepAlive?: boolean };
    await pool.end();
    return { ...rows[0], waits: query_timeout, keepAlive };
  };
  expect(await limits(createPool)).toEqual({ allowed: '15s', waits: 17_000, keepAlive: true });
  expect(await limits(createPatientPool)).toEqual({ allowed: '0', waits: 0, keepAlive: true });
});
