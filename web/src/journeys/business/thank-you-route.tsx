// The Thank You page of Business Matching: stores the registration's id and clears the submitted draft.
import { BUSINESS_PATHS, HOME_PATH, MY_SCHEDULE_PATH } from '@visavis/contract/page-path';
import { useEffect, useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ThankYouPage } from '../../features/scheduling/thank-you-page.tsx';
import { useText } from '../../i18n/text.ts';
import { Redirect } from '../../shell/redirect.tsx';
import { businessDraft } from '../draft/business-draft.ts';
import { writeInterestsCookie } from '../draft/interests-cookie.ts';
import { earliestLacking } from './step-guard.tsx';
import { successIn } from './success.ts';
import styles from './thank-you-route.module.css';

export function ThankYouRoute() {
  const text = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const success = useMemo(() => successIn(state), [state]);

  useEffect(() => {
    if (!success?.registrationComplete) return;
    // On Back or reload, the page must not clear a draft that was begun since.
    if (businessDraft.submissionId.read() !== success.submissionId) return;
    businessDraft.clearAfterRegistration(success.registrationId ?? null);
    writeInterestsCookie([]);
  }, [success]);

  // Without meetings there is nothing to show: the visitor continues at the draft's current step.
  if (!success) return <Redirect to={earliestLacking(BUSINESS_PATHS.thankYou) ?? BUSINESS_PATHS.schedule} />;
  return (
    <ThankYouPage
      meetings={success.meetings}
      lead={text(
        success.registrationComplete ? 'scheduling.registrationSuccessful' : 'scheduling.matchedOnly',
        { count: success.meetings.length },
      )}
      notice={
        success.reference && (
          <p className={styles.reference}>{text('scheduling.reference', { reference: success.reference })}</p>
        )
      }
      facts={
        success.scheduleKey && (
          <p className={styles.schedule}>
            <Link to={`${MY_SCHEDULE_PATH}?${new URLSearchParams({ key: success.scheduleKey })}`}>
              {text('scheduling.openSchedule')}
            </Link>
          </p>
        )
      }
      onHome={() => navigate(HOME_PATH)}
    />
  );
}
