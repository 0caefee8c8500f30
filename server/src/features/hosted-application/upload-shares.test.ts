// Slow and greedy senders on real sockets: they cannot keep an honest applicant waiting, and get a reason when cut off.

import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { DOCUMENT_MESSAGES } from '@visavis/domain/document/schema';
import { englishOf } from '@visavis/domain/words/english';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHARES } from '../../http/limits.ts';
import { watchBody } from '../../platform/uploads/body-limits.ts';
import { UPLOAD_LIMITS } from '../../platform/uploads/upload-limits.ts';
import {
  FORM_HEADERS,
  type FormPart,
  fieldParts,
  filePart,
  formBody,
  partHead,
} from '../../testing/application-form.ts';
import { pdfOf } from '../../testing/document-files.ts';
import { CHUNKED, chunkOf, type Exchange, openExchange } from '../../testing/raw-upload.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const DRIP_MS = 20;

let test: TestApp;
let port: number;
const drips: NodeJS.Timeout[] = [];

beforeAll(async () => {
  test = await createTestApp({
    bodyMs: 200,
    uploads: {
      least: { bytesPerSecond: 1, graceMs: 5_000 },
      steady: { bytesPerSecond: 64_000, graceMs: 50 },
      places: { ofAll: 2, ofAddress: 1, waiting: 10, waitingOfAddress: 5, waitMs: 60_000 },
    },
  });
  await createSmallEdition(test.db);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterAll(async () => {
  for (const drip of drips) clearInterval(drip);
  await test.close();
});

/** Starts a file and sends a byte of it now and then. */
function drip(from: string): Exchange {
  const exchange = openExchange(port, CHUNKED, from);
  exchange.socket.write(chunkOf(partHead(filePart(0, '', 'a.pdf'))));
  drips.push(setInterval(() => exchange.socket.write(chunkOf('x')), DRIP_MS));
  return exchange;
}

function whole(from: string, parts = [...fieldParts(), filePart(0, pdfOf())]): Exchange {
  const body = formBody(parts);
  const exchange = openExchange(port, { ...FORM_HEADERS, 'content-length': String(body.length) }, from);
  exchange.socket.write(body);
  return exchange;
}

it('evicts one of the dripping uploads that hold every place to let an honest application in', async () => {
  const slow = ['127.0.0.2', '127.0.0.3'].map(drip);
  expect(await whole('127.0.0.1').status).toBe(201);
  // Nothing else ends them: they send more than the minimum rate.
  const first = await Promise.any(
    slow.map(async (exchange) => ({ status: await exchange.status, answer: await exchange.json() })),
  );
  expect(first).toMatchObject({
    status: 400,
    answer: { error: 'The files took too long to arrive. Please try again.' },
  });
});

it('ends a body that arrives too slowly even when nobody waits', async () => {
  const body = Object.assign(new PassThrough(), { headers: {} }) as unknown as IncomingMessage;
  const watch = watchBody(body, { ...UPLOAD_LIMITS, least: { bytesPerSecond: 1000, graceMs: 20 } });
  watch.begin();
  body.push('begun');
  await expect(watch.before(new Promise(() => undefined))).rejects.toThrow('took too long');
  watch.end();
});

it('decodes no pictures of a form refused for what was typed', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } });
  const jpeg = await picture.jpeg().toBuffer();
  const broken = jpeg.subarray(0, jpeg.length / 2);
  const fields = async (parts: FormPart[]) => {
    const { statusCode, body } = await test.app.inject({
      method: 'POST',
      url: '/api/hosted-registration',
      headers: FORM_HEADERS,
      payload: formBody(parts),
    });
    return [statusCode, JSON.parse(body).fields];
  };
  expect(await fields([...fieldParts(), filePart(0, broken)])).toEqual([
    422,
    { 'documents[0]': englishOf(DOCUMENT_MESSAGES.unreadable) },
  ]);
  expect(await fields([...fieldParts({ email: 'amira' }), filePart(0, broken)])).toEqual([
    422,
    { 'registration.email': 'Email is invalid' },
  ]);
});

it('keeps the server timeout above the longest wait in a queue', () => {
  const { places, wholeMs } = UPLOAD_LIMITS;
  expect(test.app.server.requestTimeout).toBeGreaterThan(places.waitMs + wholeMs + SHARES.decodes.waitMs);
});

it('answers 408 when the body of another request does not arrive', async () => {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(
    'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 .*"code":"request.unreadable"/s);
  await once(socket, 'close');
});
