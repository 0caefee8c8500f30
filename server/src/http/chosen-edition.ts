// The edition that a call names, available to everything it runs: an organiser's choice, or that of a visitor's link.
import { AsyncLocalStorage } from 'node:async_hooks';
import { EDITION_HEADER } from '@visavis/contract/endpoint';
import type { FastifyRequest } from 'fastify';

const LARGEST_ID = 2147483647;

interface Named {
  id: number;
  isByStaff: boolean;
}

const named = new AsyncLocalStorage<Named | undefined>();

/** The id that a staff call names, which may not exist; undefined if it names none. */
export const chosenEdition = (): number | undefined => namedBy(true);

/** The same for calls by anybody else, who never work on a draft. */
export const readEdition = (): number | undefined => namedBy(false);

function namedBy(isByStaff: boolean): number | undefined {
  const found = named.getStore();
  return found?.isByStaff === isByStaff ? found.id : undefined;
}

/** The edition that the header of a call names; undefined without one. */
export function namedEdition({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const text = headers[EDITION_HEADER];
  // Text that is not a number is not an edition, and must not be taken for the current one.
  return text === undefined ? undefined : idIn(String(text));
}

/** Runs the handler of a call in an edition. */
export function withChosenEdition<T>(id: number | undefined, isByStaff: boolean, work: () => T): T {
  return named.run(id === undefined ? undefined : { id, isByStaff }, work);
}

function idIn(text: string): number {
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : 0;
}
