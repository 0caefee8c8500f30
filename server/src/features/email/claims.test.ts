// Several processes send from one outbox: each message is claimed by one at a time, and survives a dead process.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog, type Log, silentLog } from '../../adapters/log.ts';
import type { OutgoingMessage, SendOutcome } from '../../adapters/mail/smtp.ts';
import { EMAIL_EFFECTS } from '../../email-kinds.ts';
import type { Repetition } from '../../platform/sweeps/repeat.ts';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { type Attempt, claimNext, recordFailure, recordSent, renewClaim } from './attempt.repository.ts';
import { createOutbox } from './outbox.service.ts';
import { type SendingDependencies, startSending } from './send.job.ts';

let stand: ReviewStand;
let now: Date;
let processes: Repetition[] = [];
let sent: string[] = [];
let hour = 0;
beforeEach(async () => {
  now = TEST_NOW;
  sent = [];
  hour = 0;
  stand = await openReview({ mail: { wake: () => undefined } });
});
afterEach(async () => {
  await Promise.all(processes.map(({ stop }) => stop()));
  processes = [];
  await stand.close();
});

const within = { timeout: 30_000, interval: 50 };

/** Starts a sending process; the stub mail server accepts everything. */
function start(changes: Partial<SendingDependencies> = {}): Repetition {
  const sending = startSending({
    db: stand.test.db,
    clock: () => now,
    sender: { send: accept, close: () => undefined },
    effects: EMAIL_EFFECTS,
    publicUrl: 'https://meet.example.org',
    places: async () => () => '',
    log: silentLog,
    stopped: new AbortController().signal,
    ...changes,
  });
  processes.push(sending);
  return sending;
}

async function accept({ recipient }: OutgoingMessage): Promise<SendOutcome> {
  sent.push(nameOf(recipient.address));
  return { kind: 'sent' };
}

const nameOf = (address: string): string => address.replace(/@.*/, '');

/** Writes a message for this person to the outbox. */
async function add(name: string): Promise<void> {
  hour += 1;
  await stand.register([[1 + (hour % 4), 1 + (hour % 4), 660 + 60 * Math.floor(hour / 4)]], {
    email: `${name}@kenari.example`,
  });
}

async function claim(): Promise<Attempt> {
  const attempt = await claimNext(stand.test.db, now);
  if (!attempt) throw new Error('no message is due');
  return attempt;
}

const setClaim = (emailId: number, until: string) =>
  stand.test.database.pool.query(`update email set claimed_until = ${until} where id = $1`, [emailId]);

const rows = () => stand.test.db.selectFrom('email').selectAll().orderBy('id').execute();
const states = async () => (await rows()).map(({ state }) => state);

it('each message is sent once when four processes start concurrently', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const name of names) await add(name);
  for (let one = 0; one < 4; one += 1) start();
  await expect.poll(states, within).toEqual(Array(6).fill('sent'));
  expect([...sent].sort()).toEqual(names);
});

it('a waiting message that is rewritten is sent once, in its new version', async () => {
  await add('first');
  const [row] = await rows();
  const outbox = createOutbox({
    clock: () => now,
    publicUrl: 'https://meet.example.org',
    mail: { wake: () => undefined },
  });
  await stand.test.db.transaction().execute((transaction) =>
    outbox.rewrite(transaction, row?.id ?? 0, {
      recipient: { name: 'Amira Rahman', address: 'second@kenari.example' },
      content: row?.content as Parameters<typeof outbox.add>[1]['content'],
      editionId: row?.edition_id ?? null,
    }),
  );
  start();
  await expect.poll(states, within).toEqual(['sent']);
  expect(sent).toEqual(['second']);
});

it('takes over the message of a dead process, but not that of a living one', async () => {
  await add('of-the-living');
  const living = await claim();
  await add('of-the-dead');
  const dead = await claim();
  await setClaim(living.emailId, "now() + interval '1 second'");
  await setClaim(dead.emailId, "now() + interval '1 second'");
  const renewing = setInterval(() => void renewClaim(stand.test.db, living), 200);
  start();
  await expect.poll(() => sent, within).toEqual(['of-the-dead']);
  expect(await rows()).toMatchObject([
    { attempts: 1, claimed_until: expect.any(Date) },
    { attempts: 2, claimed_until: null },
  ]);
  clearInterval(renewing);
  await setClaim(living.emailId, 'now()');
  await expect.poll(() => sent, within).toEqual(['of-the-dead', 'of-the-living']);
});

it('control: while its claim has not expired, a dead process’s message is not taken over', async () => {
  await add('of-the-dead');
  const dead = await claim();
  await setClaim(dead.emailId, "'infinity'");
  let looks = 0;
  start({
    clock: () => {
      looks += 1;
      return now;
    },
  });
  // Far longer than in the test above.
  await expect.poll(() => looks, within).toBeGreaterThan(3);
  await add('later');
  await expect.poll(() => sent, within).toEqual(['later']);
});

it('renews its claim while a message is being sent', async () => {
  let end: () => void = () => undefined;
  start({
    sender: {
      send: () =>
        new Promise((resolve) => {
          end = () => resolve({ kind: 'sent' });
        }),
      close: () => undefined,
    },
  });
  await add('slow');
  processes[0]?.soon();
  const claimedUntil = async () => (await rows())[0]?.claimed_until?.getTime() ?? 0;
  await expect.poll(claimedUntil, within).toBeGreaterThan(0);
  const first = await claimedUntil();
  await expect.poll(claimedUntil, within).toBeGreaterThan(first);
  end();
  await expect.poll(rows, within).toMatchObject([{ state: 'sent', attempts: 1, claimed_until: null }]);
});

it('does not record a failure of an attempt that was taken over', async () => {
  await add('slow');
  const first = await claim();
  await setClaim(first.emailId, 'now()');
  const second = await claim();
  const failure = { reason: 'Too late', isFinal: true, now };
  await recordFailure(stand.test.db, first, failure);
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 2, claimed_until: expect.any(Date) }]);
  await stand.test.db.transaction().execute((transaction) => recordSent(transaction, second.emailId, now));
  await recordFailure(stand.test.db, second, failure);
  expect(await rows()).toMatchObject([{ state: 'sent', last_error: null }]);
});

it('survives the database terminating every connection', async () => {
  const { soon } = start();
  await stand.test.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  soon();
  await expect
    .poll(
      () =>
        add('after').then(
          () => true,
          () => false,
        ),
      within,
    )
    .toBe(true);
  await expect.poll(() => sent, within).toContain('after');
});

it('an unexpected error is logged, and the message is retried later while others are sent', async () => {
  const lines: string[] = [];
  const log: Log = createLog('error', (line) => void lines.push(line));
  let isBroken = true;
  await add('first');
  await add('second');
  start({
    log,
    places: async () => {
      if (!isBroken) return () => '';
      isBroken = false;
      throw new Error('not yet');
    },
  });
  await expect.poll(states, within).toEqual(['failed', 'sent']);
  expect(await rows()).toMatchObject([
    { attempts: 1, last_error: 'The message could not be written.', claimed_until: null },
    {},
  ]);
  expect(lines.join('')).toContain('not yet');
  now = new Date(now.getTime() + 60_000);
  await expect.poll(() => sent, within).toEqual(['second', 'first']);
});

it('a failure that the database cannot record does not stop the process, and the message is retried', async () => {
  let failures = 0;
  await stand.test.database.pool.query(`
    create sequence refusals;
    create function refuse() returns trigger language plpgsql as $$ begin
      perform nextval('refusals');
      raise exception 'terminating connection due to administrator command' using errcode = '57P01'; end $$;
    create trigger refuse before update on email for each row when (new.state = 'failed')
      execute function refuse()`);
  await add('refused');
  start({
    sender: {
      send: async (message) => {
        failures += 1;
        return failures === 1 ? { kind: 'failed', reason: 'not yet' } : accept(message);
      },
      close: () => undefined,
    },
  });
  const refusals = async () =>
    (await stand.test.database.pool.query('select is_called from refusals')).rows[0].is_called;
  await expect.poll(refusals, within).toBe(true);
  await stand.test.database.pool.query('drop function refuse cascade');
  await expect.poll(states, within).toEqual(['sent']);
  expect(sent).toEqual(['refused']);
});

it('finishes the current message before it stops, and starts no other', async () => {
  let end: () => void = () => undefined;
  const { stop } = start({
    sender: {
      send: (message) =>
        new Promise((resolve) => {
          end = () => resolve(accept(message));
        }),
      close: () => undefined,
    },
  });
  await add('whole');
  await add('next');
  processes[0]?.soon();
  await expect.poll(async () => (await rows())[0]?.attempts, within).toBe(1);
  const stopped = stop();
  await expect
    .poll(() => {
      end();
      return sent;
    }, within)
    .toEqual(['whole']);
  await stopped;
  expect(await states()).toEqual(['sent', 'queued']);
});
