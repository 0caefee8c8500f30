// A registration that got no answer leads to the Thank You page as soon as the server says that it stands.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { businessDraft } from '../draft/business-draft.ts';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { useUnanswered } from '../steps/use-unanswered.ts';

/** @returns whether it is unknown what became of the draft that was sent */
export function useUnansweredRegistration(): boolean {
  const navigate = useStepNavigation();
  return useUnanswered(businessDraft.unansweredToken, async () => {
    // Fetched for the few who need it; without a network it is asked for again.
    const submitting = await import('./submit-registration.ts').catch(() => null);
    const success = await submitting?.recallRegistration();
    if (success) await navigate(BUSINESS_PATHS.thankYou, { replace: true, state: success });
  });
}
