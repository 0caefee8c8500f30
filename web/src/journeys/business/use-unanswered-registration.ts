// Redirects to the Thank You page once the server confirms that a registration without a response was stored.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { businessDraft } from '../draft/business-draft.ts';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { useUnanswered } from '../steps/use-unanswered.ts';

/** @returns whether the outcome of a sent draft is still unknown */
export function useUnansweredRegistration(): boolean {
  const navigate = useStepNavigation();
  return useUnanswered(businessDraft.unansweredToken, async () => {
    // Imported on demand, since few visitors need it; retried when offline.
    const submitting = await import('./submit-registration.ts').catch(() => null);
    const success = await submitting?.recallRegistration();
    if (success) await navigate(BUSINESS_PATHS.thankYou, { replace: true, state: success });
  });
}
