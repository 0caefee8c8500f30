// Prefetches the companies of the chosen interests before Top Matches is opened.
import { useQueryClient } from '@tanstack/react-query';
import type { Interest } from '@visavis/domain/interest/schema';
import { useEffect, useRef } from 'react';
import { exhibitorSearchQuery, freeHoursQuery } from '../../features/matching/api.ts';
import { useReadEdition } from '../../queries/read-edition.ts';

/** Debounces a series of choices. */
const SETTLED_MS = 700;

export function useMatchesAhead(interests: readonly Interest[]): void {
  const client = useQueryClient();
  const edition = useReadEdition();
  const opened = useRef(interests);
  useEffect(() => {
    if (interests === opened.current || interests.length === 0) return;
    const timer = setTimeout(() => {
      const wanted = interests.map(({ subCategory }) => subCategory);
      void client.prefetchQuery(exhibitorSearchQuery(wanted, edition));
      void client.prefetchQuery(freeHoursQuery(edition));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [client, edition, interests]);
}
