// Whether to tell the user that the live connection is missing.
import { useEffect, useState } from 'react';
import type { LiveStatus } from './live-message.ts';

/** A stream that takes less than this to open or reopen is not worth mentioning. */
const OPENING_MS = 3_000;

/** @returns whether the page polls, or the stream has been opening for three seconds */
export function useNotLive(status: LiveStatus): boolean {
  const isOpening = status === 'connecting';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isOpening) return;
    const timer = setTimeout(() => setSlow(true), OPENING_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isOpening]);
  return status === 'polling' || (isOpening && isSlow);
}
