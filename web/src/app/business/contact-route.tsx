// Step 1 of Business Matching, bound to the draft.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ContactStep } from '../../features/registration/contact-step.tsx';
import type { ContactValues } from '../../features/registration/values.ts';
import { businessDraft } from '../draft/business-draft.ts';
import { Progress } from './progress.tsx';
import { useRefusedFields } from './refused-fields.ts';
import { useStepNavigation } from './use-step-navigation.ts';

export function ContactRoute() {
  const navigate = useStepNavigation();
  const { state } = useLocation();
  const [saved] = useState(businessDraft.registration.read);
  const keep = (values: ContactValues) =>
    businessDraft.registration.write({ ...businessDraft.registration.read(), ...values });
  return (
    <ContactStep
      saved={saved}
      stepper={<Progress current={1} />}
      onChange={keep}
      onNext={(values) => {
        keep(values);
        navigate(BUSINESS_PATHS.company, { state });
      }}
      {...useRefusedFields()}
    />
  );
}
