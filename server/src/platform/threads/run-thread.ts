// Runs work in threads of its own, a few at a time, so that it never delays the answers of the server.
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ThreadData, ThreadMessage } from './thread-work.ts';

export interface ThreadLimits {
  /** After this the thread is ended, in milliseconds. Waiting for others does not count. */
  wholeMs: number;
  /** Of its heap. */
  megabytes: number;
  /** Threads of this kind that run beside each other. Others wait. */
  atOnce: number;
}

/** The thread took too long or needed too much memory. */
export class ThreadLimitError extends Error {
  override name = 'ThreadLimitError';
}

/**
 * Runs the file of a thread.
 * @param answer reads what the thread asks for once it has got that far, in parts of a text: nothing is read for a file
 * that is refused
 * @throws whatever the thread or the answer reports, and ThreadLimitError
 */
export type RunThread<Input, Result> = (
  input: Input,
  answer?: () => Promise<readonly string[]>,
) => Promise<Result>;

/**
 * @param file of the thread, below server/src without extension; it calls `threadWork`
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
      // Anyone who waits takes over the place.
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
          // Each part is copied: others are answered in between.
          await setImmediate();
        }
      } finally {
        // The thread goes on in any case: without an answer it reports that there is none.
        Atomics.store(answered, 0, 1);
        Atomics.notify(answered, 0);
      }
    };
    return runOnce<Result>(worker, { limits, give, ended: leave });
  };
}

/** A thread's source as one script, as the build makes it: loading its files one by one takes a second each time. */
function bundle(file: string): string {
  // A tool of development, which the built server does without.
  const { buildSync }: typeof import('esbuild') = createRequire(import.meta.url)('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../../${file}.ts`, import.meta.url))],
    bundle: true,
    platform: 'node',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** @returns a function that opens the thread: the build puts its file beside that of the server */
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
  /** Gives the thread what it asks for. */
  give: () => Promise<void>;
  /** Called once the thread has gone, which is a little after its result. */
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
