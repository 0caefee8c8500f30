// Chooses where a test run's throw-away database is stored: in memory if there is room, otherwise on disk.
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** A run uses 0.2 GB, and at most one more for the write-ahead log. */
const ROOM_BYTES = 4e9;

/**
 * Each test file creates a database of a thousand small files and removes it again: on ext4 that took a fifth of the
 * CPU time of the server's tests.
 */
export const throwAwayFolder = (): string => (hasRoomInMemory() ? IN_MEMORY : tmpdir());

function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync(IN_MEMORY) || freemem() < ROOM_BYTES) return false;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, folder]) => folder === IN_MEMORY);
  // The database's programs are copied next to it if they cannot be run in place.
  if (mount?.[2] !== 'tmpfs' || mount[3]?.split(',').some((option) => option === 'noexec' || option === 'ro'))
    return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}
