// The companies of the interests chosen by now are asked for before Top Matches is opened.
import { useQueryClient } from '@tanstack/react-query';
import type { Interest } from '@visavis/domain/interest/schema';
import { useEffect, useRef } from 'react';
import { exhibitorSearchQuery, freeHoursQuery } from '../../features/matching/api.ts';

/** A hand that goes on choosing is not followed at every press. */
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
