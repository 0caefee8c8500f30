// The edition that an organiser has chosen to work on, named by each call of the dashboard and known to whatever runs in it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { EDITION_HEADER } from '@visavis/contract/endpoint';
import type { FastifyRequest } from 'fastify';

const LARGEST_ID = 2147483647;

const chosen = new AsyncLocalStorage<number | undefined>();

/** The id that the call names; undefined if it names none. It may be of no edition. */
export const chosenEdition = (): number | undefined => chosen.getStore();

/** Runs the handler of a call of staff. */
export function withChosenEdition<T>({ headers }: Pick<FastifyRequest, 'headers'>, work: () => T): T {
  const named = headers[EDITION_HEADER];
  // What is no number is no edition either, and must not be taken for the current one.
  return chosen.run(named === undefined ? undefined : idIn(String(named)), work);
}

function idIn(named: string): number {
  return /^\d{1,10}$/.test(named) && Number(named) <= LARGEST_ID ? Number(named) : 0;
}
