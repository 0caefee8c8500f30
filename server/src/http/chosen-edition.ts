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

/** The edition that the header of a call names; undefined without one. */
export function namedEdition({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const text = headers[EDITION_HEADER];
  // What is no number is no edition either, and must not be taken for the current one.
  return text === undefined ? undefined : idIn(String(text));
}

/** Runs the handler of a call in an edition. */
export function withChosenEdition<T>(id: number | undefined, isByStaff: boolean, work: () => T): T {
  return named.run(id === undefined ? undefined : { id, isByStaff }, work);
}

function idIn(text: string): number {
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : 0;
}
