// An S3 service that hangs, fails, refuses or is unreachable, and the requests on the wire.
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { newToken } from '../../platform/access-links/token.ts';
import { openS3Server } from '../../testing/s3-server.ts';
import { FileStoreUnavailable } from './file-store.ts';
import { createS3FileStore, type S3Place } from './s3.ts';

const SECRET = 'the-secret-that-nobody-reads';
/** For requests that are answered, however busy the machine is. */
const QUICK = { timeoutMs: 10_000, pausesMs: [5, 5] };
/** For requests that get no answer. */
const HASTY = { ...QUICK, timeoutMs: 300 };

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** The reply to each request in turn; the last one repeats. 'hang': never replies. */
type Turn = number | 'hang' | 'hang-in-body' | 'hang-up';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function openStub(turns: readonly Turn[]): Promise<{ place: S3Place; seen: Seen[] }> {
  const seen: Seen[] = [];
  const made = createServer(async (request, response) => {
    const turn = turns[Math.min(seen.length, turns.length - 1)] ?? 200;
    const { method, url, headers } = request;
    const entry: Seen = { method, url, headers, body: Buffer.alloc(0) };
    seen.push(entry);
    const body = await buffer(request).catch(() => null);
    // A client that hung up while sending expects no reply.
    if (body === null) return;
    entry.body = body;
    if (turn === 'hang') return;
    if (turn === 'hang-up') return void request.socket.destroy();
    if (turn === 'hang-in-body') {
      response.writeHead(200, { 'content-length': '1000' });
      return void response.write('a part of it');
    }
    response.writeHead(turn, { 'content-type': 'application/xml' });
    response.end(`<Error><Code>Told${turn}</Code><Message>${headers.authorization}</Message></Error>`);
  });
  server = made;
  made.listen(0, '127.0.0.1');
  await once(made, 'listening');
  const { port } = made.address() as AddressInfo;
  const place = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-southeast-1',
    bucket: 'documents',
    accessKeyId: 'KEYID',
    secretAccessKey: SECRET,
  };
  return { place, seen };
}

async function failureOf(work: Promise<unknown>): Promise<Error> {
  const outcome = await work.then(
    () => 'nothing failed',
    (error: unknown) => error,
  );
  if (!(outcome instanceof Error)) throw new Error(`expected a failure: ${outcome}`);
  // The error, which is logged, contains no secret and no signature.
  for (let error: unknown = outcome; error instanceof Error; error = error.cause)
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toMatch(/Signature|AWS4|the-secret/);
  return outcome;
}

test('gives up on a store that hangs after three attempts and reports it unavailable', async () => {
  for (const turn of ['hang', 'hang-in-body'] as const) {
    const { place, seen } = await openStub([turn]);
    const store = createS3FileStore(place, HASTY);
    const failure = await failureOf(store.get(newToken()));
    expect(failure).toBeInstanceOf(FileStoreUnavailable);
    expect(seen).toHaveLength(3);
  }
});

test.each([500, 502, 503, 429, 'hang-up'] as const)('retries after %s', async (turn) => {
  const { place, seen } = await openStub([turn, turn, 200]);
  const content = Buffer.from('kept at the third try');
  await createS3FileStore(place, QUICK).put('name-of-a-file', content);
  expect(seen).toHaveLength(3);
  for (const { method, url, headers, body } of seen) {
    expect(`${method} ${url}`).toBe('PUT /documents/name-of-a-file');
    expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=KEYID\/\d{8}\/ap-southeast-1\/s3\//);
    expect(body).toEqual(content);
    // No request makes an object public.
    expect(headers['x-amz-acl']).toBeUndefined();
  }
});

test('reports a store that keeps failing as unavailable, for every kind of call', async () => {
  const { place, seen } = await openStub([500]);
  const store = createS3FileStore(place, QUICK);
  const calls = [
    () => store.put(newToken(), Buffer.from('x')),
    () => store.get(newToken()),
    () => store.remove(newToken()),
  ];
  for (const call of calls) expect(await failureOf(call())).toBeInstanceOf(FileStoreUnavailable);
  expect(seen).toHaveLength(9);
});

test('does not retry a refusal, and points to the settings', async () => {
  const { place, seen } = await openStub([403]);
  const failure = await failureOf(createS3FileStore(place, QUICK).put(newToken(), Buffer.from('x')));
  expect(failure).not.toBeInstanceOf(FileStoreUnavailable);
  expect(failure.message).toBe('the S3 store refused: 403 Told403 (see S3_* in the settings)');
  expect(seen).toHaveLength(1);
});

test('reports an unreachable store as unavailable', async () => {
  const { place } = await openStub([200]);
  server?.close();
  server = null;
  const failure = await failureOf(createS3FileStore(place, QUICK).get(newToken()));
  expect(failure).toBeInstanceOf(FileStoreUnavailable);
  expect(failure.message).toContain('ECONNREFUSED');
});

test('signs every request with the secret', async () => {
  const { place, seen } = await openStub([200]);
  const store = createS3FileStore(place, QUICK);
  await store.put('first-file', Buffer.from('x'));
  await store.get('second-file');
  await store.remove('third-file');
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PUT /documents/first-file',
    'GET /documents/second-file',
    'DELETE /documents/third-file',
  ]);
  for (const request of seen) {
    const { given, made } = signaturesOf(request, SECRET);
    expect(given).toBe(made);
    expect(signaturesOf(request, 'another secret').made).not.toBe(given);
  }
});

/** The signature received, and the one computed from the secret (AWS Signature Version 4). */
function signaturesOf({ method, url = '', headers }: Seen, secret: string) {
  const parts = /Credential=[^/]+\/(\S+), *SignedHeaders=(\S+), *Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  const [, scope = '', names = '', given = ''] = parts ?? [];
  const canonical = [
    method,
    url,
    '',
    ...names.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const stringToSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>(
      (last, part) => createHmac('sha256', last).update(part).digest(),
      `AWS4${secret}`,
    );
  return { given, made: createHmac('sha256', key).update(stringToSign).digest('hex') };
}

test('reports an unknown login and an unknown bucket of a real service', async () => {
  const real = await openS3Server();
  onTestFinished(() => real.close());
  const name = newToken();
  const wrong = createS3FileStore({ ...real.place, accessKeyId: 'NOBODY', secretAccessKey: SECRET }, QUICK);
  expect((await failureOf(wrong.get(name))).message).toContain('403');
  const missing = createS3FileStore({ ...real.place, bucket: 'nowhere' }, QUICK);
  expect((await failureOf(missing.put(name, Buffer.from('x')))).message).toContain('404');
});
