// Step 1 of an application, bound to the draft, with what a buyer should know before applying.
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { stayLength } from '@visavis/domain/booking/stay-words';
import { fillTemplate } from '@visavis/domain/words/templates';
import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { ContactStep, ContactWaiting } from '../../features/profile/contact-step.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/text.ts';
import { useAmounts } from '../../i18n/use-amounts.ts';
import { useFairOver } from '../../lib/fair-over.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { programmesQuery, useProgrammeFacts } from '../../queries/programmes.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { LegalNote } from '../../shell/legal-note.tsx';
import type { Prefetch } from '../../shell/page.ts';
import { useRefusedFields } from '../business/refused-fields.ts';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { ClosedPage } from '../steps/closed-page.tsx';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import styles from './application.module.css';
import { ApplicationProgress } from './application-progress.tsx';
import { useSentApplication } from './use-sent-application.ts';

/** The stored form is not known before hydration: until then only its frame is shown. */
export function HostedContactRoute() {
  const text = useText();
  const waiting = (
    <ContactWaiting
      title={text('hosted.applyTitle')}
      lead={text('hosted.applyContactLead')}
      stepper={<ApplicationProgress current={1} />}
      aside={<Facts />}
    />
  );
  return useHydrated() ? <HostedContact /> : waiting;
}

export const prefetchHostedContact: Prefetch = (client, { language }) =>
  client.prefetchQuery(programmesQuery(language));

function HostedContact() {
  const text = useText();
  const isOver = useFairOver();
  const refused = useRefusedFields();
  const navigate = useStepNavigation();
  useSentApplication();
  const { state } = useLocation();
  if (isOver) return <ClosedPage />;
  return (
    <ContactStep
      title={text('hosted.applyTitle')}
      lead={text('hosted.applyContactLead')}
      stored={hostedDraft.form}
      stepper={<ApplicationProgress current={1} />}
      aside={<Facts />}
      footnote={<LegalNote of="apply" />}
      onNext={() => navigate(HOSTED_PATHS.company, { state })}
      {...refused}
    >
      <p className={styles.small}>{text('hosted.applyData')}</p>
    </ContactStep>
  );
}

function Facts() {
  const text = useText();
  const amounts = useAmounts();
  const { data: edition } = useEdition();
  const hosted = edition?.hosted;
  const known = useProgrammeFacts();
  const language = useLanguage();
  if (!known) return null;
  const facts = [known['apply-first-come'], known['apply-businesses']];
  if (hosted)
    facts.push(
      fillTemplate(known[hosted.deposit === 0 ? 'apply-stay-free' : 'apply-stay'] ?? '', {
        amount: amounts.amount(hosted.deposit, hosted.currency),
        stay: stayLength(hosted, language),
      }),
    );
  return (
    <section className={styles.facts}>
      <h2>{text('hosted.applyFactsTitle')}</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>
            <Check aria-hidden />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
