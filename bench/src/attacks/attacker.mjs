// Simulates an attacker in its own process: node attacker.mjs pages|slow|uploads PORT [FILE CALL]
// CALL is an Upload of attacker.ts as JSON: how the file is sent.
// Runs until SIGTERM; the last line counts the responses by status.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const [kind = '', portWord = '', file = '', call = ''] = process.argv.slice(2);
const port = Number(portWord);
/** @type {Record<string, number>} */
const statuses = {};
const count = (/** @type {string | number} */ status) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};
let isOver = false;
process.once('SIGTERM', () => {
  isOver = true;
  process.stdout.write(`${JSON.stringify(statuses)}\n`, () => process.exit(0));
});

const APPLICATION = '/api/hosted-registration';
const BOUNDARY = 'bench';
/** One address opens fifty connections; slow forms come from three addresses, files from one. */
const CONNECTIONS = 50;
const SLOW_ADDRESSES = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
const SLOW_OF_EACH = 8;
const BYTE_EVERY_MS = 4_000;
const UPLOAD_PAUSE_MS = 50;

/**
 * @param {import('node:http').RequestOptions} options
 * @param {Buffer} [body]
 */
const send = (options, body) =>
  new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, ...options }, (answer) => {
      count(answer.statusCode ?? 0);
      answer.resume();
      answer.on('close', resolve);
    });
    call.on('error', () => {
      count('cut off');
      resolve(undefined);
    });
    call.end(body);
  });

const work = {
  pages: async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress: '127.0.0.2' });
    const rendered = ['/', '/exhibitions', '/about', '/contact'];
    const one = async (/** @type {number} */ index) => {
      for (let turn = index; !isOver; turn += 1) {
        const unknown = `/x${Math.random().toString(36).slice(2)}`;
        const path = turn % 2 === 0 ? unknown : `${rendered[turn % rendered.length]}?x=${turn}`;
        await send({ path, agent, localAddress: '127.0.0.2' });
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => one(index)));
  },
  slow: async () => {
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="documents[0]"; filename="a.pdf"\r\n\r\n`;
    const one = async (/** @type {string} */ localAddress) => {
      while (!isOver) {
        const socket = connect({ host: '127.0.0.1', port, localAddress });
        socket.on('error', () => undefined);
        socket.on('data', (text) => count(/^HTTP\/1\.1 (\d+)/.exec(String(text))?.[1] ?? 'more'));
        socket.write(
          `POST ${APPLICATION} HTTP/1.1\r\nhost: x\r\ncontent-length: 2000000\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n${head}`,
        );
        while (!isOver && !socket.destroyed && socket.writable) {
          await delay(BYTE_EVERY_MS);
          socket.write('x');
        }
      }
    };
    await Promise.all(
      SLOW_ADDRESSES.flatMap((address) => Array.from({ length: SLOW_OF_EACH }, () => one(address))),
    );
  },
  uploads: async () => {
    const body = readFileSync(file);
    /** @type {import('./attacker.ts').Upload} */
    const { method, path, headers, atOnce } = JSON.parse(call);
    const one = async () => {
      while (!isOver) {
        await send({ method, path, headers, localAddress: '127.0.0.2' }, body);
        await delay(UPLOAD_PAUSE_MS);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  },
};

const chosen = Object.entries(work).find(([name]) => name === kind)?.[1];
if (!chosen) throw new Error(`There is no attack '${kind}'.`);
await chosen();
