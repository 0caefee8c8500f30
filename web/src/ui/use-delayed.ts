// Delays a loading state, so that a fast response causes no flicker.
import { useEffect, useState } from 'react';

/** True once `ms` have passed since the component mounted. */
export function useDelayed(ms = 150): boolean {
  const [passed, setPassed] = useState(ms <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
