// Whether somebody is using the page: automatic refetching would otherwise keep an abandoned session alive.
import { useEffect, useState } from 'react';

const ABANDONED_MS = 10 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus'] as const;

/** False after ten minutes without a press, key or move; true again at the next one. */
export function useUserPresent(): boolean {
  const [isAttended, setAttended] = useState(true);
  useEffect(() => {
    let timer = 0;
    const restart = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setAttended(false), ABANDONED_MS);
      setAttended(true);
    };
    restart();
    for (const sign of SIGNS) window.addEventListener(sign, restart, { capture: true, passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, restart, { capture: true });
    };
  }, []);
  return isAttended;
}
