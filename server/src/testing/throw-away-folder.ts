// Chooses where the throw-away database of a test run lies: in memory where there is room, else on the disk.
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** A run uses 0.2 GB, and the write-ahead log at most one more. */
const ROOM_BYTES = 4e9;

/**
 * Each test file creates a database of a thousand small files and removes it again: on ext4 that took a fifth of the
 * processor time of the server's tests.
 */
export const throwAwayFolder = (): string => (hasRoomInMemory() ? IN_MEMORY : tmpdir());

function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync(IN_MEMORY) || freemem() < ROOM_BYTES) return false;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, folder]) => folder === IN_MEMORY);
  // The programs of the database are copied beside it where they cannot run in place.
  if (mount?.[2] !== 'tmpfs' || mount[3]?.split(',').some((option) => option === 'noexec' || option === 'ro'))
    return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}
