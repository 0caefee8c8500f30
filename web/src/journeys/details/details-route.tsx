// The page of a mailed link on which somebody registered by staff completes their details: the form's two steps.
import { useQuery } from '@tanstack/react-query';
import { MY_SCHEDULE_PATH, SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import { getMyDetails } from '@visavis/contract/person/calls';
import type { MyDetails } from '@visavis/contract/person/endpoints';
import { useState } from 'react';
import { usePhoneCountries } from '../../features/profile/api.ts';
import { CompanyStep } from '../../features/profile/company-step.tsx';
import { ContactStep, ContactWaiting } from '../../features/profile/contact-step.tsx';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { useHomeCountry } from '../../queries/use-home-country.ts';
import { InEdition } from '../../shell/in-edition.tsx';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { Banner } from '../../ui/banner.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Journey } from '../../ui/journey.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useLinkKey } from '../steps/use-link-key.ts';
import { type FormCountries, useDetails } from './use-details.ts';

export function DetailsRoute() {
  const text = useText();
  const key = useLinkKey();
  const { data, error, refetch } = useQuery({
    queryKey: ['my-details', key],
    queryFn: ({ signal }) => call(getMyDetails, { key, signal }),
    enabled: key !== '',
    retry: false,
    // Stored values do not replace typed ones.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (key === '' || (error instanceof ApiError && error.status === 404))
    return (
      <NotFoundPage
        lead={text('registration.details.unknown')}
        action={{ to: SCHEDULE_LINK_PATH, label: text('registration.details.sendAgain') }}
      />
    );
  if (data)
    return (
      <InEdition id={data.edition}>
        <Waiting mine={data} linkKey={key} />
      </InEdition>
    );
  return error ? (
    <Journey title={text('registration.details.title')}>
      <LoadFailure again={refetch}>{text('registration.details.failed')}</LoadFailure>
    </Journey>
  ) : (
    <ContactWaiting title={text('registration.details.title')} lead={text('registration.details.lead')} />
  );
}

/** A stored number is split by the list of countries, so the form waits for it. */
function Waiting({ mine, linkKey }: { mine: MyDetails; linkKey: string }) {
  const text = useText();
  const { countries } = usePhoneCountries();
  const home = useHomeCountry();
  if (countries === null)
    return (
      <ContactWaiting title={text('registration.details.title')} lead={text('registration.details.lead')} />
    );
  return <Steps mine={mine} linkKey={linkKey} countries={{ known: countries, home: home.cca2 }} />;
}

function Steps(props: { mine: MyDetails; linkKey: string; countries: FormCountries }) {
  const text = useText();
  const [step, setStep] = useState<'contact' | 'company'>('contact');
  const form = useDetails(props, () => setStep('contact'));
  const shared = {
    title: text('registration.details.title'),
    lead: text('registration.details.lead'),
    fieldErrors: form.errors,
  };
  if (form.isDone)
    return (
      <Journey title={text('registration.details.doneTitle')} lead={text('registration.details.doneLead')}>
        <LinkButton to={`${MY_SCHEDULE_PATH}?key=${encodeURIComponent(props.linkKey)}`}>
          {text('registration.details.openSchedule')}
        </LinkButton>
      </Journey>
    );
  if (step === 'contact')
    return (
      <ContactStep
        {...shared}
        stored={form.stored}
        fixed={{ email: text('registration.details.emailFixed') }}
        onNext={() => setStep('company')}
      />
    );
  return (
    <CompanyStep
      {...shared}
      stored={form.stored}
      onBack={() => setStep('contact')}
      onNext={() => void form.save()}
      submit={{
        label: text('registration.details.save'),
        busyText: text('registration.details.saving'),
        busy: form.isSaving,
      }}
    >
      {form.refusal !== null && <Banner kind="error">{form.refusal}</Banner>}
    </CompanyStep>
  );
}
