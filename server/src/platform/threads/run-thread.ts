// Runs work in a thread of its own, one at a time, so that it never delays the answers of the server.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** After this the thread is ended, in milliseconds. Waiting for others does not count. */
  wholeMs: number;
  /** Of its heap. */
  megabytes: number;
}

/** The thread took too long or needed too much memory. */
export class ThreadLimitError extends Error {
  override name = 'ThreadLimitError';
}

/** Runs the file of a thread with an input. @throws whatever the thread reports, and ThreadLimitError */
export type RunThread<Input, Result> = (input: Input) => Promise<Result>;

/**
 * @param file of the thread, below server/src without extension; it posts `{ result }` or `{ error }`
 */
export function createThread<Input extends object, Result>(
  file: string,
  limits: ThreadLimits,
): RunThread<Input, Result> {
  let last: Promise<unknown> = Promise.resolve();
  const open = openerOf(file, limits.megabytes);
  return (input) => {
    const next = last.then(() => runOnce<Input, Result>(open, input, limits));
    last = next.catch(() => undefined);
    return next;
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

function runOnce<Input extends object, Result>(
  open: (input: object) => Worker,
  input: Input,
  limits: ThreadLimits,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = open(input);
    const timer = setTimeout(() => {
      reject(new ThreadLimitError('the thread took too long'));
      void worker.terminate();
    }, limits.wholeMs);
    worker.once('message', ({ result, error }: { result?: Result; error?: unknown }) => {
      if (error === undefined) resolve(result as Result);
      else reject(error);
    });
    worker.once('error', (error: Error & { code?: string }) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitError('out of memory') : error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new ThreadLimitError('the thread ended without a result'));
    });
  });
}
