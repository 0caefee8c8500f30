// Runs work in a thread of its own, one at a time, so that it never delays the answers of the server.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
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
  return (input) => {
    const next = last.then(() => runOnce<Input, Result>(file, input, limits));
    last = next.catch(() => undefined);
    return next;
  };
}

/** Registers the loader of TypeScript, which a thread does not get from its parent, and then loads the file. */
const FROM_SOURCE = `const { workerData } = require('node:worker_threads');
import(workerData.loader).then(({ register }) => { register(); return import(workerData.file); });`;

/** The build puts the file of a thread beside that of the server. */
function openWorker(file: string, input: object, megabytes: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL(`./${file}.js`, import.meta.url), { workerData: input, resourceLimits });
  const from = {
    loader: new URL(
      './dist/esm/api/index.mjs',
      pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')),
    ).href,
    file: new URL(`../../${file}.ts`, import.meta.url).href,
  };
  return new Worker(FROM_SOURCE, { eval: true, workerData: { ...input, ...from }, resourceLimits });
}

function runOnce<Input extends object, Result>(
  file: string,
  input: Input,
  limits: ThreadLimits,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = openWorker(file, input, limits.megabytes);
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
