// What is public of the edition that comes next, while there is none for visitors.
import type { QueryClient } from '@tanstack/react-query';

export interface NextEdition {
  /** Paths of the pages that can be read already. */
  readable: readonly string[];
  /** YYYY-MM-DD with minutes from midnight at the fair; null while the organiser has not set it. */
  opening: { name: string; date: string; minute: number } | null;
}

export const NEXT_EDITION = ['before-first'] as const;

/** @returns undefined where there is an edition */
export const nextEdition = (client: QueryClient): NextEdition | undefined =>
  client.getQueryData<NextEdition>(NEXT_EDITION);
