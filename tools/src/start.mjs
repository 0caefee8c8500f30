// `npm start`: installs if needed, builds if stale, then runs the server and restarts it after a crash.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './checkout.mjs';
import { ensurePrepared } from './prepared.mjs';
import { supervise } from './supervise.mjs';

await ensurePrepared();
stopWithNpm();
// Signals are forwarded to the server; if this process is killed, the server notices and stops.
process.exit(await supervise(join(ROOT, 'server', 'dist', 'main.js')));

/** npm forwards signals only to its shell, or none if it is killed, so this detects the end of either. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = ancestors();
  setInterval(() => {
    if (ancestors() !== atStart) process.kill(process.pid, 'SIGTERM');
  }, 300).unref();
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    // No /proc on this system.
    return null;
  }
}
