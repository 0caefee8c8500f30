// Records that there is no edition for visitors yet: the server found out, so the browser shows the same page at once.
import type { QueryClient } from '@tanstack/react-query';
import { NEXT_EDITION, type NextEdition, nextEdition } from '../../queries/next-edition.ts';

/** Sent to the browser with the responses that the page was rendered with. */
export const markBeforeFirst = (client: QueryClient, next: NextEdition): void => {
  client.setQueryData(NEXT_EDITION, next);
};

export const isMarkedBeforeFirst = (client: QueryClient): boolean => nextEdition(client) !== undefined;

/** Whether the page at this path is shown even without an edition. */
export const isReadable = (client: QueryClient, path: string) => nextEdition(client)?.readable.includes(path);
