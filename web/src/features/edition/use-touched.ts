// What a change of days, hours and stays would affect, queried while typing, and what the organiser wants done.
import { useQuery } from '@tanstack/react-query';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { editionImpact } from '@visavis/contract/impact/calls';
import type { RestChoice, StayChoice, TouchedChoice } from '@visavis/domain/impact/schema';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { type SettingName, withEntries } from './settings-form.ts';
import type { EditionForm } from './use-edition-form.ts';

const GRID: readonly SettingName[] = ['dates', 'starts', 'slotMinutes'];
const STAYS: readonly SettingName[] = ['stayNights', 'stayArrivals', 'roomTypes'];
const TOUCHING = [...GRID, ...STAYS];

export function useTouched(edition: StoredEdition, form: EditionForm) {
  const [choice, choose] = useState<TouchedChoice>('move');
  const [rest, chooseRest] = useState<RestChoice>('keep');
  const [stays, chooseStays] = useState<StayChoice>('move');
  const isChanged = GRID.some((name) => form.changed.includes(name));
  const areStaysChanged = STAYS.some((name) => form.changed.includes(name));
  const entries = TOUCHING.map((name) => [name, form.entry(name)] as const);
  const typed = useDebounced(isChanged || areStaysChanged ? JSON.stringify(entries) : '');
  const { data, isError, isFetching, refetch } = useQuery({
    // Registrations continue while an organiser types.
    queryKey: ['registrations', 'impact', edition.id, edition.version, typed],
    queryFn: ({ signal }) => {
      // Unreadable values count as stored; saving reports them.
      const { settings } = withEntries(edition.settings, Object.fromEntries(JSON.parse(typed)));
      const body = { settings: Object.fromEntries(TOUCHING.map((name) => [name, settings[name]])) };
      return call(editionImpact, { params: { id: edition.id }, body, signal });
    },
    enabled: typed !== '',
    staleTime: 0,
    retry: false,
  });
  const isAsked = typed !== '';
  const { refusals } = form;
  useEffect(() => {
    // It may have been refused because more or less is affected by now.
    if (isAsked && refusals > 0) void refetch();
  }, [isAsked, refusals, refetch]);
  const answer = typed !== '' && !isError ? data : undefined;
  const impact = isChanged ? answer : undefined;
  const meetings = impact?.meetings ?? 0;
  return {
    impact,
    /** Booked stays that nobody could book any more after the change. */
    staysKept: areStaysChanged ? (answer?.staysKept ?? 0) : 0,
    meetings,
    /** The answer may still be for an earlier change. */
    isAsking: isChanged && isFetching,
    choice,
    choose,
    rest,
    chooseRest,
    stays,
    chooseStays,
    /** Sent with the settings. */
    sent: {
      ...(meetings > 0
        ? { touched: choice, expected: meetings, ...(choice === 'move' && { rest }) }
        : impact && { expected: 0 }),
      ...(impact && impact.staysMoving > 0 && { stays }),
    },
  };
}

/** What saving will do with the affected meetings, for its button; null if it affects none. */
export function actsOf({ impact, choice, rest }: Touched): TouchedActs | null {
  if (!impact || impact.meetings === 0) return null;
  if (choice !== 'move') return { act: choice, count: impact.meetings };
  const { sameDay, otherDay, nowhere } = impact.moves;
  const moved = sameDay + otherDay;
  if (moved === 0) return { act: rest, count: nowhere };
  return nowhere > 0 && rest === 'cancel'
    ? { act: 'moveAndCancel', count: moved, others: nowhere }
    : { act: 'move', count: moved };
}

type TouchedActs =
  | { act: TouchedChoice; count: number }
  | { act: 'moveAndCancel'; count: number; others: number };

export type Touched = ReturnType<typeof useTouched>;
