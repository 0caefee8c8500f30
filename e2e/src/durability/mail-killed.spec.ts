// kill -9 of the server while it sends: no message is lost, and what comes twice comes with the same Message-ID.
import { randomBytes } from 'node:crypto';
import { registerVisitor } from '@visavis/contract/registration/endpoints';
import { type MailServer, openMailServer } from '@visavis/server/testing/mail-server';
import { send } from '@visavis/server/testing/send';
import { createRandom, type Random } from '@visavis/tools/demo-edition/random.ts';
import { afterEach, expect, it } from 'vitest';
import { anySlot, clearRegistrations, readFair, submissionFor } from './fair.ts';
import { type ServerProcesses, startProcesses } from './server-process.ts';

// Timing is chance all the same: KILL_SEED and MAIL_KILLS repeat the choices of a run, not its moments.
const KILLS = Number(process.env.MAIL_KILLS ?? (process.env.DEEP ? 50 : 3));
const SEED = process.env.KILL_SEED ?? randomBytes(4).toString('hex');
const CLIENTS = 3;
/** So long the mail server thinks before it answers: kills come before, during and after. */
const ANSWER_MS = 15;

let server: ServerProcesses | undefined;
let mailServer: MailServer | undefined;
afterEach(async () => {
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

/** So many messages may wait: more would only lengthen the end. */
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

/** Kills in the midst of sending, again and again. @returns the addresses whose registration was answered 201 */
async function killWhileSending(stand: Awaited<ReturnType<typeof start>>, kills: number): Promise<string[]> {
  const { target, mails } = stand;
  const random = createRandom(SEED);
  const load: Load = { ...stand, accepted: [], isKilled: false };
  for (let kill = 1; kill <= kills; kill += 1) {
    load.isKilled = false;
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      registerOn(load, `k${kill}c${index}`, createRandom(`${SEED} ${kill} ${index}`)),
    );
    const enough = mails.received.length + random.between(1, 12);
    await expect
      .poll(() => mails.received.length, { timeout: 30_000, interval: random.between(1, ANSWER_MS) })
      .toBeGreaterThanOrEqual(enough);
    const revived = target.killAndRevive();
    load.isKilled = true;
    await Promise.all(clients);
    await revived;
  }
  return load.accepted;
}

interface Row {
  recipient: string;
  message_id: string;
  state: string;
  attempts: number;
}

const rowsOf = ({ query }: ServerProcesses) =>
  query<Row>('select recipient, message_id, state, attempts from email order by id');

it(
  `${KILLS} times: every message arrives`,
  async () => {
    const stand = await start();
    const accepted = await killWhileSending(stand, KILLS);
    const unsent = async () => (await rowsOf(stand.target)).filter(({ state }) => state !== 'sent').length;
    await expect.poll(unsent, { timeout: 240_000, interval: 250 }).toBe(0);
    const rows = await rowsOf(stand.target);
    const [stored] = await stand.target.query<{ count: number }>(
      'select count(*)::int as count from registration',
    );
    // Each registration has its message, whether or not its answer arrived.
    expect(rows).toHaveLength(stored?.count ?? 0);
    expect(accepted.filter((address) => !rows.some(({ recipient }) => recipient === address))).toEqual([]);
    const { received } = stand.mails;
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
    // One copy a kill at most: of the message that the mail server had and the outbox did not know of.
    expect(duplicates).toBeLessThanOrEqual(KILLS);
    const begun = rows.filter(({ attempts }) => attempts > 1).length;
    console.log(
      `mail killed, seed ${SEED}: ${KILLS} kills, ${rows.length} messages, none lost; ${begun} were under way when the server was killed, ${duplicates} copies too many came, each with the Message-ID of the first`,
    );
    // Some kills came into the midst of a message, or nothing was tried here.
    expect(begun).toBeGreaterThan(0);
  },
  300_000 + 6_000 * KILLS,
);

it('control: what a killed process had taken up is stranded when nobody gives it back', async () => {
  const stand = await start();
  await stand.target.query(
    `create or replace function graphile_worker.force_unlock_workers(worker_ids text[])
       returns void language sql as 'select'`,
  );
  await killWhileSending(stand, 3);
  const left = () =>
    stand.target.query<{ waiting: number; stranded: number }>(
      `select count(*) filter (where job.locked_by is null)::int as waiting,
         count(*) filter (where job.locked_by is not null and attempt_began_at < $1)::int as stranded
       from email left join graphile_worker.jobs as job on job.key = 'email:' || email.id
       where state <> 'sent'`,
      [new Date(stand.target.now().getTime() - 5_000)],
    );
  // All others have left, and these have been under way for longer than any message takes.
  await expect
    .poll(left, { timeout: 30_000, interval: 250 })
    .toEqual([{ waiting: 0, stranded: expect.toSatisfy((count: number) => count > 0) }]);
}, 120_000);
