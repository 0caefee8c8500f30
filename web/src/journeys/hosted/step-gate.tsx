// Opens a hosted buyer's page when the server says that its step is open; otherwise redirects to the open one.
import { useQuery } from '@tanstack/react-query';
import { getHostedBuyer } from '@visavis/contract/hosted-application/calls';
import type { HostedBuyer } from '@visavis/contract/hosted-application/endpoints';
import type { HostedStep } from '@visavis/domain/hosted-buyer/step';
import { type ReactNode, useState } from 'react';
import { type TextId, useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { InEdition } from '../../shell/in-edition.tsx';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { Redirect } from '../../shell/redirect.tsx';
import { Journey } from '../../ui/journey.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { BuyerLink } from '../draft/hosted-draft.ts';
import { useBuyerLink } from './buyer-link.ts';
import { PATH_OF_STEP } from './hosted-paths.ts';

interface HostedGateProps {
  /** The steps at which the buyer may see this page. */
  steps: readonly HostedStep[];
  /** Title of the page while it loads. */
  title: TextId;
  children: (buyer: HostedBuyer, link: BuyerLink) => ReactNode;
}

export function HostedGate({ steps, title, children }: HostedGateProps) {
  const link = useBuyerLink();
  if (link === null) return <UnknownLink />;
  return (
    <AskedGate key={`${link.user}/${link.company}/${link.key}`} link={link} steps={steps} title={title}>
      {children}
    </AskedGate>
  );
}

/** A page with the same title for a link that is unknown, has expired, or belongs to another buyer. */
export function UnknownLink() {
  const text = useText();
  return <NotFoundPage lead={text('hosted.unknownLink')} />;
}

function AskedGate({ link, steps, title, children }: HostedGateProps & { link: BuyerLink }) {
  const text = useText();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['hosted-buyer', link.user, link.company, link.key],
    queryFn: ({ signal }) =>
      call(getHostedBuyer, { key: link.key, query: { user: link.user, company: link.company }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error instanceof ApiError && error.status === 404) return <UnknownLink />;
  // A response cached by the previous page may be a step behind by now.
  if (data && isFetchedAfterMount)
    return (
      <InEdition id={data.edition}>
        <OpenStep buyer={data} link={link} steps={steps} render={children} />
      </InEdition>
    );
  return (
    <Journey wide title={text(title)}>
      {error ? <LoadFailure again={refetch}>{text('hosted.gateFailed')}</LoadFailure> : <PageWaiting />}
    </Journey>
  );
}

interface OpenStepProps {
  buyer: HostedBuyer;
  link: BuyerLink;
  steps: readonly HostedStep[];
  render: HostedGateProps['children'];
}

/** Checks once, when the page is opened: a page in use is not replaced. */
function OpenStep({ buyer, link, steps, render }: OpenStepProps) {
  const [leadsTo] = useState(() =>
    buyer.step === null || steps.includes(buyer.step) ? null : PATH_OF_STEP[buyer.step],
  );
  if (buyer.step === null) return <UnknownLink />;
  return leadsTo === null ? render(buyer, link) : <Redirect to={leadsTo} />;
}
