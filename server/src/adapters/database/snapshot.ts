// Reads every table of a running database as of one moment, as a stream.
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectAlone } from './pool.ts';

export interface TableShape {
  name: string;
  columns: string[];
}

export interface SequenceState {
  name: string;
  /** As text: it may exceed a safe integer. */
  lastValue: string;
  isCalled: boolean;
}

export interface MigrationMark {
  name: string;
  sha256: string;
}

/** A database without its rows. */
export interface DatabaseShape {
  tables: TableShape[];
  sequences: SequenceState[];
  /** The applied migrations, in order. */
  migrations: MigrationMark[];
}

export interface DatabaseSnapshot {
  shape: DatabaseShape;
  /** For the few values that a backup must read from the rows. */
  client: pg.Client;
  /** The rows in COPY format; `onEnd` is called with their number. */
  rowsOf(table: TableShape, onEnd: (count: number) => void): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

/** Filled by the migrations themselves. */
export const MIGRATION_TABLE = 'schema_migration';

/** Does not see concurrent changes, and does not block them. */
export async function openSnapshot(connection: pg.PoolConfig): Promise<DatabaseSnapshot> {
  const client = await connectAlone(connection, 'visavis backup');
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const shape = await readShape(client);
    return {
      shape,
      client,
      async *rowsOf({ name, columns }, onEnd) {
        const rows = client.query(
          copyTo(
            `copy ${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')}) to stdout`,
          ),
        );
        for await (const part of rows) yield part as Buffer;
        onEnd(rows.rowCount);
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function readShape(client: pg.Client): Promise<DatabaseShape> {
  // The first read: it fixes the moment that the transaction sees.
  const { rows: migrations } = await client.query<MigrationMark>(
    `select name, sha256 from ${MIGRATION_TABLE} order by name`,
  );
  // Generated columns are not copied.
  const { rows: tables } = await client.query<TableShape>(
    `select relname as name, array(
         select attname::text from pg_attribute
         where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
         order by attnum) as columns
     from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> $1
     order by relname`,
    [MIGRATION_TABLE],
  );
  return { tables, migrations, sequences: await readSequences(client) };
}

async function readSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`,
  );
  const states: SequenceState[] = [];
  // Sequences are not transactional: they may be ahead of the snapshot, which skips numbers but repeats none.
  for (const { name } of rows) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${pg.escapeIdentifier(name)}`,
    );
    states.push({ name, lastValue: '1', isCalled: false, ...state.rows[0] });
  }
  return states;
}
