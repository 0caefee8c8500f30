// The scheduler of Business Matching.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { Redirect } from '../../shell/redirect.tsx';
import { businessDraft } from '../draft/business-draft.ts';
import { stepForRejectedChoice } from '../steps/rejected-choice.ts';
import { ScheduleStep } from '../steps/schedule-step.tsx';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { WithEdition } from '../steps/with-edition.tsx';
import { businessHolds } from './business-holds.ts';
import { isFormField, stepOwning } from './refused-fields.ts';
import { earliestLacking, Guard } from './step-guard.tsx';
import { submitRegistration } from './submit-registration.ts';

export function ScheduleRoute() {
  const navigate = useStepNavigation();
  return (
    <Guard path={BUSINESS_PATHS.schedule}>
      <WithEdition title="app.scheduleTitle">
        {(edition) => (
          <ScheduleStep
            edition={edition}
            draft={businessDraft}
            holds={businessHolds}
            nobody={<Elsewhere />}
            onBack={(exhibitors, meetings) =>
              navigate(BUSINESS_PATHS.matching, {
                state: { selectedExhibitors: exhibitors.map(({ company_name }) => company_name), meetings },
              })
            }
            onSubmit={async () => {
              const success = await submitRegistration(edition.slotMinutes);
              // Replaces the scheduler in the history: Back must not lead to a cleared draft.
              await navigate(BUSINESS_PATHS.thankYou, { replace: true, state: success });
            }}
            onFixField={(firstField, fields) => {
              const step = stepForRejectedChoice(businessDraft, Object.keys(fields));
              if (isFormField(firstField) || step === null)
                return navigate(stepOwning(firstField), { state: { fieldErrors: fields } });
              return navigate(BUSINESS_PATHS[step]);
            }}
          />
        )}
      </WithEdition>
    </Guard>
  );
}

/** Another tab may have submitted this draft: there is nothing left to schedule here. */
function Elsewhere() {
  return <Redirect to={earliestLacking(BUSINESS_PATHS.schedule) ?? BUSINESS_PATHS.matching} />;
}
