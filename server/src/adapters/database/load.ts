// Loads a backup's rows into an empty database: the old schema, the rows, then the migrations to the current schema,
// all in one transaction, so that any failure leaves the database as empty as before.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  MIGRATION_LOCK,
  type Migration,
  makeMigrationTable,
  readMigrations,
  runMigration,
} from './migrate.ts';
import type { DatabaseShape, MigrationMark, TableShape } from './snapshot.ts';

/** The database or the backup does not fit; the message says how. */
export class LoadError extends Error {
  override name = 'LoadError';
}

export interface DatabaseLoad {
  /** Adds rows to one table of the backup. @returns their number */
  fill(table: TableShape, rows: AsyncIterable<Buffer>): Promise<number>;
  /**
   * Call once every table is filled: restores and checks the foreign keys, and migrates the schema to this release.
   * @returns the names of the migrations that were applied on top
   */
  complete(): Promise<string[]>;
}

/**
 * Begins a transaction in `client`, which the caller commits after `complete`.
 * @throws LoadError where the database is not empty, or another release made the backup
 */
export async function beginLoad(
  client: pg.Client,
  shape: DatabaseShape,
  migrationFolder: string,
): Promise<DatabaseLoad> {
  const migrations = await readMigrations(migrationFolder);
  const backedUpCount = checkMigrations(shape.migrations, migrations);
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await refuseUnlessEmpty(client);
  await makeMigrationTable(client);
  for (const migration of migrations.slice(0, backedUpCount)) await runMigration(client, migration);
  const tables = shape.tables.map(({ name }) => pg.escapeIdentifier(name));
  // Migrations may have inserted rows, which the backup contains as well.
  await forEach(tables, (table) => client.query(`alter table ${table} disable trigger user`));
  if (tables.length > 0) await client.query(`truncate ${tables.join(', ')}`);
  const references = await dropReferences(client);
  return {
    async fill({ name, columns }, rows) {
      const list = columns.map(pg.escapeIdentifier).join(', ');
      const into = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${list}) from stdin`));
      await pipeline(Readable.from(rows, { objectMode: false }), into);
      return into.rowCount;
    },
    async complete() {
      // Adding a constraint checks every row: a dangling reference fails here.
      await forEach(references, (statement) => client.query(statement));
      await forEach(tables, (table) => client.query(`alter table ${table} enable trigger user`));
      for (const { name, lastValue, isCalled } of shape.sequences)
        await client.query('select setval($1::regclass, $2, $3)', [
          pg.escapeIdentifier(name),
          lastValue,
          isCalled,
        ]);
      const later = migrations.slice(backedUpCount);
      for (const migration of later) await runMigration(client, migration);
      return later.map(({ name }) => name);
    },
  };
}

async function forEach<T>(items: readonly T[], action: (item: T) => Promise<unknown>): Promise<void> {
  for (const item of items) await action(item);
}

/** @returns how many of this release's migrations the backup had */
function checkMigrations(had: readonly MigrationMark[], known: readonly Migration[]): number {
  for (const [index, { name, sha256 }] of had.entries()) {
    const own = known[index];
    if (own?.name === name && own.sha256 === sha256) continue;
    throw new LoadError(
      known.some((migration) => migration.name === name && migration.sha256 === sha256)
        ? `The backup's database lacks ${own?.name}, which comes before ${name}: it was made by another line of releases.`
        : `The backup has the migration ${name}, which this release does not know: restore it with the newer release that made it.`,
    );
  }
  return had.length;
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind in ('r', 'p', 'v', 'm', 'S', 'f')
       and relnamespace = current_schema()::regnamespace
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     order by relname limit 1`,
  );
  if (rows.length > 0)
    throw new LoadError(
      'The database is not empty: a backup is restored into an empty one only, so that nothing is written over. Name another DATA_DIR or DATABASE_URL. Nothing was restored.',
    );
}

/** Tables may reference each other in a cycle. @returns the statements that restore the constraints */
async function dropReferences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select format('%I', relname) as table, format('%I', conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and relnamespace = current_schema()::regnamespace
     order by relname, conname`,
  );
  await forEach(rows, ({ table, name }) => client.query(`alter table ${table} drop constraint ${name}`));
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}
