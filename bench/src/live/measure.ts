// Measures a thousand live streams on one process: their idle cost, and the delay until they receive a change made
// through another process.
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { LIVE_PATH } from '@visavis/contract/live/events';
import { measureLiveDelays, percentile } from '@visavis/server/testing/live-delay';
import { startProduct } from '../child-server.ts';
import type { Closing } from '../closing.ts';
import { readEdition } from '../registration/edition.ts';
import type { ScratchDatabase } from '../scratch-cluster.ts';

const STREAMS = 1_000;
const QUIET_SECONDS = 20;
const SETTLE_MS = 5_000;
const CHANGED_SLOTS = 500;
const CHANGING_CLIENTS = 10;
const PATIENCE_MS = 20_000;
const CLOCK_TICKS_A_SECOND = 100;

interface Bench {
  seed: ScratchDatabase;
  closing: Closing;
  say: (line: string) => void;
}

export interface LiveFigures {
  streams: number;
  /** Additional resident memory of the process with the streams, in MB. */
  memoryMb: number;
  /** Proportion of a core used while nothing changes, without the streams and with them. */
  idleCore: number;
  quietCore: number;
  /** From the call that changes a slot on one process to the event on a stream of the other. */
  delayMs: { p50: number; p99: number };
}

export async function measureLive({ seed, closing, say }: Bench): Promise<LiveFigures> {
  const edition = await readEdition(seed);
  const watched = await startProduct(seed.url, null, closing);
  const changing = await startProduct(seed.url, null, closing);
  const sockets: Socket[] = [];
  try {
    // A first call loads lazy modules, whose memory must not count towards the streams.
    await fetch(`http://127.0.0.1:${watched.port}/api/edition`).then((answer) => answer.arrayBuffer());
    await delay(SETTLE_MS);
    const idleMb = residentMb(watched.pid);
    const idleCore = await coreShare(watched.pid);
    for (let index = 0; index < STREAMS; index += 1) sockets.push(await openStream(watched.port));
    await delay(SETTLE_MS);
    const quietCore = await coreShare(watched.pid);
    const memoryMb = residentMb(watched.pid) - idleMb;
    say(
      `  ${STREAMS} streams: ${memoryMb.toFixed(0)} MB above idle, ${(100 * quietCore).toFixed(1)} % of a core while nothing changes`,
    );
    const slots = edition.exhibitors
      .slice(0, CHANGED_SLOTS)
      .map(({ id }, index) => ({ exhibitorId: id, day: 1 + (index % 4), minute: 660 + 60 * (index % 7) }));
    const delays = await measureLiveDelays({
      changingUrl: `http://127.0.0.1:${changing.port}`,
      watchingUrl: `http://127.0.0.1:${watched.port}`,
      slots,
      clients: CHANGING_CLIENTS,
      withinMs: PATIENCE_MS,
    });
    const delayMs = { p50: percentile(delays, 0.5), p99: percentile(delays, 0.99) };
    say(`  ${delays.length} changes: p50 ${delayMs.p50.toFixed(0)} ms, p99 ${delayMs.p99.toFixed(0)} ms`);
    return { streams: STREAMS, memoryMb, idleCore, quietCore, delayMs };
  } finally {
    for (const socket of sockets) socket.destroy();
    await changing.stop();
    await watched.stop();
  }
}

/** A stream whose data is discarded. */
function openStream(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('error', reject);
    socket.once('data', (first) => {
      if (!first.toString('latin1').startsWith('HTTP/1.1 200')) reject(new Error(first.toString()));
      socket.resume();
      resolve(socket);
    });
    socket.write(`GET ${LIVE_PATH} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
  });
}

function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

async function coreShare(pid: number): Promise<number> {
  const before = cpuSeconds(pid);
  const begunAt = performance.now();
  await delay(QUIET_SECONDS * 1000);
  return (cpuSeconds(pid) - before) / ((performance.now() - begunAt) / 1000);
}

/** User and system time of a process: fields 14 and 15, counted after the process name in brackets. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_A_SECOND;
}
