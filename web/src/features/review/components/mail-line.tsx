// What became of a registration's status mail, in words below its status.
import type { MeetingGroup } from '@visavis/contract/meeting-review';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { CircleAlert, Clock, TriangleAlert } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import styles from './mail-line.module.css';

interface MailLineProps {
  group: MeetingGroup;
  /** Why the last press of Send Email came to nothing. */
  failure: string | undefined;
}

export function MailLine({ group, failure }: MailLineProps) {
  const text = useText();
  if (failure !== undefined) return <Failure>{failure}</Failure>;
  const { mail } = group;
  if (!mail) return null;
  if (mail.isOutdated)
    return mail.state === 'sent' ? <p className={styles.line}>{text('review.changedSince')}</p> : null;
  if (mail.state === 'queued')
    return (
      <p className={styles.line}>
        <Clock aria-hidden />
        {text('review.mailSending')}
      </p>
    );
  if (mail.state === 'sent') return null;
  if (mail.state === 'unsent')
    return (
      <p className={`${styles.line} ${styles.unsent}`}>
        <TriangleAlert aria-hidden />
        {text.said(mail.error ?? NOT_SENT_SENTENCE)}
      </p>
    );
  return (
    <Failure>
      {mail.error === null
        ? text('review.mailFailed')
        : text('review.mailFailedWhy', { error: text.said(mail.error) })}
    </Failure>
  );
}

function Failure({ children }: { children: string }) {
  return (
    <p className={`${styles.line} ${styles.failed}`}>
      <CircleAlert aria-hidden />
      {children}
    </p>
  );
}
