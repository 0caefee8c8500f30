// The Thank You page of an application: clears the submitted draft.
import { HOME_PATH, HOSTED_PATHS } from '@visavis/contract/page-path';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { HostedThankYouPage } from '../../features/registration/hosted-thank-you-page.tsx';
import { Redirect } from '../../shell/redirect.tsx';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { WithEdition } from '../steps/with-edition.tsx';
import { applicationReceived } from './application-received.ts';
import { chosenFiles } from './chosen-files.ts';

export function HostedThankYouRoute() {
  const { state } = useLocation();
  const received = useMemo(() => applicationReceived(state), [state]);

  useEffect(() => {
    if (!received) return;
    // On Back or reload, the page must not clear a draft that was begun since.
    if (hostedDraft.submissionId.read() !== received.submissionId) return;
    hostedDraft.clearAfterApplication();
    chosenFiles.clear();
  }, [received]);

  if (!received) return <Redirect to={HOSTED_PATHS.contact} />;
  return (
    <WithEdition title="app.hostedThankYouTitle">
      {(edition) => <HostedThankYouPage edition={edition} reference={received.reference} home={HOME_PATH} />}
    </WithEdition>
  );
}
