// The Thank You page of Business Matching: stores the registration's id and clears the draft that led here.
import { BUSINESS_PATHS, HOME_PATH } from '@visavis/contract/page-path';
import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ThankYouPage } from '../../features/scheduling/thank-you-page.tsx';
import { businessDraft } from '../draft/business-draft.ts';
import { earliestLacking } from './guard.tsx';
import { successSchema } from './success.ts';

export function ThankYouRoute() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const success = useMemo(() => {
    const checked = successSchema.safeParse(state);
    return checked.success ? checked.data : null;
  }, [state]);

  useEffect(() => {
    if (!success?.registrationComplete) return;
    // Opened again by Back or a reload, the page must not clear a draft that was begun since.
    if (businessDraft.submissionId.read() !== success.submissionId) return;
    businessDraft.clearAfterRegistration(success.registrationId ?? null);
  }, [success]);

  // Without meetings there is nothing to thank for: the visitor goes on where the draft stands.
  if (!success)
    return <Navigate to={earliestLacking(BUSINESS_PATHS.thankYou) ?? BUSINESS_PATHS.schedule} replace />;
  return (
    <ThankYouPage
      meetings={success.meetings}
      registrationComplete={success.registrationComplete}
      reference={success.reference}
      onHome={() => navigate(HOME_PATH)}
    />
  );
}
