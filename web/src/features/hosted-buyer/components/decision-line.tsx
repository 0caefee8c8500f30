// The decision, shown below a status that only reflects the mail, and whether the person applied before or again.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { Check, X } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import styles from './decision-line.module.css';

export function DecisionLine({ row }: { row: HostedRow }) {
  const text = useText();
  const instants = useInstants();
  const { decision, decidedAt, reason, status, isReplaced, previousReference } = row;
  return (
    <>
      {status === 'Email Sent' && decision !== 'pending' && (
        <p className={`${styles.line} ${styles[decision]}`}>
          {decision === 'approved' ? <Check aria-hidden /> : <X aria-hidden />}
          <span>
            {text(decision === 'approved' ? 'hostedBuyers.approvedOn' : 'hostedBuyers.rejectedOn', {
              when: decidedAt === null ? '' : instants.instant(decidedAt),
            })}
          </span>
        </p>
      )}
      {decision === 'rejected' && reason !== null && (
        <p className={styles.reason} dir="auto">
          {text('dashboard.reasonGiven', { reason: text.choice('reason', reason) })}
        </p>
      )}
      {isReplaced && <p className={styles.line}>{text('hostedBuyers.appliedAgain')}</p>}
      {previousReference !== null && (
        <p className={styles.line}>{text('hostedBuyers.appliedBefore', { reference: previousReference })}</p>
      )}
    </>
  );
}
