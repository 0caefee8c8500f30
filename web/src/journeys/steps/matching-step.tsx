// Top Matches of any programme, bound to its draft.
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { type Interest, selectionKey } from '@visavis/domain/interest/schema';
import { useCallback, useEffect, useMemo } from 'react';
import { MatchingPage } from '../../features/matching/matching-page.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import type { DraftHolds } from '../draft/hold-sync.ts';
import type { JourneyDraft } from '../draft/journey-draft.ts';
import { namesUnder, withNames } from '../draft/stored-shapes.ts';
import { useHoldKeeper } from '../draft/use-hold-renewal.ts';

interface MatchingStepProps {
  draft: Pick<JourneyDraft, 'interests' | 'exhibitors' | 'namesByInterests' | 'meetings'>;
  holds: DraftHolds;
  /** The interests that the server rendered the page with. */
  drawnInterests?: Interest[] | undefined;
  /** Called with the visitor's interests once they are known, and whenever they change. */
  onInterests?: (interests: readonly Interest[]) => void;
  minimum: number;
  maximum: number;
  /** Shown while fewer than the minimum are selected. */
  tooFew?: { line: string; pressed: string };
  onBack: () => void;
  onSchedule: () => void;
}

export function MatchingStep({
  draft,
  holds,
  drawnInterests,
  onInterests,
  minimum,
  maximum,
  tooFew,
  onBack,
  onSchedule,
}: MatchingStepProps) {
  useHoldKeeper(holds, draft, 'look');
  const isKnown = useHydrated();
  const [interests] = useStoredValue(draft.interests, drawnInterests);
  const [selected, setSelected] = useStoredValue(draft.exhibitors);
  const [namesByInterests, setNamesByInterests] = useStoredValue(draft.namesByInterests);
  const [meetings] = useStoredValue(draft.meetings);
  const plannedIds = useMemo(() => new Set(meetings.map(({ exhibitorId }) => exhibitorId)), [meetings]);
  const key = selectionKey(interests.map((interest) => interest.subCategory));
  const select = useCallback(
    (exhibitors: Exhibitor[], names: string[]) => {
      setSelected(exhibitors);
      setNamesByInterests((current) => withNames(current, key, names));
    },
    [key, setSelected, setNamesByInterests],
  );
  useEffect(() => {
    if (isKnown) onInterests?.(interests);
  }, [isKnown, interests, onInterests]);
  return (
    <MatchingPage
      isKnown={isKnown}
      interests={interests}
      selected={selected}
      onSelectedChange={select}
      remembered={namesUnder(namesByInterests, key)}
      plannedIds={plannedIds}
      maximum={maximum}
      minimum={minimum}
      {...(tooFew === undefined ? {} : { tooFew })}
      onBackToInterest={onBack}
      onSchedule={onSchedule}
    />
  );
}
