// That there is nothing at the address of the document: the server has found out, and the browser need not ask again.
import type { QueryClient } from '@tanstack/react-query';

const MISSING = ['missing-page'] as const;

/** It travels with the answers that the page was drawn with. */
export function markMissing(client: QueryClient, path: string): void {
  client.setQueryData(MISSING, path);
}

export const isMissing = (client: QueryClient, path: string): boolean =>
  client.getQueryData(MISSING) === path;
