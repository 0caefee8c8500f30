// Why something could not be loaded, with a button that requests it again.
import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

interface LoadFailureProps {
  /** Requests it again and does not reject; null if that would not help. */
  again: (() => unknown) | null;
  children: ReactNode;
}

/** The button is busy only after a press: a page that also retries by itself must not flicker. */
export function LoadFailure({ again, children }: LoadFailureProps) {
  const text = useText();
  const [isAsked, setIsAsked] = useState(false);
  const ask = async () => {
    setIsAsked(true);
    await again?.();
    setIsAsked(false);
  };
  return (
    <Banner
      kind="error"
      action={
        again && (
          <Button variant="text" busy={isAsked} onClick={() => void ask()}>
            {text('ui.tryAgain')}
          </Button>
        )
      }
    >
      {children}
    </Banner>
  );
}
