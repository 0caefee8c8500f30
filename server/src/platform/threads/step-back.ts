// Lets a thread of long work step back, so that visitors' requests get the processor first.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

/** A ninth of the processor time of any other thread that is busy; all of it when none is. */
const NICENESS = 10;

/** For the calling thread until it ends. Without effect where the system knows priorities of processes alone. */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS);
  } catch {
    // A system that forbids it, or has no /proc: the work is done all the same.
  }
}
