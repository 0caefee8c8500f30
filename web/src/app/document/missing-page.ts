// Records that the document's address has no page: the server found out, so the browser need not ask again.
import type { QueryClient } from '@tanstack/react-query';

const MISSING = ['missing-page'] as const;

/** Sent to the browser with the responses that the page was rendered with. */
export function markMissing(client: QueryClient, path: string): void {
  client.setQueryData(MISSING, path);
}

/** The server renders one document for all unknown addresses; the browser marks its own address as the missing one. */
export function keepMissing(client: QueryClient, path: string): void {
  if (client.getQueryData(MISSING) !== undefined) markMissing(client, path);
}

export const isMissing = (client: QueryClient, path: string): boolean =>
  client.getQueryData(MISSING) === path;
