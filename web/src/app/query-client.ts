// How answers of the server are kept and asked for again.
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-client.ts';

const FRESH_MS = 60_000;
const RETRY_DELAY_MS = 500;

/** A second try is for what may pass: no answer, or a server that failed. */
const mayPass = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < 1 && mayPass(error),
        retryDelay: RETRY_DELAY_MS,
        // A list must not change under a hand because a window came to the front.
        refetchOnWindowFocus: false,
        // What failed is asked for again when the network is back; what is there stays as it is.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        // Without a network a call fails and says so, instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
