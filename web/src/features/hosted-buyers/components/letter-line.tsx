// What became of the letter that tells a decision, in words below the status, and the way to send it again.
import type { HostedRow } from '@visavis/contract/hosted-review';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { can } from '@visavis/domain/organiser/policy';
import { CircleAlert, Clock, TriangleAlert } from 'lucide-react';
import { type Text, useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Decisions } from '../use-decisions.ts';
import styles from './letter-line.module.css';

export function LetterLine({ row, decisions }: { row: HostedRow; decisions: Decisions }) {
  const text = useText();
  const role = useRole();
  const failure = decisions.failureOf(row.id);
  const { mail } = row;
  const isAgain = mail?.state === 'failed' || mail?.state === 'unsent';
  const refused = failure === undefined ? null : { kind: 'failed' as const, sentence: failure };
  return (
    <>
      {refused && <Line {...refused} />}
      <LetterState mail={mail} />
      {isAgain && can(role, 'mail') && (
        <Button
          variant="text"
          className={styles.again}
          busy={decisions.busyOf(row.id) === 'send'}
          busyText={text('hostedBuyers.sending')}
          onClick={() => decisions.sendAgain(row)}
        >
          {text('hostedBuyers.sendAgain')}
          <span className="visually-hidden"> {text('hostedBuyers.sendTo', { name: row.name })}</span>
        </Button>
      )}
    </>
  );
}

function LetterState({ mail }: { mail: HostedRow['mail'] }) {
  const said = letterOf(useText(), mail);
  return said && <Line {...said} />;
}

function Line({ kind, sentence }: { kind: keyof typeof ICONS; sentence: string }) {
  const Icon = ICONS[kind];
  return (
    <p className={classNames(styles.line, styles[kind])}>
      <Icon aria-hidden />
      {sentence}
    </p>
  );
}

const ICONS = { queued: Clock, unsent: TriangleAlert, failed: CircleAlert } as const;

function letterOf(text: Text, mail: HostedRow['mail']) {
  if (mail?.state === 'queued')
    return { kind: 'queued' as const, sentence: text('hostedBuyers.mailSending') };
  if (mail?.state === 'unsent')
    return { kind: 'unsent' as const, sentence: text.said(mail.error ?? NOT_SENT_SENTENCE) };
  if (mail?.state !== 'failed') return null;
  const sentence =
    mail.error === null
      ? text('hostedBuyers.mailFailed')
      : text('hostedBuyers.mailFailedWhy', { error: mail.error });
  return { kind: 'failed' as const, sentence };
}
