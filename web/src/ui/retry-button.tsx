// Retries a failed request; it has no busy look, since the page also retries by itself.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface RetryButtonProps {
  /** A request is already in flight: a press does nothing. */
  isFetching: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function RetryButton({ isFetching, onPress, children }: RetryButtonProps) {
  return (
    <Button
      variant="text"
      aria-disabled={isFetching || undefined}
      onClick={() => {
        if (!isFetching) onPress();
      }}
    >
      {children}
    </Button>
  );
}
