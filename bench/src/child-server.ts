// Starts an HTTP server as a child process, waits until it responds, and stops it.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Closing } from './closing.ts';

const PRODUCT = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const HELLO = fileURLToPath(new URL('./hello-server.mjs', import.meta.url));
const START_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 30_000;
const POLL_MS = 25;

export interface ChildServer {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/**
 * The production build on a database of the run, without rate limits per visitor.
 * @param settings additional environment variables
 */
export async function startProduct(
  databaseUrl: string,
  profileFolder: string | null,
  closing: Closing,
  settings: Record<string, string> = {},
): Promise<ChildServer> {
  const port = await freePort();
  const flags = profileFolder === null ? [] : ['--cpu-prof', '--cpu-prof-dir', profileFolder];
  return start([...flags, PRODUCT], port, '/api/ready', closing, {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: 'https://bench.example',
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
    ...settings,
  });
}

export async function startHello(closing: Closing): Promise<ChildServer> {
  const port = await freePort();
  return start([HELLO, String(port)], port, '/', closing, { NODE_ENV: 'production' });
}

async function start(
  words: string[],
  port: number,
  probePath: string,
  closing: Closing,
  settings: Record<string, string>,
): Promise<ChildServer> {
  // Pass on only what programs need: a PORT or NOW set in this shell must not reach the server.
  const { PATH = '', HOME = '', LANG = '' } = process.env;
  const child = spawn(process.execPath, words, {
    env: { PATH, HOME, LANG, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-4_000);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = closing.add(async () => {
    if (!isRunning()) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
    await ended;
    clearTimeout(force);
  });
  const deadline = performance.now() + START_PATIENCE_MS;
  while (!(await answers(`http://127.0.0.1:${port}${probePath}`))) {
    if (!isRunning() || performance.now() > deadline)
      throw new Error(`A server of the benchmark does not start: ${errors.trim()}`);
    await delay(POLL_MS);
  }
  return { port, pid: child.pid ?? 0, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // Not listening yet.
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
