// Runs work in separate threads, a few at a time, so that it never delays the server's responses.
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ThreadData, ThreadMessage } from './thread-work.ts';

export interface ThreadLimits {
  /** Time in milliseconds after which the thread is terminated. Waiting for other threads does not count. */
  wholeMs: number;
  /** Heap limit in megabytes. */
  megabytes: number;
  /** Number of threads of this kind that run concurrently; others wait. */
  atOnce: number;
}

/** The thread took too long or needed too much memory. */
export class ThreadLimitError extends Error {
  override name = 'ThreadLimitError';
}

/**
 * Runs the file of a thread.
 * @param answer reads what the thread requests, in parts of a text; never called for a file that is refused before
 * @throws whatever the thread or the answer reports, and ThreadLimitError
 */
export type RunThread<Input, Result> = (
  input: Input,
  answer?: () => Promise<readonly string[]>,
) => Promise<Result>;

/**
 * @param file of the thread, relative to server/src and without extension; it calls `threadWork`
 */
export function createThread<Input extends object, Result>(
  file: string,
  limits: ThreadLimits,
): RunThread<Input, Result> {
  const open = openerOf(file, limits.megabytes);
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (input, answer) => {
    if (running >= limits.atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    const leave = () => {
      // The next waiter takes over the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    };
    const answered = new Int32Array(new SharedArrayBuffer(4));
    const worker = open({ input, answered } satisfies ThreadData<Input>);
    const give = async () => {
      try {
        for (const part of (await answer?.()) ?? []) {
          worker.postMessage(part);
          // Each part is copied, so other requests are answered in between.
          await setImmediate();
        }
      } finally {
        // The thread continues in any case: without an answer it reports that.
        Atomics.store(answered, 0, 1);
        Atomics.notify(answered, 0);
      }
    };
    return runOnce<Result>(worker, { limits, give, ended: leave });
  };
}

/** Bundles a thread's source into one script, as the build does, since loading its files one by one takes a second. */
function bundle(file: string): string {
  // A development dependency, which the built server does not need.
  const { buildSync }: typeof import('esbuild') = createRequire(import.meta.url)('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../../${file}.ts`, import.meta.url))],
    bundle: true,
    platform: 'node',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** @returns a function that opens the thread: the build puts its file next to that of the server */
function openerOf(file: string, megabytes: number): (input: object) => Worker {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  if (!import.meta.url.endsWith('.ts'))
    return (workerData) =>
      new Worker(new URL(`./${file}.js`, import.meta.url), { workerData, resourceLimits });
  let script: string | undefined;
  return (workerData) => {
    script ??= bundle(file);
    return new Worker(script, { eval: true, workerData, resourceLimits });
  };
}

interface Run {
  limits: ThreadLimits;
  /** Sends the thread what it requested. */
  give: () => Promise<void>;
  /** Called once the thread has exited, shortly after its result. */
  ended: () => void;
}

function runOnce<Result>(worker: Worker, { limits, give, ended }: Run): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ThreadLimitError('the thread took too long'));
      void worker.terminate();
    }, limits.wholeMs);
    worker.on('message', (told: ThreadMessage<Result>) => {
      if ('asks' in told) give().catch(reject);
      else if ('error' in told) reject(told.error);
      else resolve(told.result);
    });
    worker.once('error', (error: Error & { code?: string }) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitError('out of memory') : error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      ended();
      reject(new ThreadLimitError('the thread ended without a result'));
    });
  });
}
