// Whether it is time to say that a live connection is not there.
import { useEffect, useState } from 'react';
import type { LiveStatus } from './live-message.ts';

/** A stream that is opening, or opening again, is nothing to speak of. */
const OPENING_MS = 3_000;

/** @returns whether the server is asked instead, or the stream has been opening for three seconds */
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
