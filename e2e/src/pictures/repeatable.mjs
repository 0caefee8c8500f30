// Preloaded into the server for the pictures: fixes its clock and its random numbers, so that two runs show the same
// times and references.
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const begun = Date.now();
/** Each start of the server has its own random numbers, so that an edition created later never repeats a reference. */
const { NOW } = process.env;
Date.now = () => begun;

/** Calls by length, so that the random numbers of one part of the server do not shift those of another. */
const counts = new Map();
const randomBytes = crypto.randomBytes;

crypto.randomBytes = (length, callback) => {
  // Only libraries pass a callback, and their random numbers are never displayed.
  if (callback) return randomBytes(length, callback);
  const count = counts.get(length) ?? 0;
  counts.set(length, count + 1);
  const blocks = Math.ceil(length / 32);
  const parts = Array.from({ length: blocks }, (_, block) =>
    createHash('sha256').update(`${NOW} ${length} ${count} ${block}`).digest(),
  );
  return Buffer.concat(parts).subarray(0, length);
};
syncBuiltinESMExports();
