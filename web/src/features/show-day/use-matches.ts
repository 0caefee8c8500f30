// Suggestions for the next hour, and the matches made here.
import { useQuery } from '@tanstack/react-query';
import { listMatches, makeMatch, undoMatch } from '@visavis/contract/show-day/calls';
import type { Match, MatchSuggestion } from '@visavis/contract/show-day/endpoints';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { useAction } from '../../queries/use-action.ts';
import { MATCHES_KEY, useFollow } from './api.ts';

/** The outcome of a suggestion on this page. */
export type Done =
  | { kind: 'matched'; match: Match }
  | { kind: 'undone'; wasTold: boolean }
  | { kind: 'refused'; sentence: string };

export function useMatches() {
  return useQuery({
    queryKey: MATCHES_KEY,
    queryFn: ({ signal }) => call(listMatches, { signal }),
    staleTime: 0,
    retry: false,
  });
}

/** @param hour of the suggestions */
export function useMatching(hour: { day: number; minute: number }) {
  const text = useText();
  const follow = useFollow();
  const [done, setDone] = useState<ReadonlyMap<number, Done>>(new Map());
  const note = (id: number, outcome: Done) => setDone((before) => new Map(before).set(id, outcome));
  const action = useAction({
    act: ({ work }: { id: number; work: () => Promise<Done> }) => work(),
    failed: text('attendance.markFailed'),
    laneOf: ({ id }) => id,
    done: (outcome, { id }) => note(id, outcome),
    refused: ({ sentence }, { id }) => note(id, { kind: 'refused', sentence }),
    settled: follow,
  });
  const attempt = (id: number, work: () => Promise<Done>) => void action.run({ id, work });
  return {
    /** By registration id. */
    done,
    isBusy: (id: number) => action.of(id).isBusy,
    match: ({ registrationId, exhibitorId }: MatchSuggestion) =>
      attempt(registrationId, async () => ({
        kind: 'matched',
        match: await call(makeMatch, { body: { registrationId, exhibitorId, ...hour } }),
      })),
    undo: ({ registrationId }: MatchSuggestion, match: Match) =>
      attempt(registrationId, async () => ({
        kind: 'undone',
        ...(await call(undoMatch, { body: match })),
      })),
  };
}
