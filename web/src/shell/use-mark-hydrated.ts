// Signals that the page responds to input, to style sheets and to the replay of earlier presses (early-input.ts).
import { useEffect } from 'react';

export function useMarkHydrated(isAlive: boolean): void {
  useEffect(() => {
    if (!isAlive) return;
    document.documentElement.dataset.alive = '';
    dispatchEvent(new Event('alive'));
  }, [isAlive]);
}
