// Loaded into the server of the pictures before its own code: its clock stands and its chance is the same each time, so
// that two runs show the same times and references.
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const begun = Date.now();
Date.now = () => begun;

/** How often each length was asked for: what one part of the server draws does not move what another draws. */
const drawn = new Map();
const chance = crypto.randomBytes;

crypto.randomBytes = (length, callback) => {
  // Who waits for an answer is a library: its draws are never seen.
  if (callback) return chance(length, callback);
  const count = drawn.get(length) ?? 0;
  drawn.set(length, count + 1);
  const blocks = Math.ceil(length / 32);
  const parts = Array.from({ length: blocks }, (_, block) =>
    createHash('sha256').update(`${length} ${count} ${block}`).digest(),
  );
  return Buffer.concat(parts).subarray(0, length);
};
syncBuiltinESMExports();
