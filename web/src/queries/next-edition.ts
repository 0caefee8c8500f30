// What is public about the next edition, while visitors have none.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { HOME_PATH } from '@visavis/contract/page-path';

export interface NextEdition {
  /** Paths of the pages that can be read already. */
  readable: readonly string[];
  /** YYYY-MM-DD with minutes from midnight at the fair; null while the organiser has not set it. */
  opening: { name: string; date: string; minute: number } | null;
}

export const NEXT_EDITION = ['before-first'] as const;

/** @returns undefined if there is an edition */
export const nextEdition = (client: QueryClient): NextEdition | undefined =>
  client.getQueryData<NextEdition>(NEXT_EDITION);

/** Whether a URL of the site has its own page: without an edition, few do. */
export function useLeadsSomewhere(): (path: string) => boolean {
  const next = nextEdition(useQueryClient());
  return (path) => next === undefined || path === HOME_PATH || next.readable.includes(path);
}
