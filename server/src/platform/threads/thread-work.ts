// What the file of a thread is made of: it does one piece of work, and posts its result or its error.
import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

export type ThreadMessage<Result> =
  /** The system's number of the thread, by which its priority is set. */
  { thread: number } | { result: Result } | { error: unknown };

/** Of an error of our own only what is copied crosses the border of threads: this says what that is. */
export type ErrorParts = (error: unknown) => unknown;

/**
 * @param memoryOf what of the result is handed over rather than copied
 * @param partsOf an error as it is told
 */
export async function threadWork<Input, Result>(
  work: (input: Input) => Result | Promise<Result>,
  {
    memoryOf = () => [],
    partsOf = (error) => error,
  }: { memoryOf?: (result: Result) => ArrayBuffer[]; partsOf?: ErrorParts } = {},
): Promise<void> {
  const thread = threadNumber();
  if (thread !== null) parentPort?.postMessage({ thread } satisfies ThreadMessage<Result>);
  try {
    const result = await work(workerData as Input);
    parentPort?.postMessage({ result } satisfies ThreadMessage<Result>, memoryOf(result));
  } catch (error) {
    parentPort?.postMessage({ error: partsOf(error) } satisfies ThreadMessage<Result>);
  }
}

/** Null where threads have no priorities of their own: it would be that of the whole process. */
function threadNumber(): number | null {
  if (process.platform !== 'linux') return null;
  try {
    return Number(basename(readlinkSync('/proc/thread-self')));
  } catch {
    return null;
  }
}
