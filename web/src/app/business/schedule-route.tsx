// The scheduler of Business Matching, bound to the draft and to the submission.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import type { Edition } from '@visavis/domain/edition/schema';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { useCallback, useState } from 'react';
import { Navigate } from 'react-router';
import { SchedulePage } from '../../features/scheduling/schedule-page.tsx';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import { businessDraft } from '../draft/business-draft.ts';
import { useHoldKeeper } from '../draft/use-hold-keeper.ts';
import { businessHolds } from './business-holds.ts';
import { earliestLacking, Guard } from './guard.tsx';
import { stepOwning } from './refused-fields.ts';
import { ScheduleAlternatives } from './schedule-alternatives.tsx';
import { submitRegistration } from './submit-registration.ts';
import { useStepNavigation } from './use-step-navigation.ts';
import { WithEdition } from './with-edition.tsx';

export function ScheduleRoute() {
  return (
    <Guard path={BUSINESS_PATHS.schedule}>
      <WithEdition title="app.scheduleTitle">{(edition) => <Schedule edition={edition} />}</WithEdition>
    </Guard>
  );
}

function Schedule({ edition }: { edition: Edition }) {
  const navigate = useStepNavigation();
  const [storedExhibitors] = useStoredValue(businessDraft.exhibitors);
  const [storedPlan, setPlan] = useStoredValue(businessDraft.meetings);
  const [lost, setLost] = useStoredValue(businessDraft.lost);
  // While an answer is awaited the page shows what was sent, also when another tab clears the draft meanwhile.
  const [sent, setSent] = useState<{ exhibitors: Exhibitor[]; plan: PlannedMeeting[] } | null>(null);
  const exhibitors = sent?.exhibitors ?? storedExhibitors;
  const plan = sent?.plan ?? storedPlan;
  useHoldKeeper(businessHolds, businessDraft, 'enter', sent !== null);

  const submit = useCallback(async () => {
    setSent({ exhibitors: storedExhibitors, plan: storedPlan });
    try {
      const success = await submitRegistration();
      // In place of the scheduler: Back must not lead to a draft that is gone.
      await navigate(BUSINESS_PATHS.thankYou, { replace: true, state: success });
    } catch (error) {
      setSent(null);
      throw error;
    }
  }, [navigate, storedExhibitors, storedPlan]);

  // Another tab may have submitted this draft: nothing is left to schedule here.
  if (exhibitors.length === 0)
    return <Navigate to={earliestLacking(BUSINESS_PATHS.schedule) ?? BUSINESS_PATHS.matching} replace />;
  return (
    <SchedulePage
      edition={edition}
      exhibitors={exhibitors}
      plan={plan}
      onPlanChange={setPlan}
      holds={businessHolds}
      lost={lost}
      onLostChange={setLost}
      onBack={() =>
        navigate(BUSINESS_PATHS.matching, {
          state: {
            selectedExhibitors: exhibitors.map((exhibitor) => exhibitor.company_name),
            meetings: plan,
          },
        })
      }
      onSubmit={submit}
      alternativesOf={(exhibitorId, onSwapped) => (
        <ScheduleAlternatives key={exhibitorId} exhibitorId={exhibitorId} onSwapped={onSwapped} />
      )}
      onFixField={(firstField, fields) =>
        navigate(stepOwning(firstField), { state: { fieldErrors: fields } })
      }
    />
  );
}
