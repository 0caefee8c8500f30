// Counts the companies of the chosen interests, and caches their data for Top Matches.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Interest } from '@visavis/domain/interest/schema';
import { useEffect, useState } from 'react';
import { exhibitorSearchQuery, freeHoursQuery } from '../../features/matching/api.ts';
import { useReadEdition } from '../../queries/read-edition.ts';

/** Debounces a series of choices. */
const SETTLED_MS = 400;

/** @returns how many companies match; 'loading' until known, null without interests or after a failure */
export function useMatchesAhead(interests: readonly Interest[]): number | 'loading' | null {
  const client = useQueryClient();
  const edition = useReadEdition();
  const [settled, setSettled] = useState(interests);
  useEffect(() => {
    if (interests === settled) return;
    const timer = setTimeout(() => {
      setSettled(interests);
      if (interests.length > 0) void client.prefetchQuery(freeHoursQuery(edition));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [client, edition, interests, settled]);
  const wanted = settled.map(({ subCategory }) => subCategory);
  const { data, isError } = useQuery({
    ...exhibitorSearchQuery(wanted, edition),
    enabled: wanted.length > 0,
  });
  if (interests.length === 0) return null;
  if (interests !== settled) return 'loading';
  return data?.length ?? (isError ? null : 'loading');
}
