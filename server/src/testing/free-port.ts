// Ports for servers that start a moment later, or again at the same address, and that nobody else gets meanwhile.
import { createServer } from 'node:net';

/** Below 32,768, where systems start when they assign any free port. */
const FIRST = 20_000;
const WORKERS = 12;
const OF_A_WORKER = 1_000;

let taken = process.pid;

/** A port on which nothing is listening, and which no other worker of the run gets. */
export async function findFreePort(): Promise<number> {
  const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env;
  const worker = Number(VITEST_POOL_ID ?? TEST_PARALLEL_INDEX ?? 0) % WORKERS;
  for (let tried = 0; tried < OF_A_WORKER; tried += 1) {
    taken += 1;
    const port = FIRST + worker * OF_A_WORKER + (taken % OF_A_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port of worker ${worker} is free`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
