// The database restarts, dies, goes silent or runs out of disk space under load: nothing that was answered is lost.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '@visavis/server/testing/free-port';
import { type MailServer, openMailServer } from '@visavis/server/testing/mail-server';
import { DEFAULT_NOW } from '../fixtures/database.ts';
import { MAIN, type Program, startProgram } from '../fixtures/program.ts';
import { expect, test } from '../fixtures/test.ts';
import { type EmbeddedProgram, startEmbedded } from './embedded-program.ts';
import { type Killing, killUnderLoad, often, summary } from './killing.ts';
import { type OwnDatabase, openOwnDatabase } from './own-database.ts';
import { type Payers, preparePayers } from './paying.ts';
import { NO_LIMITS } from './server-process.ts';

const ROUNDS = Number(process.env.ROUNDS ?? (process.env.DEEP ? 30 : 1));
const OFTEN = often(ROUNDS);
const SEED = process.env.KILL_SEED ?? randomBytes(4).toString('hex');
/** Delay before the mail server answers, so that there is always a message in transit. */
const MAIL_ANSWER_MS = 25;
const ROUND_MS = 60_000;
/** How long the disk stays full: long enough for every writer to run into it. */
const FULL_MS = 1_500;
/** Holds the cluster with the demo edition, its WAL, and what the clients of a run write. */
const ROOM_MB = 600;
const ANSWERS = { leastAnswers: 30, mostAnswers: 60 };
/** Shorter than the program's own 15 and 17 seconds: what is asked of a silent database fails sooner. */
const PATIENCE = 'statement_timeout=4000&query_timeout=6000';

let mails: MailServer;
let database: OwnDatabase;
let folder: string;
let program: Program;
let embedded: EmbeddedProgram | undefined;
const startedAt = Date.now();
const now = () => new Date(Date.parse(DEFAULT_NOW) + Date.now() - startedAt);

const mailSettings = () => ({
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  MAIL_FROM: 'Beauty Exhibition <meet@exhibition.example>',
});

async function start(main?: string, on = database): Promise<Program> {
  const settings = { DATABASE_URL: `${on.url}?${PATIENCE}`, DATA_DIR: folder, NOW: now().toISOString() };
  return startProgram(await findFreePort(), { ...settings, ...NO_LIMITS, ...mailSettings() }, main);
}

test.beforeAll(async () => {
  mails = await openMailServer();
  mails.behave({ answerAfterMs: MAIL_ANSWER_MS });
  database = await openOwnDatabase();
  folder = mkdtempSync(join(tmpdir(), 'visavis-e2e-'));
  program = await start();
  await database.query(BESIDE);
  await database.query(DISK);
});
test.afterAll(async () => {
  if (!program.hasEnded()) await program.stop();
  await database.stop();
  await mails.close();
  rmSync(folder, { recursive: true, force: true });
});
test.afterEach(async () => {
  await embedded?.stop();
  embedded = undefined;
});

/** Views that hide the paying hosted buyers, so that only the load's own rows are compared with its history. */
const BESIDE = `
  create schema beside;
  create view beside.registration as select * from public.registration where programme = 'business';
  create view beside.visitor as select * from public.visitor
    where id not in (select visitor_id from public.registration where programme = 'hosted');
  create view beside.company as select * from public.company
    where id not in (select company_id from public.registration where programme = 'hosted')`;

async function untilReady(url: string, isWanted: boolean): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${url}/api/ready`)).ok, { timeout: ROUND_MS, intervals: [20] })
    .toBe(isWanted);
}

/**
 * Triggers that make every table written by a visitor, a payment or a message, and every new one, report a full disk;
 * and one that delays recording that a message was sent.
 */
const DISK = `
  create table beside.disk as select false as is_full, 0 as note_seconds;
  create function beside.write() returns void language plpgsql as $$ begin
    if (select is_full from beside.disk) then
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end if; end $$;
  create function beside.write_row() returns trigger language plpgsql as
    $$ begin perform beside.write(); return new; end $$;
  create function beside.write_table() returns event_trigger language plpgsql as
    $$ begin perform beside.write(); end $$;
  create function beside.note() returns trigger language plpgsql as
    $$ begin perform pg_sleep((select note_seconds from beside.disk)); return new; end $$;
  create trigger note before update on public.email for each row when (new.state = 'sent')
    execute function beside.note();
  ${['public.registration', 'public.claim', 'public.email', 'public.payment']
    .map(
      (table) =>
        `create trigger disk before insert or update on ${table} for each row execute function beside.write_row();`,
    )
    .join('\n  ')}
  create event trigger disk on ddl_command_start execute function beside.write_table()`;

/** Restarts at the moment when a sent message is being recorded. */
async function restartDuringNote(): Promise<void> {
  await database.query('update beside.disk set note_seconds = 5');
  const noting = () => database.query("select 1 from pg_stat_activity where wait_event = 'PgSleep' limit 1");
  await expect.poll(async () => (await noting()).length, { timeout: ROUND_MS, intervals: [20] }).toBe(1);
  await database.restart();
  await database.query('update beside.disk set note_seconds = 0');
}

const OUTAGES: Record<string, () => Promise<void>> = {
  restarts: restartDuringNote,
  dies: () => database.kill(),
  'goes silent': async () => database.silence(),
  'has no room': async () => {
    await database.query('update beside.disk set is_full = true');
    await untilReady(program.url, false);
    await setTimeout(FULL_MS);
    await database.query('update beside.disk set is_full = false');
  },
};

interface Row {
  recipient: string;
  message_id: string;
  state: string;
}

/** Expects each message to have been sent exactly once: the mail server answered every time. */
async function expectMailOnce(query: OwnDatabase['query']): Promise<number> {
  const rows = () => query<Row>('select recipient, message_id, state from email order by id');
  const unsent = async () => (await rows()).filter(({ state }) => state !== 'sent').length;
  // Many rounds leave many messages: keeps waiting as long as their number decreases.
  for (let left = await unsent(); left > 0; left = await unsent())
    await expect.poll(unsent, { timeout: ROUND_MS, intervals: [250] }).toBeLessThan(left);
  const copies = new Map<string, number>();
  for (const { parsed } of mails.received)
    copies.set(parsed.messageId ?? '', (copies.get(parsed.messageId ?? '') ?? 0) + 1);
  const sent = await rows();
  const wrong = sent.filter(({ message_id }) => copies.get(message_id) !== 1);
  expect(wrong.map(({ message_id, recipient }) => [recipient, copies.get(message_id) ?? 0])).toEqual([]);
  return sent.length;
}

interface Site {
  url: string;
  connection: OwnDatabase['connection'];
  query: OwnDatabase['query'];
}

/** Has two buyers pay at each outage: one as it begins, one when it is over. */
async function strike(
  site: Site,
  outage: () => Promise<number>,
): Promise<{ killing: Killing; messages: number }> {
  let payers: Payers | undefined;
  const killAndRevive = async () => {
    const [ms] = await Promise.all([outage(), payers?.pay()]);
    await payers?.pay();
    return ms;
  };
  const prepare = async () => {
    payers = await preparePayers(site.url, site.connection, 2 * ROUNDS, now());
  };
  const killing = await killUnderLoad(
    { url: site.url, query: site.query, now, killAndRevive },
    { seed: SEED, kills: ROUNDS, ...ANSWERS, prepare },
  );
  await payers?.expectAllPaid(site.query);
  return { killing, messages: await expectMailOnce(site.query) };
}

for (const [name, outage] of Object.entries(OUTAGES))
  test(`a database that ${name}, ${OFTEN}: the process survives, nothing is lost, each message is sent once`, async () => {
    const { pid } = program;
    const site = { ...program, connection: database.connection, query: database.query };
    const { killing, messages } = await strike(site, async () => {
      const beganAt = performance.now();
      await outage();
      await untilReady(program.url, true);
      return performance.now() - beganAt;
    });
    console.log(summary(`a database that ${name}`, SEED, killing), `; ${messages} messages, each once`);
    expect([program.hasEnded(), program.pid]).toEqual([false, pid]);
    expect(program.output()).not.toContain('Something unforeseen happened');
  });

test(`an embedded database that dies, ${OFTEN}: the process survives, nothing is lost, each message is sent once`, async () => {
  const target = await startEmbedded(() => false, mailSettings());
  embedded = target;
  await target.query(BESIDE);
  const pid = target.pid();
  const { killing, messages } = await strike(target, target.killAndRevive);
  console.log(summary('an embedded database that dies', SEED, killing), `; ${messages} messages, each once`);
  expect(() => process.kill(pid, 0)).not.toThrow();
});

// A truly full disk, which only root can set up.
if (process.env.DEEP && process.getuid?.() === 0)
  test(`a disk that is full, ${OFTEN}: the process survives, nothing is lost, each message is sent once`, async () => {
    const small = await openOwnDatabase(ROOM_MB);
    const target = await start(undefined, small);
    try {
      await small.query(BESIDE);
      const site = { url: target.url, connection: small.connection, query: small.query };
      const { killing, messages } = await strike(site, async () => {
        const beganAt = performance.now();
        small.fill();
        await untilReady(target.url, false);
        await small.freeSpace();
        await untilReady(target.url, true);
        return performance.now() - beganAt;
      });
      console.log(summary('a disk that is full', SEED, killing), `; ${messages} messages, each once`);
      expect(target.hasEnded()).toBe(false);
    } finally {
      await target.stop();
      await small.stop();
    }
  });

test('control: without retries of the record, a restart while a message is recorded sends it twice', async () => {
  await program.stop();
  const defenceless = join(dirname(MAIN), `without-defences-${process.pid}.js`);
  const text = readFileSync(MAIN, 'utf8');
  const without = text.replace(/if \(!isTransient\d* && attempt >= RECORD_ATTEMPTS\) throw /, 'throw ');
  expect(without).not.toBe(text);
  writeFileSync(defenceless, without);
  try {
    program = await start(defenceless);
    const site = { url: program.url, connection: database.connection, query: database.query };
    const run = strike(site, async () => {
      await restartDuringNote();
      await untilReady(program.url, true);
      return 0;
    });
    await expect(run).rejects.toThrow('deep equality');
  } finally {
    rmSync(defenceless);
  }
});
