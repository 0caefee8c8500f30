// Whether a dialog has shown a person long enough for a press to be meant for that person.
import { useEffect, useState } from 'react';

/** Longer than the time between two presses that were both meant for the previous person. */
const SETTLED_MS = 1000;

/**
 * The second of two quick presses is meant for the previous person, so a decision is not accepted at once.
 * @param id the id of the person shown
 * @returns true for the first person shown, and for each other one after a second
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
