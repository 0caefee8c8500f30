// The program: reads the settings, opens the database, serves, and shuts everything down in order.

import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { message } from '@visavis/domain/message/message';
import { DEMO_EDITION } from '@visavis/tools/demo-edition/edition-settings.ts';
import { createClock } from './adapters/clock.ts';
import { openDatabase } from './adapters/database/connection.ts';
import { MigrationError, migrate } from './adapters/database/migrate.ts';
import { createKysely, createPatientPool, createPool } from './adapters/database/pool.ts';
import { DatabaseStartError } from './adapters/database/start-error.ts';
import { isDatabaseUnavailable } from './adapters/database/unavailable.ts';
import { createLog } from './adapters/log.ts';
import { guardProvider } from './adapters/payment/guarded.ts';
import { buildApp } from './app.ts';
import { sweepUnconfirmed } from './features/confirmation/release.job.ts';
import { ContentStartError, currentTermsVersion, openContent } from './features/content/service.ts';
import { createTexts } from './features/content/texts.cache.ts';
import { sweepDocuments } from './features/document/retention.job.ts';
import { prepareEdition } from './features/edition/prepare.service.ts';
import { createEditionService } from './features/edition/service.ts';
import { markUnsent } from './features/email/outbox.repository.ts';
import { createOutbox } from './features/email/outbox.service.ts';
import { sendDueMessages } from './features/group-message/due.job.ts';
import { sweepHolds } from './features/hold/expiry.job.ts';
import { sweepImports } from './features/import/forget.job.ts';
import { sweepPayments } from './features/payment/reconcile.job.ts';
import { sweepUndecided } from './features/registration/undecided.job.ts';
import { sweepReminders } from './features/reminder/due.job.ts';
import { ensureFirstOrganiser, type FirstOrganiser } from './features/session/service.ts';
import { importContent } from './features/words/import.service.ts';
import { closeInTime } from './http/close-in-time.ts';
import { openPages } from './http/pages.ts';
import { createChangeFeed } from './platform/changes/listener.ts';
import { repeat } from './platform/sweeps/repeat.ts';
import type { PaymentSettings } from './settings/payment-settings.ts';
import { localAddress, readSettings, type Settings } from './settings/settings.ts';
import { startMailing } from './start/mailing.ts';
import { openPayments } from './start/payments.ts';
import { createReadiness } from './start/readiness.ts';
import { createShutdown } from './start/shutdown.ts';
import { openStorage, StorageStartError } from './start/storage.ts';
import { CRASH_EXIT_CODE, catchUnforeseen } from './start/uncaught-errors.ts';

// The bundle in server/dist is as deep as this file in server/src.
const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const demoContent = fileURLToPath(new URL('../../content/demo-edition', import.meta.url));
const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

const PREPARE_INTERVAL_MS = 600_000;

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
  catchUnforeseen(log, () => shutdown.stop(CRASH_EXIT_CODE));
  try {
    const content = await openContent(
      { folder: settings.contentDir ?? demoContent, demoFolder: demoContent, isLive: settings.isLive },
      log,
    );
    const database = await openDatabase(settings, log);
    shutdown.onStop('the database', database.stop);
    const pool = createPool(database.connection, log);
    shutdown.onStop('the connections', () => pool.end());
    const patient = createPatientPool(database.connection, log);
    const applied = await migrate(patient, migrationsFolder).finally(() => patient.end());
    if (applied.length > 0) log.info(`Applied the migrations ${applied.join(', ')}.`);
    const keepsFiles = !settings.databaseUrl || !settings.s3;
    const dataDir = keepsFiles ? settings.dataDir : null;
    const readiness = createReadiness({ pool, migrationsFolder, dataDir });
    const db = createKysely(pool, readiness.note);
    const clock = createClock(settings.now);
    const editions = createEditionService(db, settings.isLive, currentTermsVersion(content));
    const prepare = async () => {
      await prepareEdition(db, {
        now: clock(),
        demo: settings.hasDemo ? { settings: DEMO_EDITION, readLists: demoLists } : null,
      });
      if (settings.contentDir !== undefined)
        await importContent({ db, clock, files: content }, await editions.idForStaff(undefined));
    };
    await prepare();
    // When a fair is over, the next edition is created without a restart.
    const preparing = { everyMs: PREPARE_INTERVAL_MS, log, failure: 'The next edition could not be made' };
    shutdown.onStop('the edition timer', repeat(prepare, preparing).stop);
    shutdown.onStop('the sweep of holds', sweepHolds(db, clock, log));
    shutdown.onStop('the sweep of undecided meetings', sweepUndecided(db, clock, log));
    const changes = createChangeFeed(database.connection, log);
    shutdown.onStop('the listening connection', changes.close);
    const texts = createTexts(content, editions);
    const mailing = settings.mail
      ? startMailing({
          db,
          clock,
          log,
          publicUrl: settings.publicUrl,
          places: async (editionId: number | null) => (await texts(editionId)).address,
          mail: settings.mail,
        })
      : null;
    if (mailing) shutdown.onStop('the mail', mailing.stop);
    else await markUnsent(db);
    const { publicUrl } = settings;
    const swept = { db, editions, clock, outbox: createOutbox({ clock, publicUrl, mail: mailing }) };
    shutdown.onStop('the sweep of unconfirmed hours', sweepUnconfirmed(swept, log));
    shutdown.onStop('the sweep of scheduled messages', sendDueMessages(swept, log));
    shutdown.onStop('the sweep of reminders', sweepReminders(swept, log));
    shutdown.onStop('the deletion of files of people', sweepImports({ db, clock, log }));
    const storage = await openStorage(db, settings);
    shutdown.onStop('the deletion of documents', sweepDocuments({ db, clock, log, files: storage.files }));
    const opened = openPayments({ settings, db, clock, log, sealer: storage.sealer });
    const payments = opened && guardProvider(opened);
    let isStarted = false;
    const app = await buildApp({
      ...storage,
      payments,
      db,
      clock,
      isLive: settings.isLive,
      findUnreadyReason: async () => (isStarted ? readiness.check() : message('server.not-started')),
      publicUrl: settings.publicUrl,
      rateLimitScale: settings.rateLimitScale,
      holdsPerAddress: settings.holdsPerAddress,
      trustedProxies: settings.trustedProxies,
      fairNetworks: settings.fairNetworks,
      changes,
      mail: mailing,
      content,
      hasOwnWords: settings.contentDir !== undefined && settings.contentDir !== demoContent,
      webRoot,
      pages: await openPages(webRoot),
      logger: { level: settings.logLevel },
    });
    if (payments)
      shutdown.onStop(
        'the sweep of payments',
        sweepPayments({ ...swept, log, publicUrl, provider: payments }),
      );
    // The mail stops concurrently, as one after the other could take too long.
    shutdown.onStop('the web server', () => Promise.all([closeInTime(app), mailing?.stop()]));
    await app.listen({ port: settings.port, host: settings.host });
    // Last of all: a generated password that is not printed at once would be lost.
    const organiser = await ensureFirstOrganiser(db, settings.organiser, clock);
    // Clients that wait for readiness may log in at once.
    isStarted = true;
    announce(settings, app.server.address(), organiser);
    // Tells the parent process that a crash from here on is not due to the settings.
    process.send?.('ready');
  } catch (error) {
    process.stderr.write(`${explain(error, settings)}\n`);
    await shutdown.stop(1);
  }
}

/** Prints the summary for the operator. */
function announce(
  settings: Settings,
  address: string | AddressInfo | null,
  organiser: FirstOrganiser | null,
): void {
  const port = address !== null && typeof address === 'object' ? address.port : settings.port;
  const local = localAddress(settings.host, port);
  const lines = [`Visavis is ready: ${local}`];
  if (settings.publicUrl !== local) lines.push(`Visitors reach it at ${settings.publicUrl}`);
  if (settings.now) lines.push(`The clock started at ${settings.now.toISOString()} (NOW).`);
  lines.push(...organiserLines(organiser), ...paymentLines(settings.payments));
  lines.push('Ctrl-C stops it.');
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}

function paymentLines(payments: PaymentSettings): string[] {
  if (payments.provider === 'none') return [`Payments are off: ${payments.reason}`];
  if (payments.provider === 'test') return ['Payments go to the built-in test bank: no real money.'];
  return [`Payments go through Stripe${payments.isLiveKey ? '' : ', with a test key: no real money'}.`];
}

/** The password is printed only once, right after it is generated. */
function organiserLines(organiser: FirstOrganiser | null): string[] {
  if (!organiser) return ['Organiser login: unchanged since the first start.'];
  const password = organiser.generatedPassword;
  if (password === undefined)
    return [`Organiser login: ${organiser.email}, with the password of the settings.`];
  return [`Organiser login: ${organiser.email}`, `Password (shown only once): ${password}`];
}

/** Loaded only when needed: a live site never loads it. */
async function demoLists() {
  const { generateDemoEdition } = await import('@visavis/tools/demo-edition/generate.ts');
  return generateDemoEdition();
}

function explain(error: unknown, { port, host }: Settings): string {
  const isReadable = [ContentStartError, DatabaseStartError, MigrationError, StorageStartError].some(
    (kind) => error instanceof kind,
  );
  if (isReadable && error instanceof Error) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `The port ${port} is in use by another program: stop that one, or choose another with the setting PORT.`;
  if (code === 'EACCES' && isListening(error))
    return `This user may not use port ${port}: choose one above 1023 with the setting PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is not an address of this machine: correct the setting HOST.`;
  if (isDatabaseUnavailable(error))
    return `The database was lost while Visavis was starting: ${error instanceof Error ? error.message : error}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isListening(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}

await start(settingsOrExit());
