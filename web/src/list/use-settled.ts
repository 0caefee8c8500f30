// Whether what a dialog shows has been there long enough to be meant by a press.
import { useEffect, useState } from 'react';

/** Longer than a second press that was meant for what was there before. */
const SETTLED_MS = 1000;

/**
 * The second press of two belongs to what was shown at the first: a decision waits until the next one has been seen.
 * @param id of what is shown; what the dialog opens with counts as meant
 */
export function useSettled(id: number): boolean {
  const [settled, setSettled] = useState(id);
  useEffect(() => {
    if (settled === id) return undefined;
    const timer = setTimeout(() => setSettled(id), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [id, settled]);
  return settled === id;
}
