// Debounces a value, so that not every keystroke sends a request.
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 200;

export function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
