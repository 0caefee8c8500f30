// One message: its recipient, its delivery status, the available actions, and a preview.

import { useQueryClient } from '@tanstack/react-query';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { retryEmail } from '@visavis/contract/email/calls';
import type { EmailDetail } from '@visavis/contract/email/endpoints';
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import { can } from '@visavis/domain/identity/grants';
import { CircleAlert, Clock, MailCheck, MailX, RotateCw } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { call } from '../../../lib/api-client.ts';
import { useOrganiser } from '../../../lib/use-organiser.ts';
import { failureWords, stateSentence } from '../../../list/email-words.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Failure } from '../../../ui/failure.tsx';
import { MessageFrame } from '../../../ui/message-frame.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { TabList, TabPanel } from '../../../ui/tab-list.tsx';
import textStyles from '../../../ui/text.module.css';
import { useFocusHandover } from '../../../ui/use-focus-handover.ts';
import styles from './email-preview.module.css';
import { TrialLink } from './trial-link.tsx';

/** Link to the registration that a message is about. */
const rowPath = ({ reference, programme }: NonNullable<EmailDetail['registration']>): string =>
  programme === 'hosted'
    ? `${DASHBOARD_PATHS.hostedBuyerProgram}?search=${encodeURIComponent(reference)}`
    : registrationsPath({ programme, search: reference });

interface EmailPreviewProps {
  email: EmailDetail;
  /** Current time in epoch milliseconds, which defines 'today'. */
  now: number;
  /** Assumed true until the list has loaded. */
  isMailConfigured: boolean;
}

const STATE_LOOKS = {
  queued: { Icon: Clock, look: styles.waiting },
  sent: { Icon: MailCheck, look: styles.accepted },
  failed: { Icon: CircleAlert, look: styles.refused },
  unsent: { Icon: Clock, look: styles.waiting },
  withheld: { Icon: MailX, look: styles.waiting },
} as const;

export function EmailPreview({ email, now, isMailConfigured }: EmailPreviewProps) {
  const text = useText();
  const instants = useInstants();
  const { Icon, look } = STATE_LOOKS[email.state];
  const state = useRef<HTMLDivElement>(null);
  return (
    <article className={styles.preview}>
      <div className={styles.head}>
        <h2>{email.subject}</h2>
        <p className={styles.meta}>
          {text('emails.toAt', {
            address: email.recipient,
            time: instants.instant(email.createdAt),
          })}
        </p>
        <div ref={state} role="status" tabIndex={-1} className={classNames(styles.state, look)}>
          <Icon aria-hidden />
          <div>
            <p className={textStyles.strong}>{stateSentence(email, now, text, instants)}</p>
            {email.state === 'failed' && email.lastError && <p>{failureWords(email.lastError, text)}</p>}
          </div>
        </div>
        <EmailActions email={email} isMailConfigured={isMailConfigured} state={state} />
        <TrialLinkOf email={email} />
      </div>
      <EmailParts email={email} />
    </article>
  );
}

function TrialLinkOf({ email }: { email: EmailDetail }) {
  const role = useOrganiser()?.role;
  // Keyed, because each message has its own link.
  return email.hasTrialLink && can(role, 'email.try-link') ? (
    <TrialLink key={email.id} id={email.id} />
  ) : null;
}

interface EmailActionsProps {
  email: EmailDetail;
  isMailConfigured: boolean;
  /** The element that shows the delivery status. */
  state: RefObject<HTMLElement | null>;
}

function EmailActions({ email, isMailConfigured, state }: EmailActionsProps) {
  const text = useText();
  const role = useOrganiser()?.role;
  const queries = useQueryClient();
  const retry = useAction({
    act: () => call(retryEmail, { params: { id: email.id } }),
    failed: text('emails.retryFailed'),
    // Whether or not the retry was refused, the message may have changed in the meantime.
    settled: () => queries.invalidateQueries({ queryKey: ['emails'] }),
  });
  const isOpen = email.state === 'failed' || (email.state === 'unsent' && isMailConfigured);
  const mayTry = isOpen && can(role, 'email.send');
  if (!mayTry && email.registration === null) return null;
  return (
    <>
      <Failure of={retry} />
      <div className={stackStyles.wrap3}>
        {mayTry && <TryNow isBusy={retry.isBusy} onTry={() => void retry.run()} state={state} />}
        {email.registration !== null && (
          <LinkButton variant="secondary" className={styles.action} to={rowPath(email.registration)}>
            {text('emails.openRegistration')}
          </LinkButton>
        )}
      </div>
    </>
  );
}

interface TryNowProps {
  isBusy: boolean;
  onTry: () => void;
  state: RefObject<HTMLElement | null>;
}

function TryNow({ isBusy, onTry, state }: TryNowProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  // The button disappears once the message is queued, so the focus moves to the status.
  useFocusHandover(button, () => state.current);
  return (
    <Button
      ref={button}
      className={styles.action}
      icon={<RotateCw aria-hidden />}
      busy={isBusy}
      busyText={text('emails.tryingNow')}
      onClick={onTry}
    >
      {text('emails.tryNow')}
    </Button>
  );
}

type Part = 'email-message' | 'email-text' | 'email-attachments';

function EmailParts({ email }: { email: EmailDetail }) {
  const text = useText();
  const [chosen, setChosen] = useState<Part>('email-message');
  const count = email.attachments.length;
  const parts: readonly { id: Part; title: string }[] = [
    { id: 'email-message', title: text('emails.tabMessage') },
    { id: 'email-text', title: text('emails.tabText') },
    ...(count > 0
      ? [{ id: 'email-attachments' as const, title: text('emails.tabAttachments', { count }) }]
      : []),
  ];
  const part = parts.some(({ id }) => id === chosen) ? chosen : 'email-message';
  return (
    <div className={styles.parts}>
      <div className={styles.tabs}>
        <TabList label={text('emails.parts')} tabs={parts} current={part} onChange={setChosen} />
      </div>
      <TabPanel id={part}>
        {part === 'email-message' && (
          <MessageFrame title={text('emails.frame', { subject: email.subject })} html={email.html} />
        )}
        {part === 'email-text' && <pre className={styles.text}>{email.text}</pre>}
        {part === 'email-attachments' &&
          email.attachments.map(({ filename, mediaType, content }) => (
            <section key={filename} className={styles.attachment}>
              <h3>{filename}</h3>
              <p className={styles.meta}>{mediaType}</p>
              <pre className={styles.text}>{content}</pre>
            </section>
          ))}
      </TabPanel>
    </div>
  );
}
