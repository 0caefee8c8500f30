// Measures the resident memory of a process, as the operating system counts it, and its peak during some work.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const SAMPLE_MS = 100;
const KILOBYTE = 1024;

/** In bytes. */
export async function residentMemory(pid: number): Promise<number> {
  const kilobytes = existsSync('/proc/self/status')
    ? /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
    : (await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim();
  if (!kilobytes) throw new Error(`The memory of process ${pid} could not be read.`);
  return Number(kilobytes) * KILOBYTE;
}

/** @returns the peak memory of the process in bytes, sampled every 100 ms, and the result of the work */
export async function peakMemoryDuring<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ peak: number; result: T }> {
  let peak = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await residentMemory(pid));
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  try {
    const [result] = await Promise.all([
      work().finally(() => {
        isOver = true;
      }),
      watching,
    ]);
    return { peak, result };
  } finally {
    isOver = true;
  }
}
