// Top Matches of Business Matching.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { businessDraft } from '../draft/business-draft.ts';
import { MatchingStep } from '../steps/matching-step.tsx';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { WithEdition } from '../steps/with-edition.tsx';
import { businessHolds } from './business-holds.ts';
import { Guard } from './guard.tsx';

export function MatchingRoute() {
  const navigate = useStepNavigation();
  return (
    <Guard path={BUSINESS_PATHS.matching}>
      <WithEdition title="app.matchingTitle">
        {({ limits }) => (
          <MatchingStep
            draft={businessDraft}
            holds={businessHolds}
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
