// Step 3 of Business Matching, bound to the draft.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { useEffect } from 'react';
import { InterestsPage } from '../../features/interests/interests-page.tsx';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import { businessDraft } from '../draft/business-draft.ts';
import { writeInterestsCookie } from '../draft/interests-cookie.ts';
import { useMatchesAhead } from '../steps/use-matches-ahead.ts';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { Progress } from './progress.tsx';
import { Guard } from './step-guard.tsx';

export { preloadCategories } from '../../features/interests/use-categories.ts';

export function InterestRoute() {
  return (
    <Guard path={BUSINESS_PATHS.interest}>
      <Interest />
    </Guard>
  );
}

function Interest() {
  const navigate = useStepNavigation();
  const [interests, setInterests] = useStoredValue(businessDraft.interests);
  useEffect(() => writeInterestsCookie(interests), [interests]);
  const matches = useMatchesAhead(interests);
  return (
    <InterestsPage
      selected={interests}
      matches={matches}
      onChange={setInterests}
      onBack={() => navigate(BUSINESS_PATHS.company)}
      onNext={() => navigate(BUSINESS_PATHS.matching)}
      stepper={<Progress current={3} />}
    />
  );
}
