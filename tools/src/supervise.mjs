// Runs a program as a child process and restarts it after a crash.
import { fork } from 'node:child_process';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** After a run that was ready for this long, the backoff starts over. */
const GOOD_RUN_MS = 60_000;

/**
 * The program sends 'ready' once it works. If it never did, its exit code is returned, because someone has to fix the
 * cause. If it did and then failed or was killed, it is restarted indefinitely, with exponential backoff up to a
 * maximum. SIGINT, SIGTERM and SIGHUP are forwarded and end both.
 * @param {string} path of the program, which stops when its channel to this process closes
 * @param {{ firstWaitMs?: number, longestWaitMs?: number, say?: (sentence: string) => void }} [options]
 * @returns {Promise<number>} the exit code to end with
 */
export async function supervise(path, options = {}) {
  const { firstWaitMs = FIRST_WAIT_MS, longestWaitMs = LONGEST_WAIT_MS } = options;
  const { say = (sentence) => void process.stderr.write(`${sentence}\n`) } = options;
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  let isStopping = false;
  /** @type {() => void} */
  let endWait = () => undefined;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      isStopping = true;
      endWait();
      child?.kill(signal);
    });

  let hasWorked = false;
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    child = fork(path, { stdio: 'inherit' });
    /** @type {number | null} */
    let readyAt = null;
    child.on('message', (message) => {
      if (message === 'ready') readyAt = performance.now();
    });
    const end = await endOf(child);
    child = null;
    if (readyAt !== null) hasWorked = true;
    if (isStopping || end.code === 0 || !hasWorked) return end.code ?? (isStopping ? 0 : 1);
    if (readyAt !== null && performance.now() - readyAt > GOOD_RUN_MS) waitMs = firstWaitMs;
    say(`Visavis ended with ${end.signal ?? end.code}; it is started again in ${waitMs / 1000} s.`);
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      endWait = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
    if (isStopping) return 0;
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number | null, signal: string | null }>}
 */
function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve({ code: 1, signal: null });
    });
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}
