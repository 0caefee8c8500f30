// Limits how many logins reach the password check, per account and per address. Successful tries are refunded.

import { foldOrganiserEmail } from '@visavis/domain/staff/schema';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../http/address-key.ts';
import { type Counters, createCounters } from '../../http/counters.ts';
import { SECRET_RATES } from '../../http/limits.ts';
import { tooMany } from '../../http/rate-limit.ts';

export interface Tries {
  /**
   * Counts a try for an account before its password is checked, so that concurrent tries count like sequential ones.
   * Throws if there were too many.
   * @returns refunds the try after a successful login
   */
  take(request: FastifyRequest, email: string): () => void;
  /** Unlocks the account after its owner has set a new password. */
  forgive(email: string): void;
}

/** @param now milliseconds of a monotonic clock */
export function createAttempts(now?: () => number): Tries {
  const accounts = createCounters(SECRET_RATES.loginsOfAccount, now);
  const addresses = createCounters(SECRET_RATES.loginsOfAddress, now);
  const accountKey = (email: string) => `account ${foldOrganiserEmail(email)}`;
  return {
    take(request, email) {
      const giveBackAddress = takeOne(addresses, addressKey(request));
      const giveBackAccount = takeOne(accounts, accountKey(email));
      return () => {
        giveBackAddress();
        giveBackAccount();
      };
    },
    forgive: (email) => accounts.clear(accountKey(email)),
  };
}

function takeOne(counters: Counters, key: string): () => void {
  const { isRefused, endsInMs, giveBack } = counters.take(key);
  if (isRefused) throw tooMany(Math.ceil(endsInMs / 1000));
  return giveBack;
}
