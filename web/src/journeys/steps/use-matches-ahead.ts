// Prefetches the companies of the chosen interests before Top Matches is opened.
import { useQueryClient } from '@tanstack/react-query';
import type { Interest } from '@visavis/domain/interest/schema';
import { useEffect, useRef } from 'react';
import { exhibitorSearchQuery, freeHoursQuery } from '../../features/matching/api.ts';

/** Debounces a series of choices. */
const SETTLED_MS = 700;

export function useMatchesAhead(interests: readonly Interest[]): void {
  const client = useQueryClient();
  const opened = useRef(interests);
  useEffect(() => {
    if (interests === opened.current || interests.length === 0) return;
    const timer = setTimeout(() => {
      void client.prefetchQuery(exhibitorSearchQuery(interests.map(({ subCategory }) => subCategory)));
      void client.prefetchQuery(freeHoursQuery());
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [client, interests]);
}
