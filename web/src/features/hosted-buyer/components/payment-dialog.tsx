// The 'Payment Status' dialog: the provider's status of a buyer's payment, every attempt, and refunds.
import { useQueryClient } from '@tanstack/react-query';
import type { Output } from '@visavis/contract/endpoint';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import type { PaymentAttempt } from '@visavis/contract/payment/attempt';
import type { requeryTransaction } from '@visavis/contract/payment/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { type TextId, useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { resultOf } from '../../../list/application-words.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import textStyles from '../../../ui/text.module.css';
import { Waiting } from '../../../ui/waiting.tsx';
import { refreshPayment, usePayment } from '../api.ts';
import { AttemptCard } from './attempt-card.tsx';
import styles from './payment-dialog.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

type Payment = Output<typeof requeryTransaction>;

interface PaymentDialogProps {
  /** The buyer whose payment is shown. */
  row: Pick<HostedRow, 'user_id' | 'company_id' | 'name' | 'company'>;
  onClose: () => void;
}

export function PaymentDialog({ row, onClose }: PaymentDialogProps) {
  const text = useText();
  const role = useRole();
  const queries = useQueryClient();
  const { data: payment, error, refetch } = usePayment(row);
  const [refunding, setRefunding] = useState<PaymentAttempt | null>(null);
  const [isRecording, setRecording] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const close = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Dialog
        open
        title={text('hostedBuyers.paymentStatus')}
        width="medium"
        onClose={onClose}
        actions={
          <Button ref={close} variant="secondary" onClick={onClose}>
            {text('hostedBuyers.close')}
          </Button>
        }
      >
        <div className={styles.content}>
          <p className={textStyles.wrapped} dir="auto">
            {text('hostedBuyers.whose', { name: row.name, company: row.company })}
          </p>
          {notice !== null && <Banner kind="info">{notice}</Banner>}
          {error && (
            <LoadFailure again={refetch}>
              {sentenceOf(text, error, text('hostedBuyers.paymentFailed'))}
            </LoadFailure>
          )}
          {!payment && !error && (
            <Waiting words={text('hostedBuyers.checkingPayment')}>
              <Skeleton height="10rem" />
            </Waiting>
          )}
          {payment && (
            <Known
              payment={payment}
              onRefund={can(role, 'payment.refund') ? (attempt) => setRefunding(attempt) : null}
              onRecord={can(role, 'payment.record') ? () => setRecording(true) : null}
            />
          )}
        </div>
      </Dialog>
      {isRecording && payment?.awaited && (
        <TransferDialog
          awaited={payment.awaited}
          returnFocusRef={close}
          onClose={() => setRecording(false)}
          onRefused={() => void refreshPayment(queries, row)}
          onDone={(message) => {
            setRecording(false);
            setNotice(message);
            void refreshPayment(queries, row);
          }}
        />
      )}
      {refunding && payment && (
        <RefundDialog
          attempt={refunding}
          payment={payment}
          returnFocusRef={close}
          onClose={() => setRefunding(null)}
          onRefused={() => void refreshPayment(queries, row)}
          onDone={(message) => {
            setRefunding(null);
            setNotice(message);
            void refreshPayment(queries, row);
          }}
        />
      )}
    </>
  );
}

interface KnownProps {
  payment: Payment;
  /** Null if the role may not refund. */
  onRefund: ((attempt: PaymentAttempt) => void) | null;
  /** Null if the role may not record transfers. */
  onRecord: (() => void) | null;
}

function Known({ payment, onRefund, onRecord }: KnownProps) {
  const text = useText();
  const amounts = useAmounts();
  const instants = useInstants();
  const { attempts, refNo, result, message, outcome, deposit, heldCount, refundAfterMeetings, awaited } =
    payment;
  const { kind, word } = resultOf(result);
  const lastAsked = attempts
    .flatMap(({ lastAskedAt }) => lastAskedAt ?? [])
    .sort()
    .at(-1);
  return (
    <>
      <dl className={styles.summary}>
        <div>
          <dt>{text('hostedBuyers.referenceNo')}</dt>
          <dd>{refNo || text('hostedBuyers.notAvailable')}</dd>
        </div>
        <div>
          <dt>{text('hostedBuyers.status')}</dt>
          <dd>
            <StatusPill kind={kind}>{text(word)}</StatusPill>
          </dd>
        </div>
      </dl>
      {message !== '' && <p>{text.message(outcome, message)}</p>}
      {awaited && (
        <Banner
          kind="info"
          action={
            onRecord && (
              <Button variant="text" onClick={onRecord}>
                {text('hostedBuyers.recordTransfer')}
              </Button>
            )
          }
        >
          {text('hostedBuyers.transferAwaited', {
            amount: amounts.amount(awaited.total, awaited.currency),
            reference: awaited.quoted,
          })}
        </Banner>
      )}
      {asksProvider(payment) && (
        <p className={textStyles.faintNote}>
          {lastAsked === undefined
            ? text('hostedBuyers.neverAsked')
            : text('hostedBuyers.lastAsked', { when: instants.instant(lastAsked) })}
        </p>
      )}
      {deposit !== null && (
        <p>
          {text('hostedBuyers.held', { held: heldCount, needed: refundAfterMeetings })}{' '}
          {text(depositWord(payment))}
        </p>
      )}
      <section className={styles.ledger} aria-label={text('hostedBuyers.attempts')}>
        <h3>{text('hostedBuyers.attempts')}</h3>
        {attempts.length === 0 ? (
          <p>{text('hostedBuyers.noAttempts')}</p>
        ) : (
          <ul>
            {attempts.map((attempt) => (
              <li key={attempt.id}>
                <AttemptCard attempt={attempt} deposit={deposit} onRefund={onRefund} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** Whether a provider can tell more about it: not for transfers, nor where nothing is paid. */
const asksProvider = ({ attempts, awaited, outcome }: Payment): boolean =>
  awaited === null &&
  outcome.code !== 'payment.not-needed' &&
  !(attempts.length > 0 && attempts.every(({ method }) => method === 'transfer'));

/** The state of the booking's own deposit; surplus payments have their own line. */
function depositWord({ attempts, isRefundDue }: Payment): TextId {
  if (isRefundDue) return 'hostedBuyers.depositDue';
  const refund = attempts.find(({ state, isSurplus }) => state === 'paid' && !isSurplus)?.refund;
  if (!refund) return 'hostedBuyers.depositNotDue';
  return refund.state === 'requested' ? 'hostedBuyers.depositAskedBack' : 'hostedBuyers.depositRefunded';
}
