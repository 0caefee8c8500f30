// Asks again for what could not be had; it looks the same while that happens, since the page asks by itself too.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface RetryButtonProps {
  /** On its way already: a press does nothing. */
  isAsking: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function RetryButton({ isAsking, onPress, children }: RetryButtonProps) {
  return (
    <Button
      variant="text"
      aria-disabled={isAsking || undefined}
      onClick={() => {
        if (!isAsking) onPress();
      }}
    >
      {children}
    </Button>
  );
}
