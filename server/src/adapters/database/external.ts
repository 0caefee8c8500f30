// Connects to a PostgreSQL that the operator runs, given by its URL.
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { OpenDatabase } from './open-database.ts';
import { DatabaseStartError } from './start-error.ts';

const MINIMUM_MAJOR_VERSION = 15;

/** How long to wait for a server that is starting up. */
const START_PATIENCE_MS = 60_000;
/** A server that is unreachable gets less: its address may be wrong. */
const ABSENCE_PATIENCE_MS = 15_000;
const RETRY_MS = 250;

/** @throws DatabaseStartError where it does not answer in time, or is too old */
export async function openExternalDatabase(
  url: string,
  log: Log,
  patienceMs = { starting: START_PATIENCE_MS, absent: ABSENCE_PATIENCE_MS },
): Promise<OpenDatabase> {
  const startedAt = performance.now();
  for (let isLogged = false; ; isLogged = true) {
    try {
      checkVersion(await readVersion(url));
      return { connection: { connectionString: url }, stop: async () => undefined };
    } catch (cause) {
      if (cause instanceof DatabaseStartError) throw cause;
      const leftMs = patienceFor(cause, patienceMs) - (performance.now() - startedAt);
      if (leftMs <= 0)
        throw new DatabaseStartError(
          `The database named by DATABASE_URL does not answer: ${reasonOf(cause)}.`,
          { cause },
        );
      if (!isLogged)
        log.warn(`The database does not answer yet (${reasonOf(cause)}); the start waits for it.`);
      await delay(Math.min(RETRY_MS, leftMs));
    }
  }
}

/** Waits only for a server that is starting, restarting or unreachable, or whose host name does not resolve yet. */
function patienceFor(error: unknown, { starting, absent }: { starting: number; absent: number }): number {
  const first = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
  const code = first instanceof Error && 'code' in first ? String(first.code) : '';
  if (/^(57P0[1-3]|53300)$/.test(code)) return starting;
  return /^(ECONNREFUSED|ECONNRESET|ENOENT|EAI_AGAIN|EHOSTUNREACH)$/.test(code) ? absent : 0;
}

async function readVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Once connected, a lost connection surfaces in the query below.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    return Math.floor(Number(rows[0]?.version) / 10_000);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function checkVersion(version: number): void {
  if (version < MINIMUM_MAJOR_VERSION)
    throw new DatabaseStartError(
      `The database named by DATABASE_URL is PostgreSQL ${version}, but ${MINIMUM_MAJOR_VERSION} or newer is needed.`,
    );
}

function reasonOf(error: unknown): string {
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
