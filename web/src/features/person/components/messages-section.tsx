// The section with the emails about a registration: the delivery state of each, and a link to its preview.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { EmailRow } from '@visavis/contract/email/endpoints';
import { type LucideIcon, Mail, MailCheck, MailWarning, MailX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { failureWords, stateSentence } from '../../../list/email-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './sections.module.css';

const ICONS: Record<EmailRow['state'], LucideIcon> = {
  queued: Mail,
  sent: MailCheck,
  failed: MailX,
  unsent: MailWarning,
  withheld: MailX,
};
/** How many are shown at first. */
const FIRST = 6;

export function MessagesSection({ messages }: { messages: readonly EmailRow[] }) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? messages : messages.slice(0, FIRST);
  return (
    <Section id="messages" title={text('people.messages')}>
      {messages.length === 0 && <p className={styles.none}>{text('people.noMessages')}</p>}
      {shown.length > 0 && (
        <ol className={styles.list}>
          {shown.map((email) => (
            <Message key={email.id} email={email} />
          ))}
        </ol>
      )}
      {messages.length > shown.length && (
        <Button variant="text" className={styles.more} onClick={() => setWhole(true)}>
          {text('people.showAll', { count: messages.length })}
        </Button>
      )}
    </Section>
  );
}

function Message({ email }: { email: EmailRow }) {
  const text = useText();
  const instants = useInstants();
  const Icon = ICONS[email.state];
  const { lastError } = email;
  return (
    <li className={styles.event} data-state={email.state}>
      <Icon aria-hidden />
      <div className={styles.who}>
        <Link to={`${DASHBOARD_PATHS.emails}/${email.id}`} dir="auto">
          {email.subject}
        </Link>
        <span className={styles.minor}>
          {stateSentence(email, Date.now(), text, instants)}
          {email.state === 'failed' && lastError !== null && <> {failureWords(lastError, text)}</>}
        </span>
        <span className={styles.minor} dir="auto">
          {text('people.mailedTo', { address: email.recipient })}
        </span>
      </div>
      <span className={styles.at}>{instants.instant(email.sentAt ?? email.createdAt)}</span>
    </li>
  );
}
