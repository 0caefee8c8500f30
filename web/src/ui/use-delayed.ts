// Holds back a loading state, so that what comes at once never flickers.
import { useEffect, useState } from 'react';

/** True once `ms` have passed since the component appeared. */
export function useDelayed(ms = 150): boolean {
  const [passed, setPassed] = useState(ms <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
