// The Thank You page of an application: clears the submitted draft.
import type { QueryClient } from '@tanstack/react-query';
import { HOME_PATH, HOSTED_PATHS } from '@visavis/contract/page-path';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { HostedThankYouPage } from '../../features/profile/hosted-thank-you-page.tsx';
import { PREVIEWED_KEY } from '../../queries/previewed.ts';
import { programmesQuery } from '../../queries/programmes.ts';
import type { Prefetch } from '../../shell/page.ts';
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

export const prefetchHostedThankYou: Prefetch = (client, { language }) =>
  client.prefetchQuery(programmesQuery(language));

/** Only in a preview: only a visitor's browser knows what was sent. */
export const isHostedThankYouDrawn = (client: QueryClient): boolean =>
  client.getQueryData(PREVIEWED_KEY) === true;
