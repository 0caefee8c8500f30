// Top Matches of Business Matching.
import { useQueryClient } from '@tanstack/react-query';
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { useEffect } from 'react';
import { businessDraft } from '../draft/business-draft.ts';
import { writeInterestsCookie } from '../draft/interests-cookie.ts';
import { MatchingStep } from '../steps/matching-step.tsx';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { WithEdition } from '../steps/with-edition.tsx';
import { businessHolds } from './business-holds.ts';
import { drawnInterests } from './server-rendered-matches.ts';
import { earliestLacking, Guard } from './step-guard.tsx';

export { areMatchesDrawn, prefetchMatches } from './server-rendered-matches.ts';

export function MatchingRoute() {
  const client = useQueryClient();
  const navigate = useStepNavigation();
  useEffect(() => {
    // Without a draft the visitor is redirected; interests of an earlier draft must not be sent again.
    if (earliestLacking(BUSINESS_PATHS.matching) !== null) writeInterestsCookie([]);
  }, []);
  return (
    <Guard path={BUSINESS_PATHS.matching}>
      <WithEdition title="app.matchingTitle">
        {({ limits }) => (
          <MatchingStep
            draft={businessDraft}
            holds={businessHolds}
            drawnInterests={drawnInterests(client)}
            onInterests={writeInterestsCookie}
            minimum={limits.businessMinimum}
            maximum={limits.businessMaximum}
            onBack={() => navigate(BUSINESS_PATHS.interest)}
            onSchedule={() => navigate(BUSINESS_PATHS.schedule)}
          />
        )}
      </WithEdition>
    </Guard>
  );
}
