// Starts the built product on a free port, with a demo edition and its own data folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../checkout.mjs';

const READY_WITHIN_MS = 120_000;
const POLL_MS = 100;

/**
 * Configured like `npm start`; no settings of this shell are passed on.
 * @returns its URL, and a function that stops it
 */
export async function startDemo() {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'visavis-lighthouse-'));
  const { PATH = '', HOME = '', LANG = 'C.UTF-8' } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'server/dist/main.js')], {
    cwd: ROOT,
    env: { PATH, HOME, LANG, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  // Cleans up the database if the run is interrupted.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => stop().finally(() => process.exit(1)));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The server did not start: see above.');
    }
    await delay(POLL_MS);
  }
  return { url, stop };
}

/** @param {string} url */
async function isReady(url) {
  try {
    return (await fetch(`${url}/api/ready`)).ok;
  } catch {
    // Not listening yet.
    return false;
  }
}

/** @returns {Promise<number>} a currently unused port */
async function findFreePort() {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('could not determine a free port');
  return address.port;
}
