// A value once it has not changed for a moment: not every keystroke asks the server.
import { useEffect, useState } from 'react';

const REST_MS = 200;

export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
