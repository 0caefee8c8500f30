// The delivery status of the decision email, shown below the status, with buttons to undo or resend.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { can } from '@visavis/domain/identity/grants';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Button } from '../../../ui/button.tsx';
import { MailNotice, MailState } from '../../../ui/mail-notice.tsx';
import type { Decisions } from '../use-decisions.ts';
import styles from './letter-line.module.css';

const APPROVAL = { waits: 'hostedBuyers.approvalWaits', of: 'hostedBuyers.undoApprovalOf' } as const;
const REJECTION = { waits: 'hostedBuyers.refusalWaits', of: 'hostedBuyers.undoOf' } as const;

export function LetterLine({ row, decisions }: { row: HostedRow; decisions: Decisions }) {
  const text = useText();
  const role = useRole();
  const failure = decisions.failureOf(row.id);
  const { mail } = row;
  const words = row.decision === 'approved' ? APPROVAL : REJECTION;
  const isAgain = mail?.state === 'failed' || mail?.state === 'unsent';
  return (
    <>
      {failure !== undefined && <MailNotice kind="failed">{failure}</MailNotice>}
      {mail?.state === 'queued' && row.undoUntil !== null ? (
        <MailNotice kind="queued">{text(words.waits)}</MailNotice>
      ) : (
        mail && <MailState mail={mail} />
      )}
      {row.undoUntil !== null && can(role, 'hosted-buyer.decide') && (
        <Button
          variant="text"
          className={styles.again}
          busy={decisions.busyOf(row.id) === 'undo'}
          busyText={text('hostedBuyers.undo')}
          onClick={() => decisions.undo(row)}
        >
          {text('hostedBuyers.undo')}
          <span className="visually-hidden"> {text(words.of, { name: row.name })}</span>
        </Button>
      )}
      {isAgain && can(role, 'hosted-buyer.decide') && (
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
