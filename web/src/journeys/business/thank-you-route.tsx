// The Thank You page of Business Matching: stores the registration's id and clears the submitted draft.
import { BUSINESS_PATHS, HOME_PATH } from '@visavis/contract/page-path';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ScheduleActions } from '../../features/my-schedule/schedule-actions.tsx';
import { ThankYouPage } from '../../features/scheduling/thank-you-page.tsx';
import { useText } from '../../i18n/text.ts';
import { ownSchedule, scheduleAddress } from '../../queries/own-schedule.ts';
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
    if (success.scheduleKey) ownSchedule.write(success.scheduleKey);
    businessDraft.clearAfterRegistration(success.registrationId ?? null);
    writeInterestsCookie([]);
  }, [success]);

  if (!success) return <Redirect to={placeWithoutSuccess()} />;
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
      actions={
        success.scheduleKey && (
          <ScheduleActions
            scheduleKey={success.scheduleKey}
            isConfirmedByEmail={success.confirmByEmail ?? false}
          />
        )
      }
      onHome={() => navigate(HOME_PATH)}
    />
  );
}

/** Without meetings there is nothing to show: continues the current draft, else opens this device's own schedule. */
function placeWithoutSuccess(): string {
  const key = ownSchedule.read();
  if (key !== '' && !businessDraft.isUnderWay()) return scheduleAddress(key);
  return earliestLacking(BUSINESS_PATHS.thankYou) ?? BUSINESS_PATHS.schedule;
}
