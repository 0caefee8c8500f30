// Step 3 of the Hosted Buyer programme: interests.
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { InterestsPage } from '../../features/interests/interests-page.tsx';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { OfEdition } from '../steps/of-edition.tsx';
import { useMatchesAhead } from '../steps/use-matches-ahead.ts';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { HostedProgress } from './progress.tsx';
import { HostedGate } from './step-gate.tsx';

export function HostedInterestRoute() {
  return (
    <HostedGate steps={['meetings']} title="app.interestTitle">
      {() => (
        <OfEdition draft={hostedDraft}>
          <Interest />
        </OfEdition>
      )}
    </HostedGate>
  );
}

function Interest() {
  const navigate = useStepNavigation();
  const [interests, setInterests] = useStoredValue(hostedDraft.interests);
  useMatchesAhead(interests);
  return (
    <InterestsPage
      selected={interests}
      onChange={setInterests}
      // Earlier steps are paid and closed: this buyer's pages start at the list of meetings.
      onBack={() => navigate(HOSTED_PATHS.finalMeetings)}
      onNext={() => navigate(HOSTED_PATHS.matching)}
      stepper={<HostedProgress current={3} />}
    />
  );
}
