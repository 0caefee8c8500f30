// Step 1 of Business Matching, bound to the draft.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { useLocation } from 'react-router';
import { ContactStep, ContactWaiting } from '../../features/profile/contact-step.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { LegalNote } from '../../shell/legal-note.tsx';
import { businessDraft } from '../draft/business-draft.ts';
import { OfEdition } from '../steps/of-edition.tsx';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { Progress } from './progress.tsx';
import { useRefusedFields } from './refused-fields.ts';
import { RegisteredAlready, RegisteredHere } from './registered-note.tsx';
import { useUnansweredRegistration } from './use-unanswered-registration.ts';

/** The stored form is not known before hydration: until then only its frame is shown. */
export function ContactRoute() {
  return useHydrated() ? (
    <OfEdition draft={businessDraft}>
      <Contact />
    </OfEdition>
  ) : (
    <ContactWaiting stepper={<Progress current={1} />} />
  );
}

function Contact() {
  const navigate = useStepNavigation();
  useUnansweredRegistration();
  const { state } = useLocation();
  return (
    <ContactStep
      stored={businessDraft.form}
      stepper={<Progress current={1} />}
      aside={<RegisteredHere />}
      footnote={<LegalNote of="register" />}
      onNext={() => navigate(BUSINESS_PATHS.company, { state })}
      {...useRefusedFields()}
    >
      <RegisteredAlready />
    </ContactStep>
  );
}
