// How many logins reach the password check: for one account, and from one address.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../http/address-key.ts';
import { MINUTE_MS, refuseTooMany } from '../../http/rate-limit.ts';
import { foldOrganiserEmail } from './service.ts';

/** In a quarter of an hour; never scaled. */
const TRIES_PER_ACCOUNT = 10;
const TRIES_PER_ADDRESS = 20;
const WINDOW_MS = 15 * MINUTE_MS;
/**
 * Accounts are counted in this many heaps, and as many counts are kept: none is ever forgotten, however many other
 * accounts somebody with many addresses tries in between. Who shares a heap is chance, and different in each process.
 */
const HEAPS = 2 ** 17;
const SALT_BYTES = 16;

/** @returns counts a try of the account named in the body; throws the refusal where there were too many */
export function limitTries(
  app: FastifyInstance,
  countsKept = HEAPS,
): (request: FastifyRequest) => Promise<void> {
  const salt = randomBytes(SALT_BYTES);
  const heapOf = (email: string) => {
    const digest = createHash('sha256').update(salt).update(foldOrganiserEmail(email)).digest();
    return String(digest.readUInt32BE() % HEAPS);
  };
  const limit = { timeWindow: WINDOW_MS, allowList: [], cache: countsKept };
  const countAddress = app.createRateLimit({ ...limit, max: TRIES_PER_ADDRESS, keyGenerator: addressKey });
  const countAccount = app.createRateLimit({
    ...limit,
    max: TRIES_PER_ACCOUNT,
    keyGenerator: (request) => heapOf((request.body as { email: string }).email),
  });
  return async (request) => {
    await refuseTooMany(countAddress, request);
    await refuseTooMany(countAccount, request);
  };
}
