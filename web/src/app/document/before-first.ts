// Records that there is no edition for visitors yet: the server found out, so the browser shows the same page at once.
import type { QueryClient } from '@tanstack/react-query';

const BEFORE_FIRST = ['before-first'] as const;

/**
 * Sent to the browser with the responses that the page was rendered with.
 * @param readable paths of the pages that can be read already, from the words of the edition that comes next
 */
export function markBeforeFirst(client: QueryClient, readable: readonly string[]): void {
  client.setQueryData(BEFORE_FIRST, readable);
}

const readableOf = (client: QueryClient) => client.getQueryData<readonly string[]>(BEFORE_FIRST);

export const isMarkedBeforeFirst = (client: QueryClient): boolean => readableOf(client) !== undefined;

/** Whether a page, given by its path, is shown although there is no edition. */
export const isReadable = (client: QueryClient, path: string) => readableOf(client)?.includes(path);
