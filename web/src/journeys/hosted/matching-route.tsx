// Top Matches of a hosted buyer: exactly as many exhibitors as the edition requires.
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { pleaseSelectAtLeast, selectAtLeast } from '@visavis/domain/meeting/messages';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { MatchingStep } from '../steps/matching-step.tsx';
import { OfEdition } from '../steps/of-edition.tsx';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { WithEdition } from '../steps/with-edition.tsx';
import { hostedHolds } from './hosted-holds.ts';
import { HostedGate } from './step-gate.tsx';

export function HostedMatchingRoute() {
  const navigate = useStepNavigation();
  return (
    <HostedGate steps={['meetings']} title="app.matchingTitle">
      {() => (
        <OfEdition draft={hostedDraft}>
          <WithEdition title="app.matchingTitle">
            {({ limits: { hostedMinimum, hostedMaximum } }) => (
              <MatchingStep
                draft={hostedDraft}
                holds={hostedHolds}
                minimum={hostedMinimum}
                maximum={hostedMaximum}
                tooFew={{ line: pleaseSelectAtLeast(hostedMinimum), pressed: selectAtLeast(hostedMinimum) }}
                onBack={() => navigate(HOSTED_PATHS.interest)}
                onSchedule={() => navigate(HOSTED_PATHS.schedule)}
              />
            )}
          </WithEdition>
        </OfEdition>
      )}
    </HostedGate>
  );
}
