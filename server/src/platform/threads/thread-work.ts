// The runtime of a thread's file: it does one piece of work, and posts its result or its error.
import { getPriority, setPriority } from 'node:os';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';

export type ThreadMessage<Result> = { asks: true } | { result: Result } | { error: unknown };

export interface ThreadData<Input> {
  input: Input;
  /** Set to 1 once everything that the thread requested has been sent. */
  answered: Int32Array<SharedArrayBuffer>;
}

/** The parts of an error to post, since custom errors lose their class and methods between threads. */
export type ErrorParts = (error: unknown) => unknown;

/**
 * @param work gets a function that requests what only the server can read, and waits for it
 * @param memoryOf the buffers of the result to transfer rather than copy
 * @param partsOf the parts of an error to post
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

/** @throws if there is no answer */
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

/** Added to the server's own: a third of the CPU time of a busy server thread, or all of it when none is busy. */
const NICENESS = 5;
const MOST_NICENESS = 19;

/** Gives visitors' requests the CPU first. Only Linux has thread priorities; elsewhere they belong to the process. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(getPriority() + NICENESS, MOST_NICENESS));
  } catch {
    // The system forbids it, but the work is done anyway.
  }
}
