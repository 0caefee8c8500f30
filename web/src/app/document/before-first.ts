// Records that there is no edition for visitors yet: the server found out, so the browser shows the same page at once.
import type { QueryClient } from '@tanstack/react-query';

const BEFORE_FIRST = ['before-first'] as const;

/** Sent to the browser with the responses that the page was rendered with. */
export function markBeforeFirst(client: QueryClient): void {
  client.setQueryData(BEFORE_FIRST, true);
}

export const isMarkedBeforeFirst = (client: QueryClient): boolean =>
  client.getQueryData(BEFORE_FIRST) === true;
