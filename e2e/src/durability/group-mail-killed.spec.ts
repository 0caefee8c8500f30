// Kills the server with kill -9 while a message goes to a group: none is lost, none is sent twice unless the mail
// server's answer was lost, and nobody who opted out before or after it was queued receives it.
import { randomBytes } from 'node:crypto';
import { EDITION_HEADER } from '@visavis/contract/endpoint';
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { type MailServer, openMailServer } from '@visavis/server/testing/mail-server';
import { createRandom } from '@visavis/tools/demo-edition/random.ts';
import { openSession } from '../fixtures/organiser.ts';
import type { Server } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { clearRegistrations } from './fair.ts';
import { often } from './killing.ts';
import { type ServerProcesses, startProcesses } from './server-process.ts';

// KILL_SEED and MAIL_KILLS reproduce the choices of a run, but not its timing.
const PEOPLE = Number(process.env.GROUP_PEOPLE ?? (process.env.DEEP ? 10_000 : 200));
const KILLS = Number(process.env.MAIL_KILLS ?? (process.env.DEEP ? 10 : 1));
const SEED = process.env.KILL_SEED ?? randomBytes(4).toString('hex');
/** Delay before the mail server answers, so that kills come before, during and after the answer. */
const ANSWER_MS = 4;
/** Delay while some opt out, so that their messages are still queued. */
const SLOW_MS = 500;
const DRAIN_MS = 120_000 + PEOPLE * 300;

let server: ServerProcesses | undefined;
let mailServer: MailServer | undefined;
test.afterEach(async () => {
  await server?.stop();
  await mailServer?.close();
  server = undefined;
  mailServer = undefined;
});

/** Every twentieth person has opted out beforehand. */
async function addPeople({ query }: ServerProcesses): Promise<void> {
  await clearRegistrations(query);
  await query(
    `with companies as (
       insert into company (name, nature, size, website, phone, address_line1, address_line2, city, region, postal_code, country)
       select 'Kenari ' || n, 'Retail', '1-10', '', '+60312345678', '1 Jalan', '', 'Kuala Lumpur', 'KL', '50000', 'Malaysia'
       from generate_series(1, $1::int) as n returning id, substring(name from '\\d+')::int as n),
     people as (
       insert into visitor (company_id, name, designation, email, phone_number)
       select id, 'Person ' || n, 'Buyer', 'person' || n || '@kenari.example', '+60123456789' from companies
       returning id, company_id, email)
     insert into registration (edition_id, programme, reference, visitor_id, company_id, folded_email, created_at)
     select (select id from edition where state = 'open' order by year desc limit 1), 'business',
       'BM-' || lpad(substring(email from '\\d+'), 8, '0'), id, company_id, email, now() from people`,
    [PEOPLE],
  );
  await stop(server, 'n % 20 = 0');
}

/** @param which in SQL, of the person's number */
async function stop(target: ServerProcesses | undefined, which: string): Promise<string[]> {
  const rows = await target?.query<{ folded_email: string }>(
    `insert into mail_stop (edition_id, folded_email, kind, stopped_at)
     select edition_id, folded_email, 'group', now()
     from (select *, substring(folded_email from '\\d+')::int as n from registration) as numbered
     where ${which} on conflict do nothing returning folded_email`,
  );
  return (rows ?? []).map(({ folded_email }) => folded_email);
}

interface Row {
  recipient: string;
  message_id: string;
  state: string;
  attempts: number;
}
const rowsOf = ({ query }: ServerProcesses) =>
  query<Row>(
    'select recipient, message_id, state, attempts from email where organiser_id is null order by id',
  );

async function callsOf(target: ServerProcesses) {
  const { token } = await openSession(target as unknown as Server);
  const { id: edition } = (await (await fetch(new URL('/api/edition', target.url))).json()) as { id: number };
  return async (method: string, path: string, body?: object): Promise<GroupMessage> => {
    const answer = await fetch(new URL(path, target.url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        [EDITION_HEADER]: String(edition),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as GroupMessage;
  };
}

async function writeTested(call: Awaited<ReturnType<typeof callsOf>>): Promise<GroupMessage> {
  const audience = { programme: 'business', filter: {} };
  const { id, version } = await call('POST', '/api/messages', { audience });
  const words = {
    en: { subject: 'Hall D opens earlier', text: 'Dear {name},\n\nHall D opens at 10.30am.\n\n{schedule}' },
  };
  const saved = await call('PUT', `/api/messages/${id}`, {
    version,
    audience,
    words,
    inEnglish: true,
    skipsUnknown: false,
  });
  await call('POST', `/api/messages/${id}/test`, { version: saved.version, place: 0 });
  const read = () => call('GET', `/api/messages/${id}`);
  await expect.poll(async () => (await read()).tests[0]?.state, { timeout: 20_000 }).toBe('sent');
  return read();
}

test(`a message to ${PEOPLE} people arrives although the server is killed ${often(KILLS)}`, async () => {
  const mails = await openMailServer();
  mailServer = mails;
  mails.behave({ answerAfterMs: ANSWER_MS });
  const target = await startProcesses(1, {
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'Beauty Exhibition <meet@exhibition.example>',
  });
  server = target;
  await addPeople(target);
  const call = await callsOf(target);
  const ready = await writeTested(call);
  const refusedBefore = Math.floor(PEOPLE / 20);
  expect(ready.reach).toMatchObject({ matching: PEOPLE, people: PEOPLE - refusedBefore });
  mails.received.splice(0);
  const pressedAt = performance.now();
  await call('POST', `/api/messages/${ready.id}/send`, {
    version: ready.version,
    people: ready.reach.people,
    sendAt: null,
  });
  const enqueuedMs = performance.now() - pressedAt;

  const random = createRandom(SEED);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const enough = mails.received.length + random.between(1, 12);
    await expect
      .poll(() => mails.received.length, { timeout: 30_000, intervals: [random.between(1, 5)] })
      .toBeGreaterThanOrEqual(enough);
    if (kill === KILLS) mails.behave({ answerAfterMs: SLOW_MS });
    await target.killAndRevive();
  }
  // Some opt out while their message is queued; one that has been or is being sent cannot be recalled.
  const before = new Set(mails.received.flatMap(({ recipients }) => recipients));
  const late = new Set(await stop(target, `n > ${Math.ceil(PEOPLE * 0.9)} and n % 20 = 7`));
  const settling = new Set(mails.received.flatMap(({ recipients }) => recipients));
  mails.behave({ answerAfterMs: ANSWER_MS });
  const waiting = async () =>
    (await rowsOf(target)).filter(({ state }) => state !== 'sent' && state !== 'withheld').length;
  await expect.poll(waiting, { timeout: DRAIN_MS, intervals: [500] }).toBe(0);

  const rows = await rowsOf(target);
  expect(rows).toHaveLength(PEOPLE - refusedBefore);
  const copiesOf = new Map<string, { messageId: string | undefined }[]>();
  for (const { recipients, parsed } of mails.received)
    for (const recipient of recipients)
      copiesOf.set(recipient, [...(copiesOf.get(recipient) ?? []), { messageId: parsed.messageId }]);
  let duplicates = 0;
  let lateWithout = 0;
  for (const { recipient, message_id, attempts, state } of rows) {
    const copies = copiesOf.get(recipient) ?? [];
    if (state === 'withheld') {
      expect([...late], 'only who said no has none').toContain(recipient);
      lateWithout += 1;
      continue;
    }
    expect(copies.length, `${recipient} has the message`).toBeGreaterThanOrEqual(1);
    expect(copies.length, `${recipient} has no more copies than attempts`).toBeLessThanOrEqual(attempts);
    for (const { messageId } of copies) expect(messageId).toBe(message_id);
    duplicates += copies.length - 1;
  }
  // At most one copy per kill: the message that the mail server had accepted but the outbox had not yet recorded.
  expect(duplicates).toBeLessThanOrEqual(KILLS);
  const numberOf = (address: string) => Number(/\d+/.exec(address)?.[0]);
  const written = [...copiesOf.keys()];
  expect(
    written.filter((address) => numberOf(address) % 20 === 0),
    'nobody who said no before',
  ).toEqual([]);
  // Messages that were being sent during the opt-out may have been delivered.
  const despite = [...late].filter(
    (address) => copiesOf.has(address) && !before.has(address) && !settling.has(address),
  );
  expect(despite.length, 'nobody who said no while it waited').toBeLessThanOrEqual(1);
  expect(lateWithout).toBeGreaterThan(0);
  for (const { parsed } of mails.received)
    expect(parsed.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(true);
  console.log(
    `group mail, seed ${SEED}: ${rows.length} written in ${Math.round(enqueuedMs)} ms, ${KILLS} kills, none lost, ${duplicates} copies too many, each with the Message-ID of the first; ${refusedBefore} had said no before and ${lateWithout} while it waited, and got none`,
  );
});
