// Kills the server with kill -9 while it sends mail: no message is lost, and duplicates have the same Message-ID.
import { randomBytes } from 'node:crypto';
import { registerVisitor } from '@visavis/contract/submission/endpoints';
import { type MailServer, openMailServer } from '@visavis/server/testing/mail-server';
import { send } from '@visavis/server/testing/send';
import { createRandom, type Random } from '@visavis/tools/demo-edition/random.ts';
import { expect, test } from '../fixtures/test.ts';
import { anySlot, clearRegistrations, readFair, submissionFor } from './fair.ts';
import { often } from './killing.ts';
import { type ServerProcesses, startProcesses } from './server-process.ts';

// KILL_SEED and MAIL_KILLS reproduce the choices of a run, but not its timing.
const KILLS = Number(process.env.MAIL_KILLS ?? (process.env.DEEP ? 50 : 1));
const SEED = process.env.KILL_SEED ?? randomBytes(4).toString('hex');
const CLIENTS = 3;
/** Delay before the mail server answers, so that kills come before, during and after the answer. */
const ANSWER_MS = 15;
/** Longer than anything that waits for the answer. */
const NO_ANSWER_MS = 600_000;

let server: ServerProcesses | undefined;
let mailServer: MailServer | undefined;
test.afterEach(async () => {
  await server?.stop();
  await mailServer?.close();
  server = undefined;
  mailServer = undefined;
});

async function start() {
  mailServer = await openMailServer();
  mailServer.behave({ answerAfterMs: ANSWER_MS });
  server = await startProcesses(1, {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'Beauty Exhibition <meet@exhibition.example>',
  });
  await clearRegistrations(server.query);
  return { target: server, mails: mailServer, fair: await readFair(server.query) };
}

/** Maximum number of queued messages: more would only lengthen the wait at the end. */
const BACKLOG = 30;

/** Registers one person after another until a call gets no answer. */
async function registerOn(load: Load, name: string, random: Random): Promise<void> {
  for (let person = 1; ; person += 1) {
    const body = submissionFor(load.fair, `${name}-${person}`, [anySlot(load.fair, random)], []);
    const reply = await send(load.target.url, registerVisitor, { body });
    if (!reply || reply.status === 503) return;
    if (reply.ok) load.accepted.push(body.registration.email);
    while (load.accepted.length > load.mails.received.length + BACKLOG && !load.isKilled)
      await new Promise((resolve) => setTimeout(resolve, 5));
    if (load.isKilled) return;
  }
}

interface Load extends Awaited<ReturnType<typeof start>> {
  accepted: string[];
  isKilled: boolean;
}

/** Kills repeatedly in the middle of sending. @returns the addresses whose registration was answered 201 */
async function killWhileSending(setup: Awaited<ReturnType<typeof start>>, kills: number): Promise<string[]> {
  const { target, mails } = setup;
  const random = createRandom(SEED);
  const load: Load = { ...setup, accepted: [], isKilled: false };
  for (let kill = 1; kill <= kills; kill += 1) {
    load.isKilled = false;
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      registerOn(load, `k${kill}c${index}`, createRandom(`${SEED} ${kill} ${index}`)),
    );
    const enough = mails.received.length + random.between(1, 12);
    await expect
      .poll(() => mails.received.length, { timeout: 30_000, intervals: [random.between(1, ANSWER_MS)] })
      .toBeGreaterThanOrEqual(enough);
    if (kill === 1) await untilInMidst(mails);
    const revived = target.killAndRevive();
    load.isKilled = true;
    await Promise.all(clients);
    mails.behave({ answerAfterMs: ANSWER_MS });
    await revived;
  }
  return load.accepted;
}

/** For a kill at a certain moment: a message has been received, but its answer has not been sent. */
async function untilInMidst(mails: MailServer): Promise<void> {
  mails.behave({ answerAfterMs: NO_ANSWER_MS });
  const before = mails.received.length;
  await expect.poll(() => mails.received.length, { timeout: 30_000, intervals: [1] }).toBeGreaterThan(before);
}

interface Row {
  recipient: string;
  message_id: string;
  state: string;
  attempts: number;
}

const rowsOf = ({ query }: ServerProcesses) =>
  query<Row>('select recipient, message_id, state, attempts from email order by id');

test(`every message arrives although the server is killed ${often(KILLS)}`, async () => {
  const setup = await start();
  const accepted = await killWhileSending(setup, KILLS);
  const unsent = async () => (await rowsOf(setup.target)).filter(({ state }) => state !== 'sent').length;
  await expect.poll(unsent, { timeout: 240_000, intervals: [250] }).toBe(0);
  const rows = await rowsOf(setup.target);
  const [stored] = await setup.target.query<{ count: number }>(
    'select count(*)::int as count from registration',
  );
  // Each registration has its message, whether or not its answer arrived.
  expect(rows).toHaveLength(stored?.count ?? 0);
  expect(accepted.filter((address) => !rows.some(({ recipient }) => recipient === address))).toEqual([]);
  const { received } = setup.mails;
  let duplicates = 0;
  for (const { recipient, message_id, attempts } of rows) {
    const copies = received.filter(({ recipients }) => recipients.includes(recipient));
    expect(copies.length, `${recipient} has its message`).toBeGreaterThanOrEqual(1);
    expect(copies.length, `${recipient} has no more copies than attempts`).toBeLessThanOrEqual(attempts);
    for (const { recipients, parsed } of copies)
      expect([recipients, parsed.messageId]).toEqual([[recipient], message_id]);
    duplicates += copies.length - 1;
  }
  expect(received).toHaveLength(rows.length + duplicates);
  // At most one copy per kill: the message that the mail server had accepted but the outbox had not yet recorded.
  expect(duplicates).toBeLessThanOrEqual(KILLS);
  const begun = rows.filter(({ attempts }) => attempts > 1).length;
  console.log(
    `mail killed, seed ${SEED}: ${KILLS} kills, ${rows.length} messages, none lost; ${begun} were under way when the server was killed, ${duplicates} copies too many came, each with the Message-ID of the first`,
  );
  // Unless some kills happened in the middle of a message, the test has proved nothing.
  expect(begun).toBeGreaterThan(0);
});

test('control: messages claimed by a killed process are stranded when claims do not lapse', async () => {
  const setup = await start();
  await setup.target.query(
    `create function keep() returns trigger language plpgsql as
       $$ begin new.claimed_until = 'infinity'; return new; end $$`,
  );
  await setup.target.query(
    `create trigger keep before update on email for each row when (new.claimed_until is not null)
       execute function keep()`,
  );
  await killWhileSending(setup, 1);
  const left = async () => {
    const rows = await setup.target.query<{ waiting: number; stranded: number }>(
      `select count(*) filter (where claimed_until is null)::int as waiting,
         count(*) filter (where claimed_until is not null and attempt_began_at < $1)::int as stranded
       from email where state <> 'sent'`,
      [new Date(setup.target.now().getTime() - 15_000)],
    );
    return [rows[0]?.waiting, (rows[0]?.stranded ?? 0) > 0];
  };
  // All others have been sent, and these have been in progress for longer than a claim lasts.
  await expect.poll(left, { timeout: 45_000, intervals: [250] }).toEqual([0, true]);
});
