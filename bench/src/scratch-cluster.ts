// The database server of a run: a temporary embedded cluster, or the server of BENCH_DATABASE_URL.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '@visavis/server/adapters/database/embedded';
import { isDirectoryLocked } from '@visavis/server/adapters/database/embedded/directory-lock';
import { createLog } from '@visavis/server/adapters/log';
import pg from 'pg';
import type { Closing } from './closing.ts';

const FOLDER_PREFIX = 'visavis-bench-';
const DATABASE_PREFIX = `visavis_bench_${process.pid}_`;
const log = createLog('warn');

export interface ScratchCluster {
  /** Such as '18.4'. */
  version: string;
  /** Creates an empty database, or a copy of another one created here. */
  createDatabase(name: string, template?: string): Promise<ScratchDatabase>;
}

export interface ScratchDatabase {
  name: string;
  url: string;
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

export async function openScratchCluster(closing: Closing): Promise<ScratchCluster> {
  const given = process.env.BENCH_DATABASE_URL;
  const urlOf = given ? (database: string) => inDatabase(given, database) : await openEmbedded(closing);
  const administrator = given ?? urlOf('postgres');
  const [row] = await queryOnce<{ version: string }>(
    administrator,
    "select current_setting('server_version') as version",
  );
  return {
    version: row?.version.split(' ')[0] ?? 'unknown',
    async createDatabase(name, template) {
      const full = DATABASE_PREFIX + name;
      const source = template === undefined ? '' : ` template ${template} strategy file_copy`;
      const drop = closing.add(async () => {
        await queryOnce(administrator, `drop database if exists ${full} with (force)`);
      });
      await queryOnce(administrator, `create database ${full}${source}`);
      const url = urlOf(full);
      return { name: full, url, query: (sql, values) => queryOnce(url, sql, values), drop };
    },
  };
}

/** Avoids temporary folders that may be in memory, since the measurement includes the disk. */
function scratchRoot(): string {
  return existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
}

async function openEmbedded(closing: Closing): Promise<(database: string) => string> {
  await sweepAbandoned();
  const folder = mkdtempSync(join(scratchRoot(), FOLDER_PREFIX));
  // When started as root, the server runs as another user, who needs to traverse the folder.
  chmodSync(folder, 0o711);
  closing.add(async () => rmSync(folder, { recursive: true, force: true }));
  const { superuserConnection, stop } = await openEmbeddedDatabase(folder, log);
  closing.add(stop);
  return (database) => {
    const url = new URL(`postgresql://localhost/${database}`);
    url.username = superuserConnection.user ?? '';
    url.searchParams.set('host', superuserConnection.host ?? '');
    url.searchParams.set('port', String(superuserConnection.port ?? 5432));
    return url.href;
  };
}

/** Stops and removes the server and folder left behind by a killed run. */
async function sweepAbandoned(): Promise<void> {
  for (const name of readdirSync(scratchRoot())) {
    const folder = join(scratchRoot(), name);
    if (!name.startsWith(FOLDER_PREFIX) || isDirectoryLocked(folder) !== false) continue;
    const { stop } = await openEmbeddedDatabase(folder, log);
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function inDatabase(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

async function queryOnce<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
