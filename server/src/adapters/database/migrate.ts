// Brings a database up to date with the migration files: forward only, each in its own transaction.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

export interface Migration {
  name: string;
  text: string;
  sha256: string;
}

/** The migrations cannot be applied as they are; the message says which and why. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

const FILE_PATTERN = /^\d{4}_[a-z0-9_-]+\.sql$/;
/** An arbitrary number used by nothing else. Several processes may start at once; one of them migrates. */
export const MIGRATION_LOCK = 862_418_472;

/**
 * Applies what is pending and returns the names applied. `directory` holds files NNNN_name.sql.
 * @param pool a pool without timeouts, as a migration may take minutes
 */
export async function migrate(pool: pg.Pool, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const client = await pool.connect();
  try {
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    );
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await makeMigrationTable(client);
    const pending = compare(migrations, await listApplied(client));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // Closed, not reused: this releases the lock and drops the lifted timeouts.
    client.release(true);
  }
}

export async function makeMigrationTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  );
}

/** The names still to be applied; throws MigrationError in the same cases as `migrate`. */
export async function pendingMigrations(pool: pg.Pool, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const { rows } = await pool.query<{ found: boolean }>(
    "select to_regclass('schema_migration') is not null as found",
  );
  const applied = rows[0]?.found ? await listApplied(pool) : new Map<string, string>();
  return compare(migrations, applied).map(({ name }) => name);
}

/** The migrations of this release, in order. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const misnamed = names.find((name) => !FILE_PATTERN.test(name));
  if (misnamed) throw new MigrationError(`The migration ${misnamed} must be named like 0001_name.sql.`);
  const numbers = names.map((name) => name.slice(0, 4));
  const duplicate = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (duplicate) throw new MigrationError(`Two migrations have the number ${duplicate}.`);
  return Promise.all(
    names.map(async (name) => {
      // A checkout may have converted line endings; that does not count as a change.
      const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function listApplied(client: pg.Pool | pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migration',
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function compare(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  for (const name of applied.keys())
    if (!known.has(name))
      throw new MigrationError(
        `The database has the migration ${name}, which this release does not know: start the newer release that made it.`,
      );
  for (const { name, sha256 } of migrations) {
    const appliedSha256 = applied.get(name);
    if (appliedSha256 !== undefined && appliedSha256 !== sha256)
      throw new MigrationError(
        `The migration ${name} was changed after it was applied: restore the file and put the change into a new one.`,
      );
  }
  const pending = migrations.filter(({ name }) => !applied.has(name));
  const last = [...applied.keys()].sort().at(-1);
  const late = pending.find(({ name }) => last !== undefined && name < last);
  if (late)
    throw new MigrationError(
      `The migration ${late.name} comes before ${last}, which is applied: give it a later number.`,
    );
  return pending;
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await runMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Runs in the caller's transaction. @throws MigrationError */
export async function runMigration(client: pg.ClientBase, { name, text, sha256 }: Migration): Promise<void> {
  try {
    await client.query(text);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256]);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`The migration ${name} failed and left nothing behind: ${reason}`, { cause });
  }
}
