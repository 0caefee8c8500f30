// The test bank's messages arrive over real HTTP, are retried, and never fail the caller.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { createDelivery, postTo } from './delivery.ts';

const message = { body: Buffer.from('{"a":1}'), headers: { 'x-test-bank-signature': 't=1,v1=00' } };
let server: Server;
let url: string;
let received: string[];
let logged: string[];
let statuses: number[];

beforeEach(async () => {
  received = [];
  logged = [];
  statuses = [];
  server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null);
    // A client that hung up while sending expects no reply.
    if (body === null) return;
    received.push(`${request.headers['x-test-bank-signature']} ${body}`);
    response.writeHead(statuses.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/payments/webhook/test`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const open = (pauses: number[]) =>
  createDelivery(
    postTo(url),
    createLog('info', (line) => logged.push(line)),
    pauses,
  );

test('delivers the signed message unchanged', async () => {
  await open([0]).send(message);
  expect(received).toEqual(['t=1,v1=00 {"a":1}']);
  expect(logged).toEqual([]);
});

test('retries until the shop accepts the message', async () => {
  statuses = [503, 400];
  await open([0, 1, 1, 1]).send(message);
  expect(received).toHaveLength(3);
  expect(logged).toEqual([]);
});

test('gives up with a log line, without failing', async () => {
  statuses = [503, 503];
  await open([0, 1]).send(message);
  expect(received).toHaveLength(2);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('the shop will ask');
});

test('stops retries and delayed actions when closed', async () => {
  statuses = [503];
  const delivery = open([0, 60_000]);
  let isDone = false;
  delivery.later(60_000, async () => {
    isDone = true;
  });
  const sending = delivery.send(message);
  while (received.length === 0) await new Promise((resolve) => setImmediate(resolve));
  delivery.close();
  await sending;
  expect(isDone).toBe(false);
  expect(received).toHaveLength(1);
});
