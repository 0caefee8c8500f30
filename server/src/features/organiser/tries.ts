// How many logins reach the password check: for one account, and from one address. What was right is given back.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../http/address-key.ts';
import { MINUTE_MS, tooMany } from '../../http/rate-limit.ts';
import { foldOrganiserEmail } from './service.ts';

/** In a quarter of an hour; never scaled. */
const TRIES_PER_ACCOUNT = 10;
const TRIES_PER_ADDRESS = 20;
const WINDOW_MS = 15 * MINUTE_MS;
/**
 * Accounts and addresses are counted in this many heaps each: none is ever forgotten, however many others somebody
 * tries in between. Who shares a heap is chance, and different in each process.
 */
const HEAPS = 2 ** 17;
const SALT_BYTES = 16;

export interface Tries {
  /**
   * Counts a try of an account before its password is looked at, so that many at once are not more than one after
   * another. Throws the refusal where there were too many.
   * @returns gives the try back: it was right
   */
  take(request: FastifyRequest, email: string): () => void;
  /** The owner has chosen a new password: the account is open again. */
  forgive(email: string): void;
}

/** @param now milliseconds of a clock that only runs forward */
export function createTries(now: () => number = () => performance.now()): Tries {
  const accounts = counters(TRIES_PER_ACCOUNT, now);
  const addresses = counters(TRIES_PER_ADDRESS, now);
  return {
    take(request, email) {
      const address = addresses.take(addressKey(request));
      const account = accounts.take(foldOrganiserEmail(email));
      return () => {
        address();
        account();
      };
    },
    forgive: (email) => accounts.clear(foldOrganiserEmail(email)),
  };
}

function counters(max: number, now: () => number) {
  const salt = randomBytes(SALT_BYTES);
  const counts = new Uint8Array(HEAPS);
  /** When the count of a heap begins anew. */
  const ends = new Float64Array(HEAPS).fill(Number.NEGATIVE_INFINITY);
  const heapOf = (name: string): number =>
    createHash('sha256').update(salt).update(name).digest().readUInt32BE() % HEAPS;
  const countOf = (heap: number): number => counts[heap] ?? 0;
  const endOf = (heap: number): number => ends[heap] ?? 0;

  return {
    take(name: string): () => void {
      const heap = heapOf(name);
      if (endOf(heap) <= now()) {
        counts[heap] = 0;
        ends[heap] = now() + WINDOW_MS;
      }
      if (countOf(heap) >= max) throw tooMany(Math.ceil((endOf(heap) - now()) / 1000));
      counts[heap] = countOf(heap) + 1;
      const end = endOf(heap);
      return () => {
        // Of a count that has begun anew since there is nothing to give back.
        if (endOf(heap) === end) counts[heap] = Math.max(0, countOf(heap) - 1);
      };
    },
    clear(name: string): void {
      counts[heapOf(name)] = 0;
    },
  };
}
