// The Idempotency-Key of what is about to be sent: the same for a retry, another once it was answered or changed.
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
