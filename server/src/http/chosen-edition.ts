// The edition that a call names, known to whatever runs in it: an organiser's choice, or the edition of a visitor's link.
import { AsyncLocalStorage } from 'node:async_hooks';
import { EDITION_HEADER } from '@visavis/contract/endpoint';
import type { FastifyRequest } from 'fastify';

const LARGEST_ID = 2147483647;

interface Named {
  id: number;
  isByStaff: boolean;
}

const named = new AsyncLocalStorage<Named | undefined>();

/** The id that a call of staff names; undefined if it names none. It may be of no edition. */
export const chosenEdition = (): number | undefined => namedBy(true);

/** The same of a call of anybody else, who never works on a draft. */
export const readEdition = (): number | undefined => namedBy(false);

function namedBy(isByStaff: boolean): number | undefined {
  const found = named.getStore();
  return found?.isByStaff === isByStaff ? found.id : undefined;
}

/** Runs the handler of a call. */
export function withChosenEdition<T>(
  { headers }: Pick<FastifyRequest, 'headers'>,
  isByStaff: boolean,
  work: () => T,
): T {
  const text = headers[EDITION_HEADER];
  // What is no number is no edition either, and must not be taken for the current one.
  return named.run(text === undefined ? undefined : { id: idIn(String(text)), isByStaff }, work);
}

function idIn(text: string): number {
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : 0;
}
