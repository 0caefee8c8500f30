// How many logins reach the password check: for one account, and from one address. What was right is given back.

import { foldOrganiserEmail } from '@visavis/domain/organiser/schema';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../http/address-key.ts';
import { type Counters, createCounters } from '../../http/counters.ts';
import { SECRET_RATES } from '../../http/limits.ts';
import { tooMany } from '../../http/rate-limit.ts';

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
export function createTries(now?: () => number): Tries {
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
