// The program: reads the settings, opens the database, serves, and closes everything in order.
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { openDatabase } from './adapters/database/connection.ts';
import { MigrationError, migrate, pendingMigrations } from './adapters/database/migrate.ts';
import { createKysely, createPool } from './adapters/database/pool.ts';
import { DatabaseStartError } from './adapters/database/start-error.ts';
import { buildApp } from './app.ts';
import { createClock } from './clock.ts';
import { createLog } from './log.ts';
import { localAddress, readSettings, type Settings } from './settings.ts';
import { createShutdown } from './shutdown.ts';

// The bundle in server/dist lies as deep as this file in server/src.
const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

function settingsOrExit(): Settings {
  const result = readSettings(process.env);
  if (result.ok) return result.settings;
  process.stderr.write(
    `Visavis cannot start with these settings:\n${result.mistakes.map((line) => `  ${line}\n`).join('')}`,
  );
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const shutdown = createShutdown(log);
  try {
    const database = await openDatabase(settings, log);
    shutdown.onStop('the database', database.stop);
    const pool = createPool(database.connection, log);
    shutdown.onStop('the connections', () => pool.end());
    const applied = await migrate(pool, migrationsFolder);
    if (applied.length > 0) log.info(`Applied the migrations ${applied.join(', ')}.`);
    const db = createKysely(pool);
    const clock = createClock(settings.now);
    const app = await buildApp({
      db,
      clock,
      isReady: async () => (await pendingMigrations(pool, migrationsFolder)).length === 0,
      publicUrl: settings.publicUrl,
      rateLimitScale: settings.rateLimitScale,
      webRoot,
      logger: { level: settings.logLevel },
    });
    shutdown.onStop('the web server', () => app.close());
    await app.listen({ port: settings.port, host: settings.host });
    announce(settings, app.server.address());
  } catch (error) {
    process.stderr.write(`${explain(error, settings)}\n`);
    await shutdown.stop(1);
  }
}

/** The one block for the person at the terminal. */
function announce(settings: Settings, address: string | AddressInfo | null): void {
  const port = address !== null && typeof address === 'object' ? address.port : settings.port;
  const local = localAddress(settings.host, port);
  const lines = [`Visavis is ready: ${local}`];
  if (settings.publicUrl !== local) lines.push(`Visitors reach it at ${settings.publicUrl}`);
  if (settings.now) lines.push(`The clock started at ${settings.now.toISOString()} (NOW).`);
  lines.push('Ctrl-C stops it.');
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}

function explain(error: unknown, { port, host }: Settings): string {
  if (error instanceof DatabaseStartError || error instanceof MigrationError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `The port ${port} is in use by another program: stop that one, or choose another with the setting PORT.`;
  if (code === 'EACCES' && isListening(error))
    return `The port ${port} may not be used by this user: choose one above 1023 with the setting PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `The address ${host} is none of this machine's: correct the setting HOST.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isListening(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}

await start(settingsOrExit());
