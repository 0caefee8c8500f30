// Redirects to the Thank You page when an application was stored although its response was lost.
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { recallApplication } from './submit-application.ts';

/** Checks once, when a step of the application is opened. */
export function useSentApplication(): void {
  const navigate = useStepNavigation();
  const lead = useEffectEvent(async () => {
    try {
      const received = await recallApplication();
      if (received) await navigate(HOSTED_PATHS.thankYou, { replace: true, state: received });
    } catch (error) {
      // Without a response the form stays; submitting it again checks again.
      if (!(error instanceof ApiError)) console.error(error);
    }
  });
  useEffect(() => {
    void lead();
  }, []);
}
