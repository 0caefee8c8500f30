// Step 3 of the Hosted Buyer programme: interests.
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { useLocation } from 'react-router';
import { PaidNotice } from '../../features/booking/paid-notice.tsx';
import { InterestsPage } from '../../features/interests/interests-page.tsx';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { OfEdition } from '../steps/of-edition.tsx';
import { useMatchesAhead } from '../steps/use-matches-ahead.ts';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import styles from './hosted-page.module.css';
import { HostedProgress } from './progress.tsx';
import { paidIn, receiptAddress } from './receipt.ts';
import { HostedGate } from './step-gate.tsx';

export function HostedInterestRoute() {
  const { state } = useLocation();
  const paid = paidIn(state);
  return (
    <HostedGate steps={['meetings']} title="app.interestTitle">
      {(_buyer, link) => (
        <OfEdition draft={hostedDraft}>
          {paid && (
            <div className={styles.notice}>
              <PaidNotice link={link} receipt={receiptAddress(paid.paidReference)} />
            </div>
          )}
          <Interest />
        </OfEdition>
      )}
    </HostedGate>
  );
}

function Interest() {
  const { state } = useLocation();
  const navigate = useStepNavigation();
  const [interests, setInterests] = useStoredValue(hostedDraft.interests);
  const matches = useMatchesAhead(interests);
  return (
    <InterestsPage
      selected={interests}
      matches={matches}
      onChange={setInterests}
      // Earlier steps are paid and closed, so Back leads to the receipt.
      onBack={() => navigate(receiptAddress(paidIn(state)?.paidReference ?? ''))}
      onNext={() => navigate(HOSTED_PATHS.matching)}
      stepper={<HostedProgress current={3} />}
    />
  );
}
