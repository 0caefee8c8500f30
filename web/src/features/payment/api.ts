// Polls the outcome of a payment until the server knows it: often at first, then with growing intervals.
import { useQuery } from '@tanstack/react-query';
import { getPaymentOutcome } from '@visavis/contract/payment/calls';
import { ApiError, call } from '../../lib/api-client.ts';
import { awaited } from '../../lib/asking.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;
/** Requests at the first interval, before the intervals grow. */
const QUICK_REQUESTS = 10;
const GROWTH = 1.3;

/** @param requests number of requests so far */
function pauseAfter(requests: number): number {
  const slower = Math.max(0, requests - QUICK_REQUESTS);
  return Math.min(LONGEST_PAUSE_MS, Math.round(FIRST_PAUSE_MS * GROWTH ** slower));
}

/** Polling is pointless: the reference is unknown or malformed. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

export interface PaymentOutcome {
  outcome: 'processing' | 'paid' | 'failed' | undefined;
  isUnknown: boolean;
  /** The last request got no response; polling continues. */
  isLost: boolean;
}

export function usePaymentOutcome(reference: string): PaymentOutcome {
  const { data, error } = useQuery({
    queryKey: ['payment-outcome', reference],
    queryFn: ({ signal }) => call(getPaymentOutcome, { query: { RefNo: reference }, signal }),
    enabled: reference !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
    ...awaited<{ outcome: string }>((state) => {
      if (isUnknown(state.error)) return false;
      if (state.data && state.data.outcome !== 'processing') return false;
      return pauseAfter(state.dataUpdateCount + state.errorUpdateCount);
    }),
  });
  return {
    outcome: data?.outcome,
    isUnknown: reference === '' || isUnknown(error),
    isLost: error !== null && !isUnknown(error),
  };
}
