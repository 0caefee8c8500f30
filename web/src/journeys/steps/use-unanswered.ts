// A draft that was sent and got no answer: the page asks what became of it before it offers to send again.
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import type { StoredValue } from '../../wizard/stored-value.ts';
import { useStoredValue } from '../../wizard/use-stored-value.ts';

const ASK_EVERY_MS = 5_000;

/**
 * @param token with which the draft was sent; null once its outcome is known
 * @param ask finds out, and leads on or clears the token; rejects where no answer comes
 * @returns whether the outcome is unknown
 */
export function useUnanswered(token: StoredValue<string | null>, ask: () => Promise<void>): boolean {
  const [sentWith] = useStoredValue(token);
  const isUnknown = sentWith !== null;
  const askOnce = useEffectEvent(() => {
    ask().catch((error: unknown) => {
      // Without an answer it is asked again.
      if (!(error instanceof ApiError)) console.error(error);
    });
  });
  useEffect(() => {
    if (!isUnknown) return;
    const again = () => askOnce();
    again();
    const timer = setInterval(again, ASK_EVERY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isUnknown]);
  return isUnknown;
}
