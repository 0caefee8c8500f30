// Top Matches of Business Matching, bound to the draft.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import type { Edition } from '@visavis/domain/edition/schema';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { selectionKey } from '@visavis/domain/interest/schema';
import { useCallback, useMemo } from 'react';
import { MatchingPage } from '../../features/matching/matching-page.tsx';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import { businessDraft } from '../draft/business-draft.ts';
import { namesUnder, withNames } from '../draft/stored-shapes.ts';
import { useHoldKeeper } from '../draft/use-hold-keeper.ts';
import { businessHolds } from './business-holds.ts';
import { Guard } from './guard.tsx';
import { useStepNavigation } from './use-step-navigation.ts';
import { WithEdition } from './with-edition.tsx';

export function MatchingRoute() {
  return (
    <Guard path={BUSINESS_PATHS.matching}>
      <WithEdition title="app.matchingTitle">{(edition) => <Matching edition={edition} />}</WithEdition>
    </Guard>
  );
}

function Matching({ edition }: { edition: Edition }) {
  const navigate = useStepNavigation();
  useHoldKeeper(businessHolds, businessDraft, 'look');
  const [interests] = useStoredValue(businessDraft.interests);
  const [selected, setSelected] = useStoredValue(businessDraft.exhibitors);
  const [namesByInterests, setNamesByInterests] = useStoredValue(businessDraft.namesByInterests);
  const [meetings] = useStoredValue(businessDraft.meetings);
  const plannedIds = useMemo(() => new Set(meetings.map(({ exhibitorId }) => exhibitorId)), [meetings]);
  const key = selectionKey(interests.map((interest) => interest.subCategory));
  const select = useCallback(
    (exhibitors: Exhibitor[], names: string[]) => {
      setSelected(exhibitors);
      setNamesByInterests((current) => withNames(current, key, names));
    },
    [key, setSelected, setNamesByInterests],
  );
  return (
    <MatchingPage
      interests={interests}
      selected={selected}
      onSelectedChange={select}
      remembered={namesUnder(namesByInterests, key)}
      plannedIds={plannedIds}
      maximum={edition.limits.businessMaximum}
      minimum={edition.limits.businessMinimum}
      onBackToInterest={() => navigate(BUSINESS_PATHS.interest)}
      onSchedule={() => navigate(BUSINESS_PATHS.schedule)}
    />
  );
}
