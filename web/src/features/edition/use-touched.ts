// What a change of days and hours would touch, asked while it is typed, and what the organiser wants done with it.
import { useQuery } from '@tanstack/react-query';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { editionImpact } from '@visavis/contract/impact/calls';
import type { RestChoice, TouchedChoice } from '@visavis/domain/impact/schema';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { usePolling } from '../../lib/use-part-changes.ts';
import { datesOf, startsOf } from './grid.ts';
import type { EditionForm } from './use-edition-form.ts';

/** Bookings go on while an organiser types. */
const POLL_MS = 10_000;
const GRID = ['dates', 'starts', 'slotMinutes'] as const;

export function useTouched(edition: StoredEdition, form: EditionForm) {
  const [choice, choose] = useState<TouchedChoice>('move');
  const [rest, chooseRest] = useState<RestChoice>('keep');
  const isChanged = GRID.some((name) => form.changed.includes(name));
  const typed = useDebounced(isChanged ? GRID.map((name) => form.entry(name)).join(';') : '');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['impact', edition.id, edition.version, typed],
    queryFn: ({ signal }) => {
      const [dates = '', starts = '', slotMinutes = ''] = typed.split(';');
      const settings = { dates: datesOf(dates), starts: startsOf(starts), slotMinutes: Number(slotMinutes) };
      return call(editionImpact, { params: { id: edition.id }, body: { settings }, signal });
    },
    enabled: typed !== '',
    staleTime: 0,
    retry: false,
    refetchInterval: usePolling(POLL_MS),
  });
  const isAsked = typed !== '';
  const { refusals } = form;
  useEffect(() => {
    // It may have been refused because more or less is touched by now.
    if (isAsked && refusals > 0) void refetch();
  }, [isAsked, refusals, refetch]);
  const impact = isChanged && typed !== '' && !isError ? data : undefined;
  const meetings = impact?.meetings ?? 0;
  return {
    impact,
    meetings,
    /** The answer may still be that of an earlier change. */
    isAsking: isChanged && isFetching,
    choice,
    choose,
    rest,
    chooseRest,
    /** Sent with the settings. */
    sent:
      meetings > 0
        ? { touched: choice, expected: meetings, ...(choice === 'move' && { rest }) }
        : isChanged && impact
          ? { expected: 0 }
          : {},
  };
}

export type Touched = ReturnType<typeof useTouched>;
