// What the file of a thread is made of: it does one piece of work, and posts its result or its error.
import { getPriority, setPriority } from 'node:os';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';

export type ThreadMessage<Result> = { asks: true } | { result: Result } | { error: unknown };

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
  stepBack();
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

/** Added to the server's own: a third of the processor time of a busy thread of it; all of it when none is. */
const NICENESS = 5;
const MOST_NICENESS = 19;

/** Visitors' requests get the processor first. Only Linux has priorities of threads: elsewhere it is the process's. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(getPriority() + NICENESS, MOST_NICENESS));
  } catch {
    // The system forbids it: the work is done all the same.
  }
}
