// Counts uses per caller in a time window, in memory of fixed size and without evicting any caller.
import { hash, randomBytes } from 'node:crypto';
import { networksOf } from './address-key.ts';
import type { RequestLimit } from './limits.ts';

/**
 * Callers are hashed to this many buckets: none is ever evicted, however many others are counted in between. Which
 * callers share a bucket is random, and different in each process.
 */
const BUCKET_COUNT = 2 ** 17;
const SALT_BYTES = 16;

/** The result of counting one use. */
export interface Counted {
  /** It exceeded the limit, and was not counted. */
  isRefused: boolean;
  /** Uses of the caller in this window, including this one if it was counted. */
  count: number;
  /** Milliseconds until the window ends. */
  endsInMs: number;
  /** Undoes the count of this use. */
  giveBack: () => void;
}

export interface Counters {
  /** Counts a use for a key; if the key is an address, for each of its networks too. */
  take(key: string): Counted;
  /** Resets the count of a key. */
  clear(key: string): void;
}

interface Buckets {
  counts: Uint32Array;
  /** When each count is reset. */
  ends: Float64Array;
}

interface Bucket {
  bucket: number;
  shares: number;
}

const nothing = () => undefined;

/** @param now milliseconds of a monotonic clock */
export function createCounters(
  { max, timeWindow }: RequestLimit,
  now: () => number = () => performance.now(),
): Counters {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  /** Allocated on first use: there are counters for each route, and many routes are never called. */
  let allocated: Buckets | null = null;
  const ensureBuckets = (): Buckets => {
    allocated ??= { counts: new Uint32Array(BUCKET_COUNT), ends: new Float64Array(BUCKET_COUNT) };
    return allocated;
  };
  const bucketOf = (name: string): number =>
    Number.parseInt(hash('sha256', salt + name).slice(0, 8), 16) % BUCKET_COUNT;
  const countOf = (bucket: number): number => ensureBuckets().counts[bucket] ?? 0;
  const setCount = (bucket: number, count: number): void => {
    ensureBuckets().counts[bucket] = count;
  };
  const endOf = (bucket: number): number => ensureBuckets().ends[bucket] ?? 0;

  function resetIfEnded(bucket: number, at: number): void {
    if (countOf(bucket) > 0 && endOf(bucket) > at) return;
    setCount(bucket, 0);
    ensureBuckets().ends[bucket] = at + timeWindow;
  }

  const countedOf = (buckets: readonly Bucket[]): number =>
    Math.max(...buckets.map(({ bucket, shares }) => Math.ceil(countOf(bucket) / shares)));

  return {
    take(key) {
      const at = now();
      const buckets = networksOf(key).map(({ prefix, shares }) => ({ bucket: bucketOf(prefix), shares }));
      for (const { bucket } of buckets) resetIfEnded(bucket, at);
      // A use refused to a network is not counted for its addresses: it would fill buckets that others share.
      const full = buckets.find(({ bucket, shares }) => countOf(bucket) >= max * shares);
      if (full) return { isRefused: true, count: max, endsInMs: endOf(full.bucket) - at, giveBack: nothing };
      const taken = buckets.map(({ bucket }) => ({ bucket, end: endOf(bucket) }));
      for (const { bucket } of taken) setCount(bucket, countOf(bucket) + 1);
      return {
        isRefused: false,
        count: countedOf(buckets),
        endsInMs: Math.max(...taken.map(({ end }) => end)) - at,
        giveBack: () => {
          // A count that was reset since then has nothing to give back.
          for (const { bucket, end } of taken)
            if (endOf(bucket) === end) setCount(bucket, Math.max(0, countOf(bucket) - 1));
        },
      };
    },
    clear(key) {
      setCount(bucketOf(key), 0);
    },
  };
}
