// One payment attempt: time, method, amount, state, anything that needs attention, and its refund.

import type { PaymentAttempt } from '@visavis/contract/payment/attempt';
import { message } from '@visavis/domain/message/message';
import { amountMismatchSentence, attentionParts } from '@visavis/domain/payment/attention';
import { TriangleAlert, Undo2 } from 'lucide-react';
import { type Text, useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { attemptKind, attemptWord } from '../../../list/application-words.ts';
import { Button } from '../../../ui/button.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { StatusPill } from '../../../ui/status-pill.tsx';
import textStyles from '../../../ui/text.module.css';
import { awaitsTransfer, isRefundable, refundAmount } from '../refunds.ts';
import styles from './attempt-card.module.css';

interface AttemptCardProps {
  attempt: PaymentAttempt;
  /** The deposit of the booking, in major units. */
  deposit: number | null;
  onRefund: ((attempt: PaymentAttempt) => void) | null;
}

export function AttemptCard({ attempt, deposit, onRefund }: AttemptCardProps) {
  const text = useText();
  const instants = useInstants();
  const amounts = useAmounts();
  const dates = useDates();
  const { amount, currency, method, createdAt, endedAt, transactionId, refNo, attention } = attempt;
  const back = refundAmount(attempt, deposit);
  const details = [
    [text('hostedBuyers.started'), instants.instant(createdAt)],
    [text('hostedBuyers.ended'), endedAt && instants.instant(endedAt)],
    [text('hostedBuyers.method'), text.choice('paymentMethod', method)],
    [text('hostedBuyers.referenceNo'), refNo],
    [text('hostedBuyers.transaction'), method === 'transfer' ? null : transactionId],
    [text('hostedBuyers.receivedOn'), attempt.receivedOn && dates.plainDay(attempt.receivedOn)],
    [text('hostedBuyers.attemptNote'), attempt.note],
  ] as const;
  return (
    <article
      className={styles.card}
      aria-label={text('hostedBuyers.attemptOf', { when: instants.instant(createdAt) })}
    >
      <div className={stackStyles.line3}>
        <p className={styles.amount}>{amounts.amount(amount, currency)}</p>
        {attempt.isSurplus && <span className={styles.surplus}>{text('hostedBuyers.surplus')}</span>}
        <StatusPill kind={attemptKind(attempt)}>{text(attemptWord(attempt))}</StatusPill>
      </div>
      <dl className={styles.details}>
        {details.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {attention !== null && (
        <p className={styles.attention}>
          <TriangleAlert aria-hidden />
          <span>{attentionInWords(text, attention)}</span>
        </p>
      )}
      {attempt.refund && <RefundLine attempt={attempt} refund={attempt.refund} />}
      {onRefund && back !== null && isRefundable(attempt) && (
        <Button
          variant="secondary"
          className={styles.button}
          icon={<Undo2 aria-hidden />}
          onClick={() => onRefund(attempt)}
        >
          {text('hostedBuyers.refundOf', { amount: amounts.amount(back, currency) })}
        </Button>
      )}
      {onRefund && awaitsTransfer(attempt) && (
        <Button variant="secondary" className={styles.button} onClick={() => onRefund(attempt)}>
          {text('hostedBuyers.writeTransfer')}
        </Button>
      )}
    </article>
  );
}

interface RefundLineProps {
  attempt: PaymentAttempt;
  refund: NonNullable<PaymentAttempt['refund']>;
}

function RefundLine({ attempt, refund }: RefundLineProps) {
  const text = useText();
  const instants = useInstants();
  const amounts = useAmounts();
  const amount = amounts.amount(refund.amount, attempt.currency);
  const when = instants.instant(refund.endedAt ?? refund.requestedAt);
  return (
    <div className={styles.refund}>
      <p className={textStyles.inkStrong}>
        {awaitsTransfer(attempt)
          ? text('hostedBuyers.refundByHand', { amount })
          : text(refund.state === 'requested' ? 'hostedBuyers.refundRequested' : 'hostedBuyers.refundDone', {
              amount,
              when,
            })}
      </p>
      {refund.refusal !== null && attempt.method !== 'transfer' && (
        <p>{text('hostedBuyers.refundRefused', { refusal: refund.refusal })}</p>
      )}
      {refund.transactionId !== null && (
        <p>{text('hostedBuyers.refundReference', { reference: refund.transactionId })}</p>
      )}
      <p>{text('hostedBuyers.refundReason', { by: refund.by, reason: refund.reason })}</p>
    </div>
  );
}

function attentionInWords(text: Text, stored: string): string {
  const sentences = attentionParts(stored).map((part) => {
    if (part.kind === 'other') return part.text;
    if (part.kind === 'listed') return text.choice('paymentAttention', part.sentence);
    const { reported, asked } = part;
    const reason = message('payment.reported-otherwise', { reported, asked });
    return text.message(reason, amountMismatchSentence(reported, asked));
  });
  return sentences.join(' ');
}
