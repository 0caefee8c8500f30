// Step 2 of Business Matching, bound to the draft.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { CompanyStep } from '../../features/profile/company-step.tsx';
import { businessDraft } from '../draft/business-draft.ts';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { Progress } from './progress.tsx';
import { useRefusedFields } from './refused-fields.ts';
import { Guard } from './step-guard.tsx';

export { preloadCountries } from '../../features/profile/api.ts';

export function CompanyRoute() {
  return (
    <Guard path={BUSINESS_PATHS.company}>
      <Company />
    </Guard>
  );
}

function Company() {
  const navigate = useStepNavigation();
  return (
    <CompanyStep
      stored={businessDraft.form}
      stepper={<Progress current={2} />}
      onBack={() => navigate(BUSINESS_PATHS.contact)}
      onNext={() => navigate(BUSINESS_PATHS.interest)}
      {...useRefusedFields()}
    />
  );
}
