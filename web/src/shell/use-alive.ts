// Says that the page in place hears what is pressed, to style sheets and to what was pressed before (early-input.ts).
import { useEffect } from 'react';

export function useAlive(isAlive: boolean): void {
  useEffect(() => {
    if (!isAlive) return;
    document.documentElement.dataset.alive = '';
    dispatchEvent(new Event('alive'));
  }, [isAlive]);
}
