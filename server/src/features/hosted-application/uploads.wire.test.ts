// Hostile bodies on real sockets: endless, slow, huge and broken ones are answered and cut off, using little memory.
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  BOUNDARY,
  FORM_END,
  FORM_HEADERS,
  fieldParts,
  filePart,
  formBody,
  partHead,
} from '../../testing/application-form.ts';
import { jpegOf, pdfOf, pdfOfSize } from '../../testing/document-files.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import {
  CHUNKED,
  chunkOf,
  type Exchange,
  openExchange,
  PIECE,
  PIECE_CHUNK,
  pour,
} from '../../testing/raw-upload.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** So long that no test here reaches it: a sender is cut off only for stalling. */
const WHOLE_MS = 600_000;
const STALL_MS = 1000;
/** Far more than is discarded after a response; far less than could be sent to a server that never stops reading. */
const CUT_OFF_BYTES = 500_000_000;

const UPLOADS = {
  wholeMs: WHOLE_MS,
  stallMs: STALL_MS,
  places: { ofAll: 4, ofAddress: 4, waiting: 30, waitingOfAddress: 30, waitMs: 3000 },
  drainMs: 500,
  drainBytes: 8_000_000,
};

const test = prepareOnce(() => createTestApp({ uploads: UPLOADS }));
let port: number;
let jpeg: Buffer;

beforeAll(async () => {
  await createSmallEdition(test.db);
  port = await listen(test);
  jpeg = await jpegOf();
});

async function lying() {
  const strays = await test.db.selectFrom('stray_file').selectAll().execute();
  return { strays, files: (await readdir(test.storage.folder)).toSorted() };
}

const open = (headers: Record<string, string>) => openExchange(port, headers);

async function listen({ app }: TestApp): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Whatever was sent, nothing is left in the store once the handlers have finished. */
afterEach(async () => {
  await expect.poll(lying, { timeout: 15_000 }).toEqual({ strays: [], files: [] });
});

async function send(body: Buffer, headers: Record<string, string> = FORM_HEADERS): Promise<Exchange> {
  const exchange = open({ ...headers, 'content-length': String(body.length) });
  exchange.socket.write(body);
  await exchange.status;
  exchange.socket.end();
  return exchange;
}

describe('too much', () => {
  it('a declared length of 2 GB is 413 before any of it is read, and a body sent anyway is cut off', async () => {
    const exchange = open({ ...FORM_HEADERS, 'content-length': '2147483648' });
    const written = pour(exchange, PIECE);
    expect(await exchange.status).toBe(413);
    expect((await exchange.json()).error).toContain('too large to send at once');
    expect(await written).toBeLessThan(CUT_OFF_BYTES);
  });

  it.each([
    ['a file', partHead(filePart(0, '', 'a.pdf'))],
    ['a field', partHead({ name: 'note', content: '' })],
    ['the preamble', ''],
    ['the epilogue', formBody([...fieldParts(), filePart(0, pdfOf())]).toString('latin1')],
    ['the head of a part', `--${BOUNDARY}\r\ncontent-disposition: form-data; name="`],
  ])('an endless body in %s is refused and cut off', async (_where, head) => {
    const exchange = open(CHUNKED);
    if (head !== '') exchange.socket.write(chunkOf(Buffer.from(head, 'latin1')));
    const written = pour(exchange, PIECE_CHUNK);
    expect([400, 413]).toContain(await exchange.status);
    expect((await exchange.json()).error).toMatch(/\.$/);
    expect(await written).toBeLessThan(CUT_OFF_BYTES);
  });

  it('10,000 text parts are 413; 10,000 files are 422', async () => {
    const many = (part: (index: number) => string) =>
      Buffer.from(Array.from({ length: 10_000 }, (_, index) => part(index)).join('') + FORM_END);
    const texts = await send(many((index) => `${partHead({ name: `a${index}`, content: '' })}x\r\n`));
    expect([await texts.status, (await texts.json()).error]).toEqual([413, 'This form has too many parts.']);
    const files = await send(many((index) => `${partHead(filePart(index, '', 'a.pdf'))}x\r\n`));
    expect(await files.status).toBe(422);
    expect((await files.json()).fields?.documents).toBe('Please upload 10 files at most');
  });

  it('10,000 header lines in one part are merely a bad part', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `x-${index}: 1\r\n`).join('');
    const head = `--${BOUNDARY}\r\n${lines}content-disposition: form-data; name="documents[0]"; filename="a.pdf"\r\n\r\n`;
    const answer = await send(Buffer.from(`${head}x\r\n${FORM_END}`));
    expect([400, 422]).toContain(await answer.status);
  });
});

describe('too slow', () => {
  it('a dripping body is 400 when its time is over', async () => {
    const hurried = await createTestApp({ uploads: { ...UPLOADS, wholeMs: 1000, stallMs: 600_000 } });
    onTestFinished(() => hurried.close());
    await createSmallEdition(hurried.db);
    const exchange = openExchange(await listen(hurried), CHUNKED);
    exchange.socket.write(chunkOf(partHead(filePart(0, '', 'a.pdf'))));
    const drip = setInterval(() => exchange.socket.write(chunkOf('x')), 50);
    expect(await exchange.status).toBe(400);
    clearInterval(drip);
    expect((await exchange.json()).error).toBe('The files took too long to arrive. Please try again.');
    await exchange.closed;
  });

  it.each([
    ['before the first part', ''],
    ['in a file', partHead(filePart(0, '', 'a.pdf'))],
    [
      'after a good file',
      formBody([filePart(0, pdfOf(), 'a.pdf')])
        .toString('latin1')
        .replace(FORM_END, ''),
    ],
  ])('a body that stalls %s is 400 sooner', async (_where, head) => {
    const exchange = open(CHUNKED);
    if (head !== '') exchange.socket.write(chunkOf(Buffer.from(head, 'latin1')));
    expect(await exchange.status).toBe(400);
    await exchange.closed;
  });
});

describe('not a form', () => {
  const body = formBody([...fieldParts(), filePart(0, pdfOf())]);
  it.each<[string, string, number]>([
    ['no boundary', 'multipart/form-data', 400],
    ['another boundary', 'multipart/form-data; boundary=other', 400],
    ['an empty boundary', 'multipart/form-data; boundary=', 422],
    ['a boundary of 5,000 characters', `multipart/form-data; boundary=${'b'.repeat(5000)}`, 400],
    ['another multipart', `multipart/mixed; boundary=${BOUNDARY}`, 415],
    ['bytes', 'application/octet-stream', 415],
    ['JSON', 'application/json', 415],
  ])('%s is %s: %i', async (_what, type, status) => {
    const answer = await send(body, { 'content-type': type });
    expect([await answer.status, typeof (await answer.json()).error]).toEqual([status, 'string']);
  });

  it.each([
    ['in a file', body.length - FORM_END.length - 40],
    ['in a head', 90],
    ['before its end', body.length - 4],
  ])('a body that ends %s is 400', async (_where, length) => {
    const answer = await send(body.subarray(0, length));
    expect([await answer.status, (await answer.json()).error]).toEqual([
      400,
      'This form could not be read. Please send it again.',
    ]);
  });

  it('an empty body is 422', async () => {
    expect(await (await send(Buffer.alloc(0))).status).toBe(422);
  });

  it('random bytes around the boundary never crash the server', async () => {
    const pieces = [
      `--${BOUNDARY}`,
      '\r\n',
      '--',
      'content-disposition: form-data',
      '; name="a"',
      '; filename="',
      '"',
      '\0',
      ': ',
    ];
    let value = 7;
    const random = (below: number) => {
      value = (value * 1_103_515_245 + 12_345) & 0x7fffffff;
      return (value >> 8) % below;
    };
    for (let round = 0; round < 150; round += 1) {
      const text = Array.from({ length: 40 }, () => pieces[random(pieces.length)]).join('');
      expect([400, 413, 422]).toContain(await (await send(Buffer.from(text))).status);
    }
  });

  it('a sender that hangs up leaves nothing behind', async () => {
    for (const length of [100, 2000, 1_000_000]) {
      const exchange = open({ ...FORM_HEADERS, 'content-length': '9000000' });
      const sent = formBody([...fieldParts(), filePart(0, jpeg), filePart(1, pdfOfSize(2_000_000))]);
      await new Promise<void>((resolve) => {
        exchange.socket.write(sent.subarray(0, length), () => resolve());
      });
      exchange.socket.destroy();
    }
  });
});

describe('many at a time', () => {
  it('some get a place, others wait, and the rest get 503 with Retry-After', async () => {
    const stalled = Array.from({ length: 4 + 30 }, () => open(CHUNKED));
    const more = Array.from({ length: 5 }, () => open(CHUNKED));
    const answers = await Promise.all(
      [...stalled, ...more].map(async (exchange) => [await exchange.status, await exchange.retryAfter()]),
    );
    const refused = answers.filter(([status]) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(new Set(refused.map(([, seconds]) => seconds))).toEqual(new Set(['5']));
    expect(answers.filter(([status]) => status === 400).length).toBeGreaterThanOrEqual(4);
    // All places have been released.
    expect(await (await send(formBody(fieldParts()))).status).toBe(422);
  });
});
