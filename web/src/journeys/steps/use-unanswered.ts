// Polls for the outcome of a draft that was sent without a response, before the page offers to send it again.
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import type { StoredValue } from '../../wizard/stored-value.ts';
import { useStoredValue } from '../../wizard/use-stored-value.ts';

const ASK_EVERY_MS = 5_000;

/**
 * @param token that the draft was sent with; null once its outcome is known
 * @param ask finds the outcome, and navigates on or clears the token; rejects when there is no response
 * @returns whether the outcome is unknown
 */
export function useUnanswered(token: StoredValue<string | null>, ask: () => Promise<void>): boolean {
  const [sentWith] = useStoredValue(token);
  const isUnknown = sentWith !== null;
  const askOnce = useEffectEvent(() => {
    ask().catch((error: unknown) => {
      // Without a response it is polled again.
      if (!(error instanceof ApiError)) console.error(error);
    });
  });
  useEffect(() => {
    if (!isUnknown) return;
    const poll = () => askOnce();
    poll();
    const timer = setInterval(poll, ASK_EVERY_MS);
    window.addEventListener('online', poll);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', poll);
    };
  }, [isUnknown]);
  return isUnknown;
}
