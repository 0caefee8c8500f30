// The live stream over a real socket: every process broadcasts each change to all its readers.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { slotChangesSchema } from '@visavis/contract/live/events';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { silentLog } from '../../adapters/log.ts';
import { buildApp } from '../../app.ts';
import { type ChangeFeed, createChangeFeed } from '../../platform/changes/listener.ts';
import { announceChanges } from '../../platform/changes/publisher.ts';
import { insertRows } from '../../testing/rows.ts';
import { createSmallEdition, type SmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepHolds } from '../hold/expiry.job.ts';
import { sweepLapsed } from '../hold/repository.ts';

interface OpenStream {
  answer: IncomingMessage;
  text(): string;
  /** Every change received so far, as 'exhibitor day hour taken'. */
  changes(): string[];
  close(): void;
}

let test: TestApp;
let second: FastifyInstance;
let secondFeed: ChangeFeed;
let edition: SmallEdition;
let streams: OpenStream[] = [];

beforeAll(async () => {
  test = await createTestApp();
  edition = await createSmallEdition(test.db);
  // Another process on the same database: its own application with its own listening connection.
  secondFeed = createChangeFeed(test.database.config, silentLog);
  second = await buildApp({
    db: test.db,
    clock: () => TEST_NOW,
    isLive: false,
    findUnreadyReason: async () => null,
    publicUrl: 'http://localhost:3000',
    rateLimitScale: 1_000_000,
    holdsPerAddress: 200,
    trustedProxies: [],
    fairNetworks: [],
    changes: secondFeed,
    mail: null,
    payments: null,
    files: test.storage.files,
    sealer: test.storage.sealer,
    erasures: test.storage.erasures,
    content: test.content,
    hasOwnWords: false,
    webRoot: null,
    pages: null,
    logger: false,
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  await second.listen({ port: 0, host: '127.0.0.1' });
  // Announces the new edition's changes before any stream opens: their refresh would swallow a change.
  await announceChanges(test.db);
  // A process's first stream opens its listening connection, and gets a refresh once that is up.
  for (const app of [test.app, second]) await untilRefresh(await open(app));
  closeStreams();
});
afterAll(async () => {
  await second.close();
  await secondFeed.close();
  await test.close();
});
afterEach(closeStreams);

function closeStreams(): void {
  for (const stream of streams) stream.close();
  streams = [];
}

function open(app: FastifyInstance, headers: Record<string, string> = {}): Promise<OpenStream> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = get({ port, host: '127.0.0.1', path: '/api/live', headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('error', () => undefined);
      const stream: OpenStream = {
        answer,
        text: () => text,
        changes: () => changesIn(text),
        close: () => request.destroy(),
      };
      streams.push(stream);
      resolve(stream);
    });
    request.on('error', reject);
  });
}

function changesIn(text: string): string[] {
  return [...text.matchAll(/event: slots\ndata: (.*)\n\n/g)].flatMap(([, data = '']) =>
    slotChangesSchema.parse(JSON.parse(data)).map((change) => change.join(' ')),
  );
}

const untilRefresh = (stream: OpenStream) =>
  vi.waitFor(() => expect(stream.text()).toContain('event: refresh'), { timeout: 10_000 });

const hold = (day: number, minute: number) =>
  test.post('/api/holds', { exhibitorId: edition.exhibitorIds.nacre, day, minute });

it('is an uncached, uncompressed event stream with the security headers of every response', async () => {
  const { answer, text } = await open(test.app, { 'accept-encoding': 'gzip, br' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers['cache-control']).toBe('no-store, no-transform');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  await expect.poll(text, { timeout: 10_000 }).toMatch(/^retry: \d{4}\n\n/);
});

it('sends holds, releases, meetings, rejections and lapses to the streams of both processes', async () => {
  const { nacre } = edition.exhibitorIds;
  const both = [await open(test.app), await open(second)];
  const expectChange = async (change: string) => {
    for (const { changes } of both)
      await expect.poll(() => changes().at(-1), { timeout: 10_000 }).toBe(change);
  };

  const { draftToken } = (await hold(2, 840)).json();
  await expectChange(`${nacre} 2 840 1`);
  await test.call({
    method: 'DELETE',
    url: `/api/holds/${nacre}`,
    headers: { 'x-draft-token': draftToken },
  });
  await expectChange(`${nacre} 2 840 0`);
  await test.post('/api/visitor/register', submissionOf([meetingOf('Atelier Nacre', 'B-145', 3, 660)]));
  await expectChange(`${nacre} 3 660 1`);
  await test.db.updateTable('claim').set({ status: 3 }).where('minute', '=', 660).execute();
  await announceChanges(test.db);
  await expectChange(`${nacre} 3 660 0`);
  await hold(4, 1020);
  await expectChange(`${nacre} 4 1020 1`);
  await sweepLapsed(test.db, new Date(TEST_NOW.getTime() + 600_000));
  await announceChanges(test.db);
  await expectChange(`${nacre} 4 1020 0`);
});

it('sends nothing when a hold is renewed or a meeting approved', async () => {
  const stream = await open(test.app);
  await hold(1, 720);
  await expect.poll(() => stream.changes().length, { timeout: 10_000 }).toBe(1);
  const { draftToken } = (await hold(1, 780)).json();
  await expect.poll(() => stream.changes().length, { timeout: 10_000 }).toBe(2);
  await test.call({ method: 'POST', url: '/api/holds/renew', headers: { 'x-draft-token': draftToken } });
  await test.db.updateTable('claim').set({ status: 4 }).where('status', '=', 2).execute();
  // Events arrive in order: one from the renewal would have arrived before this one.
  await hold(1, 840);
  await expect.poll(() => stream.changes().at(-1), { timeout: 10_000 }).toMatch(/ 1 840 1$/);
  expect(stream.changes()).toHaveLength(3);
});

it('reports an hour with two places as taken once both are', async () => {
  const { proto } = edition.exhibitorIds;
  const stream = await open(test.app);
  await test.db.updateTable('exhibitor').set({ places: 2 }).where('id', '=', proto).execute();
  await announceChanges(test.db);
  await untilRefresh(stream);
  const take = () => test.post('/api/holds', { exhibitorId: proto, day: 1, minute: 720 });
  await take();
  await expect.poll(() => stream.changes().at(-1), { timeout: 10_000 }).toBe(`${proto} 1 720 0`);
  await take();
  await expect.poll(() => stream.changes().at(-1), { timeout: 10_000 }).toBe(`${proto} 1 720 1`);
});

it('sends a refresh when an organiser blocks hours, and after the listening connection was lost', async () => {
  const stream = await open(test.app);
  const refreshes = () => stream.text().split('event: refresh').length - 1;
  await insertRows(test.db, 'blocked_slot', {
    exhibitor_id: edition.exhibitorIds.proto,
    day: 4,
    minute: 660,
  });
  await announceChanges(test.db);
  await expect.poll(refreshes, { timeout: 10_000 }).toBe(1);
  await test.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'visavis live' and datname = current_database()",
  );
  await expect.poll(refreshes, { timeout: 10_000 }).toBe(2);
  await hold(3, 960);
  await expect.poll(() => stream.changes().at(-1), { timeout: 10_000 }).toMatch(/ 3 960 1$/);
});

it('frees its shares after pipelined requests on one connection', async () => {
  const few = await createTestApp({ rateLimitScale: 0.1 });
  onTestFinished(() => few.close());
  await few.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = few.app.server.address() as AddressInfo;
  for (let round = 0; round < 5; round += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/live HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(20));
    await once(socket, 'data');
    socket.destroy();
    await once(socket, 'close');
  }
  await expect.poll(async () => (await open(few.app)).answer.statusCode, { timeout: 10_000 }).toBe(200);
});

it('the sweep of another process announces changes that a killed process committed but never announced', async () => {
  const stream = await open(second);
  await insertRows(test.db, 'claim', {
    registration_id: (await test.db.selectFrom('registration').select('id').executeTakeFirstOrThrow()).id,
    exhibitor_id: edition.exhibitorIds.hanari,
    day: 4,
    minute: 900,
    starts_at: TEST_NOW,
  });
  const stop = sweepHolds(test.db, () => TEST_NOW, silentLog);
  try {
    await expect
      .poll(() => stream.changes().at(-1), { timeout: 10_000 })
      .toBe(`${edition.exhibitorIds.hanari} 4 900 1`);
  } finally {
    await stop();
  }
});

it('answers HEAD with 404 at once', async () => {
  expect((await test.app.inject({ method: 'HEAD', url: '/api/live' })).statusCode).toBe(404);
});

it('refuses more streams than an address may open, with a message, and frees those that close', async () => {
  const few = await createTestApp({ rateLimitScale: 0.005 });
  onTestFinished(() => few.close());
  await few.app.listen({ port: 0, host: '127.0.0.1' });
  const [first] = [await open(few.app), await open(few.app)];
  const refused = await open(few.app);
  expect(refused.answer.statusCode).toBe(503);
  expect(refused.answer.headers['retry-after']).toBe('10');
  await expect
    .poll(refused.text)
    .toContain('Too many pages are open, so this one checks for changes from time to time.');
  first?.close();
  await expect.poll(async () => (await open(few.app)).answer.statusCode, { timeout: 10_000 }).toBe(200);
});
