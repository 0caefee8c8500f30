// A busy server that is told to stop still answers the connections in its queue.
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeInTime } from './close-in-time.ts';

const REQUESTS = 60;

/** Sends requests with `connection: close`; increments `sent` for each that the system has accepted. */
const CLIENT = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, sent, count } } = require('node:worker_threads');
  let left = count;
  const answers = [];
  for (let number = 0; number < count; number += 1) {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\\r\\nhost: x\\r\\nconnection: close\\r\\n\\r\\n', () => {
        Atomics.add(sent, 0, 1);
        Atomics.notify(sent, 0);
      }));
    socket.on('data', (chunk) => { text += chunk; });
    socket.on('error', (error) => { text ||= error.code; });
    socket.on('close', () => {
      answers.push(text.split('\\r\\n')[0]);
      left -= 1;
      if (left === 0) parentPort.postMessage(answers);
    });
  }`;

it('answers connections in the accept queue instead of resetting them', async () => {
  const app = fastify();
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(CLIENT, { eval: true, workerData: { port, sent, count: REQUESTS } });
  const answered = new Promise<string[]>((resolve) => worker.once('message', resolve));
  await new Promise((resolve) => worker.once('online', resolve));
  // Blocks the event loop, so that no connection is accepted meanwhile.
  for (let seen = 0; seen < REQUESTS; seen = Atomics.load(sent, 0)) Atomics.wait(sent, 0, seen, 5_000);
  await closeInTime(app, 30_000);
  const answers = await answered;
  expect(answers).toHaveLength(REQUESTS);
  // The last ones may get a 503.
  expect(answers.filter((answer) => !/^HTTP\/1.1 (200|503) /.test(answer))).toEqual([]);
  await worker.terminate();
});
