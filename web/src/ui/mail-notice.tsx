// One line on the delivery state of an email, with an icon that distinguishes a warning from a failure.
import { CircleAlert, Clock, MailCheck, Send, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { classNames } from './class-names.ts';
import styles from './mail-notice.module.css';

const ICONS = {
  added: Clock,
  ready: Send,
  queued: Clock,
  sent: MailCheck,
  unsent: TriangleAlert,
  failed: CircleAlert,
} as const;

/** @param kind without it, the line is a plain remark with no icon */
export function MailNotice({ kind, children }: { kind?: keyof typeof ICONS; children: ReactNode }) {
  const Icon = kind && ICONS[kind];
  return (
    <p className={classNames(styles.line, kind && styles[kind])}>
      {Icon && <Icon aria-hidden />}
      {children}
    </p>
  );
}

interface MailStateProps {
  mail: { state: 'queued' | 'sent' | 'unsent' | 'failed' | 'withheld'; error: string | null };
  /** Sentence for an email that could not be sent; two plain words by default, for lists whose notice warns of it. */
  unsent?: string | undefined;
}

/** The delivery state of an email; renders nothing for a sent one. */
export function MailState({ mail: { state, error }, unsent }: MailStateProps) {
  const text = useText();
  if (state === 'sent') return null;
  if (state === 'queued') return <MailNotice kind="queued">{text('dashboard.mailSending')}</MailNotice>;
  if (state === 'unsent')
    return error === null && unsent === undefined ? (
      <MailNotice>{text('dashboard.mailUnsent')}</MailNotice>
    ) : (
      <MailNotice kind="unsent">{text.choice('emailFailure', error ?? unsent ?? '')}</MailNotice>
    );
  return (
    <MailNotice kind="failed">
      {error === null
        ? text('dashboard.mailFailed')
        : text('dashboard.mailFailedWhy', { error: text.choice('emailFailure', error) })}
    </MailNotice>
  );
}
