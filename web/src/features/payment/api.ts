// Asks what became of a payment until the server knows: often at first, then with growing pauses.
import { useQuery } from '@tanstack/react-query';
import { getPaymentOutcome } from '@visavis/contract/payment/calls';
import { ApiError, call } from '../../lib/api-client.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;
/** Askings at the first pause, before the pauses grow. */
const QUICK_ASKINGS = 10;
const GROWTH = 1.3;

/** @param asked how often it was asked already */
function pauseAfter(asked: number): number {
  const slower = Math.max(0, asked - QUICK_ASKINGS);
  return Math.min(LONGEST_PAUSE_MS, Math.round(FIRST_PAUSE_MS * GROWTH ** slower));
}

/** Nothing to ask for: the reference is unknown, or is none. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

export interface PaymentOutcome {
  outcome: 'processing' | 'paid' | 'failed' | undefined;
  isUnknown: boolean;
  /** The last asking had no answer; asking goes on. */
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
    refetchInterval: ({ state }) => {
      if (isUnknown(state.error)) return false;
      if (state.data && state.data.outcome !== 'processing') return false;
      return pauseAfter(state.dataUpdateCount + state.errorUpdateCount);
    },
  });
  return {
    outcome: data?.outcome,
    isUnknown: reference === '' || isUnknown(error),
    isLost: error !== null && !isUnknown(error),
  };
}
