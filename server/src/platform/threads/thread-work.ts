// What the file of a thread is made of: it does one piece of work, and posts its result or its error.
import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';

export type ThreadMessage<Result> =
  /** The system's number of the thread, by which its priority is set. */
  { thread: number } | { asks: true } | { result: Result } | { error: unknown };

export interface ThreadData<Input> {
  input: Input;
  /** Set to 1 once all of what the thread asked for has been sent. */
  answered: Int32Array<SharedArrayBuffer>;
}

/** Of an error of our own only what is copied crosses the border of threads: this says what that is. */
export type ErrorParts = (error: unknown) => unknown;

/**
 * @param work gets a function that asks for what only the server can read, and waits for it
 * @param memoryOf what of the result is handed over rather than copied
 * @param partsOf an error as it is told
 */
export async function threadWork<Input, Result>(
  work: (input: Input, ask: () => string) => Result | Promise<Result>,
  {
    memoryOf = () => [],
    partsOf = (error) => error,
  }: { memoryOf?: (result: Result) => ArrayBuffer[]; partsOf?: ErrorParts } = {},
): Promise<void> {
  const thread = threadNumber();
  if (thread !== null) parentPort?.postMessage({ thread } satisfies ThreadMessage<Result>);
  try {
    const { input, answered } = workerData as ThreadData<Input>;
    const result = await work(input, () => askFor(answered));
    parentPort?.postMessage({ result } satisfies ThreadMessage<Result>, memoryOf(result));
  } catch (error) {
    parentPort?.postMessage({ error: partsOf(error) } satisfies ThreadMessage<Result>);
  }
}

/** @throws where there is no answer */
function askFor(answered: ThreadData<unknown>['answered']): string {
  if (!parentPort) throw new Error('this is no thread');
  parentPort.postMessage({ asks: true } satisfies ThreadMessage<never>);
  Atomics.wait(answered, 0, 0);
  const parts: string[] = [];
  for (let one = receiveMessageOnPort(parentPort); one; one = receiveMessageOnPort(parentPort))
    parts.push(one.message);
  if (parts.length === 0) throw new Error('the thread got no answer');
  return parts.join('');
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
