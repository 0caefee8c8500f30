// Bodies read into shared memory: whole, in chunks, and too large.
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedBodyParser } from './shared-body.ts';

const MOST = 200_000;
let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = Fastify();
  app.removeAllContentTypeParsers();
  const tooLarge = () => Object.assign(new Error('too large'), { statusCode: 413 });
  app.addContentTypeParser('application/octet-stream', sharedBodyParser(MOST, tooLarge));
  app.post('/', ({ body }) => {
    const bytes = body as Buffer;
    return { isShared: bytes.buffer instanceof SharedArrayBuffer, hex: bytes.toString('hex') };
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => app.close());

const post = (body: Buffer | ReadableStream) =>
  fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body,
    duplex: 'half',
  });

const pattern = (length: number) => Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 7) % 251));

it.each([0, 1, 65_536, 65_537, MOST])('%i bytes arrive unchanged, in shared memory', async (length) => {
  const sent = pattern(length);
  const { isShared, hex } = (await (await post(sent)).json()) as { isShared: boolean; hex: string };
  expect(isShared).toBe(true);
  expect(hex === sent.toString('hex')).toBe(true);
});

it('one more byte is refused, with or without a declared length', async () => {
  const sent = pattern(MOST + 1);
  expect((await post(sent)).status).toBe(413);
  expect((await post(new Blob([sent]).stream())).status).toBe(413);
});

it('a sender that stops halfway leaves no pending work', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: one\r\ncontent-type: application/octet-stream\r\n');
  socket.write('content-length: 1000\r\n\r\nhalf');
  socket.end();
  expect(await text(socket)).toContain(' 400 ');
});
