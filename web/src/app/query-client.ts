// How responses of the server are cached and refetched.
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-client.ts';
import { isBeforeFirst } from '../queries/use-edition.ts';

const FRESH_MS = 60_000;
const RETRY_DELAY_MS = 500;

/** Worth one retry: no response, or a server error. */
const mayPass = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500) && !isBeforeFirst(error);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < 1 && mayPass(error),
        retryDelay: RETRY_DELAY_MS,
        // A list must not change under the pointer just because the window gained focus.
        refetchOnWindowFocus: false,
        // Failed queries are refetched when the network is back; loaded data stays as it is.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        // Without a network, calls fail visibly instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
