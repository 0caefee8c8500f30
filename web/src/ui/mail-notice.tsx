// One line on what became of a message, with a mark that tells a warning from a failure.
import { CircleAlert, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { classNames } from './class-names.ts';
import styles from './mail-notice.module.css';

const ICONS = { queued: Clock, unsent: TriangleAlert, failed: CircleAlert } as const;

/** @param kind without one it is a remark, and has no mark */
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
  mail: { state: 'queued' | 'sent' | 'unsent' | 'failed'; error: string | null };
  /** What is said of a message that nothing could send; without it two words, where a notice says why. */
  unsent?: string | undefined;
}

/** What is to be said of a message; of one that was sent, nothing is. */
export function MailState({ mail: { state, error }, unsent }: MailStateProps) {
  const text = useText();
  if (state === 'sent') return null;
  if (state === 'queued') return <MailNotice kind="queued">{text('dashboard.mailSending')}</MailNotice>;
  if (state === 'unsent')
    return (
      <MailNotice kind="unsent">
        {text.choice('emailFailure', error ?? unsent ?? text('dashboard.mailUnsent'))}
      </MailNotice>
    );
  return (
    <MailNotice kind="failed">
      {error === null
        ? text('dashboard.mailFailed')
        : text('dashboard.mailFailedWhy', { error: text.choice('emailFailure', error) })}
    </MailNotice>
  );
}
