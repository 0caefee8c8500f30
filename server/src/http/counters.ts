// Counts what callers do in a window of time, in memory that never grows and from which nobody is pushed out.
import { hash, randomBytes } from 'node:crypto';
import { networksOf } from './address-key.ts';
import type { RequestLimit } from './limits.ts';

/**
 * Callers are counted in this many heaps: none is ever forgotten, however many others come in between. Who shares a
 * heap is chance, and different in each process.
 */
const HEAPS = 2 ** 17;
const SALT_BYTES = 16;

/** What became of one use. */
export interface Counted {
  /** It was one too many, and was not counted. */
  isRefused: boolean;
  /** Uses of the caller in this window, this one included where it was counted. */
  count: number;
  /** Until the window ends, in milliseconds. */
  endsInMs: number;
  /** Takes the use back. */
  giveBack: () => void;
}

export interface Counters {
  /** Counts a use of whom a key names: where it names an address, for each of its networks too. */
  take(key: string): Counted;
  /** Begins again for whom a key names. */
  clear(key: string): void;
}

interface Heaps {
  counts: Uint32Array;
  /** When the count of each begins again. */
  ends: Float64Array;
}

interface Heap {
  heap: number;
  shares: number;
}

const nothing = () => undefined;

/** @param now milliseconds of a clock that only runs forward */
export function createCounters(
  { max, timeWindow }: RequestLimit,
  now: () => number = () => performance.now(),
): Counters {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  /** Made with the first use: there is a counter for each route, and many routes are never called. */
  let made: Heaps | null = null;
  const heapsMade = (): Heaps => {
    made ??= { counts: new Uint32Array(HEAPS), ends: new Float64Array(HEAPS) };
    return made;
  };
  const heapOf = (name: string): number =>
    Number.parseInt(hash('sha256', salt + name).slice(0, 8), 16) % HEAPS;
  const countOf = (heap: number): number => heapsMade().counts[heap] ?? 0;
  const setCount = (heap: number, count: number): void => {
    heapsMade().counts[heap] = count;
  };
  const endOf = (heap: number): number => heapsMade().ends[heap] ?? 0;

  function begin(heap: number, at: number): void {
    if (countOf(heap) > 0 && endOf(heap) > at) return;
    setCount(heap, 0);
    heapsMade().ends[heap] = at + timeWindow;
  }

  const countedOf = (heaps: readonly Heap[]): number =>
    Math.max(...heaps.map(({ heap, shares }) => Math.ceil(countOf(heap) / shares)));

  return {
    take(key) {
      const at = now();
      const heaps = networksOf(key).map(({ prefix, shares }) => ({ heap: heapOf(prefix), shares }));
      for (const { heap } of heaps) begin(heap, at);
      // What a network may not do any more is not counted for its addresses: they would fill everybody's heaps.
      const full = heaps.find(({ heap, shares }) => countOf(heap) >= max * shares);
      if (full) return { isRefused: true, count: max, endsInMs: endOf(full.heap) - at, giveBack: nothing };
      const taken = heaps.map(({ heap }) => ({ heap, end: endOf(heap) }));
      for (const { heap } of taken) setCount(heap, countOf(heap) + 1);
      return {
        isRefused: false,
        count: countedOf(heaps),
        endsInMs: Math.max(...taken.map(({ end }) => end)) - at,
        giveBack: () => {
          // Of a count that has begun again since there is nothing to give back.
          for (const { heap, end } of taken)
            if (endOf(heap) === end) setCount(heap, Math.max(0, countOf(heap) - 1));
        },
      };
    },
    clear(key) {
      setCount(heapOf(key), 0);
    },
  };
}
