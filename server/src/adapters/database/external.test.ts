// An external PostgreSQL that is not up yet when the program starts: the start waits, and reports when it gives up.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openLine } from '../../testing/database-proxy.ts';
import { findFreePort } from '../../testing/free-port.ts';
import { createLog } from '../log.ts';
import { openExternalDatabase } from './external.ts';

const PATIENT = { starting: 30_000, absent: 30_000 };
const HASTY = { starting: 300, absent: 300 };

const words: string[] = [];
const log = createLog('warn', (line) => words.push(JSON.parse(line).msg));

/** What PostgreSQL answers while it replays its log, from its protocol: an error of three fields. */
function startingUp(): Buffer {
  const fields = Buffer.from('SFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Answers "starting up" for as long as it is open. */
async function openStarting() {
  let requests = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      requests += 1;
      socket.end(startingUp());
    });
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    requests: () => requests,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

it('waits for a server that is starting up and then unreachable, and opens it once it answers', async () => {
  const starting = await openStarting();
  const url = `postgresql://postgres@127.0.0.1:${starting.port}/postgres`;
  const opening = openExternalDatabase(url, log, PATIENT);
  await expect.poll(starting.requests, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  await starting.close();
  const line = await openLine(inject('testServer').connection, 'postgres', starting.port);
  onTestFinished(() => line.close());
  const { user } = inject('testServer').connection;
  expect((await opening).connection.connectionString).toContain(user ?? 'postgres');
  expect(words).toEqual([
    'The database does not answer yet (the database system is starting up); the start waits for it.',
  ]);
});

it('reports a server that never answers, and at once one that rejects the connection', async () => {
  const starting = await openStarting();
  const url = `postgresql://postgres@127.0.0.1:${starting.port}/postgres`;
  await expect(openExternalDatabase(url, log, HASTY)).rejects.toThrow(
    'The database named by DATABASE_URL does not answer: the database system is starting up.',
  );
  await starting.close();
  await expect(openExternalDatabase(url, log, HASTY)).rejects.toThrow(
    /does not answer: connect ECONNREFUSED/,
  );
  const line = await openLine(inject('testServer').connection, 'no_such_database');
  await expect(openExternalDatabase(line.url, log, PATIENT)).rejects.toThrow(/does not answer: database/);
  await line.close();
});
