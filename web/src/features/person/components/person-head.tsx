// The head of a person's page: the name, the decision and payment, and the reference to quote.
import type { Person } from '@visavis/contract/person/person';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { PAYMENT_WORDS, STATUS_KINDS } from '../../../list/application-words.ts';
import { PILL_KINDS } from '../../../list/meeting-words.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import styles from './person-head.module.css';
import { PersonTags } from './person-tags.tsx';

export function PersonHead({ person, actions }: { person: Person; actions: ReactNode }) {
  const text = useText();
  const { reference, application, registration, contact } = person;
  return (
    <>
      <PageHead title={contact.name} aside={<div className={styles.actions}>{actions}</div>} />
      <div className={styles.facts}>
        {application ? (
          <StatusPill kind={STATUS_KINDS[application.status]}>
            {text.choice('status', application.status)}
          </StatusPill>
        ) : (
          <StatusPill kind={PILL_KINDS[registration.status]}>
            {text.choice('status', registration.status)}
          </StatusPill>
        )}
        {application && <Decision application={application} />}
        {application && (
          <span className={styles.fact}>
            <CreditCard aria-hidden />
            {text(PAYMENT_WORDS[application.payment])}
          </span>
        )}
        {registration.unconfirmed && <span className={styles.fact}>{text('review.unconfirmed')}</span>}
        {registration.addressFailed && <span className={styles.fact}>{text('dashboard.addressFailed')}</span>}
        <span className={styles.reference}>
          {reference}
          <CopyButton
            content={reference}
            label={text('people.copyReference')}
            copied={text('overview.linkCopied')}
            failed={text('overview.linkCopyFailed')}
          />
        </span>
      </div>
      <PersonTags person={person} />
    </>
  );
}

/** Beside a status that only reflects the mail. */
function Decision({ application }: { application: NonNullable<Person['application']> }) {
  const text = useText();
  const instants = useInstants();
  const { decision, decidedAt, status, isReplaced, previousReference } = application;
  const when = decidedAt === null ? '' : instants.instant(decidedAt);
  return (
    <>
      {status === 'Email Sent' && decision !== 'pending' && (
        <span className={styles.fact}>
          {text(decision === 'approved' ? 'hostedBuyers.approvedOn' : 'hostedBuyers.rejectedOn', { when })}
        </span>
      )}
      {isReplaced && <span className={styles.fact}>{text('hostedBuyers.appliedAgain')}</span>}
      {previousReference !== null && (
        <span className={styles.fact}>
          {text('hostedBuyers.appliedBefore', { reference: previousReference })}
        </span>
      )}
    </>
  );
}
