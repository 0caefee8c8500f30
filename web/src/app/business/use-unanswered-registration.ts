// A registration that got no answer leads to the Thank You page as soon as the server says that it stands.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { businessDraft } from '../draft/business-draft.ts';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { useUnanswered } from '../steps/use-unanswered.ts';
import { recallRegistration } from './submit-registration.ts';

/** @returns whether it is unknown what became of the draft that was sent */
export function useUnansweredRegistration(): boolean {
  const navigate = useStepNavigation();
  return useUnanswered(businessDraft.unansweredToken, async () => {
    const success = await recallRegistration();
    if (success) await navigate(BUSINESS_PATHS.thankYou, { replace: true, state: success });
  });
}
