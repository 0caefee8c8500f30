// The Idempotency-Key of the next request: reused for a retry, renewed after a response or a change of the input.
import { useRef } from 'react';
import { randomKey } from '../../lib/random-key.ts';

interface SubmissionKey {
  key(): string;
  renew(): void;
}

export function useSubmissionKey(): SubmissionKey {
  const held = useRef<string | null>(null);
  return {
    key: () => {
      held.current ??= randomKey();
      return held.current;
    },
    renew: () => {
      held.current = null;
    },
  };
}
