// Whether somebody is at the page: what is asked for by itself would else keep an abandoned session alive.
import { useEffect, useState } from 'react';

const ABANDONED_MS = 10 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus'] as const;

/** False when nothing was pressed, typed or moved for ten minutes; true again at the first sign. */
export function useAttended(): boolean {
  const [isAttended, setAttended] = useState(true);
  useEffect(() => {
    let timer = 0;
    const notice = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setAttended(false), ABANDONED_MS);
      setAttended(true);
    };
    notice();
    for (const sign of SIGNS) window.addEventListener(sign, notice, { capture: true, passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, notice, { capture: true });
    };
  }, []);
  return isAttended;
}
