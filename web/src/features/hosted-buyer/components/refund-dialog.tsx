// The dialog that refunds a payment, or records a manual transfer if the provider refused; asks for the reason.
import type { Output } from '@visavis/contract/endpoint';
import type { PaymentAttempt } from '@visavis/contract/payment/attempt';
import { refundPayment } from '@visavis/contract/payment/calls';
import type { requeryTransaction } from '@visavis/contract/payment/endpoints';
import { type RefObject, useRef, useState } from 'react';
import { type TextId, useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { call } from '../../../lib/api-client.ts';
import { Hindrance, useAction } from '../../../queries/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { awaitsTransfer, refundAmount } from '../refunds.ts';
import styles from './refund-dialog.module.css';

/** The server's limits, in characters. */
const REASON_LIMIT = 500;
const TRANSFER_LIMIT = 200;

interface RefundDialogProps {
  attempt: PaymentAttempt;
  payment: Output<typeof requeryTransaction>;
  /** Takes the focus when the button that opened this is gone. */
  returnFocusRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called after a refusal, when the displayed payment may be stale. */
  onRefused: () => void;
  onDone: (message: string) => void;
}

export function RefundDialog({
  attempt,
  payment,
  returnFocusRef,
  onClose,
  onRefused,
  onDone,
}: RefundDialogProps) {
  const text = useText();
  const amounts = useAmounts();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isTransfer = awaitsTransfer(attempt);
  const sum = attempt.refund?.amount ?? refundAmount(attempt, payment.deposit) ?? 0;
  const amount = amounts.amount(sum, attempt.currency);

  const send = useAction({
    act: async () => {
      const given = typed.trim();
      if (given === '')
        throw new Hindrance('', {
          typed: text(isTransfer ? 'hostedBuyers.transferRequired' : 'hostedBuyers.reasonRequired'),
        });
      return call(refundPayment, {
        params: { id: attempt.id },
        body:
          isTransfer && attempt.refund
            ? { reason: attempt.refund.reason, transferReference: given, version: attempt.version }
            : { reason: given, version: attempt.version },
      });
    },
    failed: text('hostedBuyers.refundFailed'),
    hasFields: true,
    done: ({ outcome, message }) => onDone(text.message(outcome, message)),
    refused: ({ error, faults }) => {
      if (!(error instanceof Hindrance)) onRefused();
      if (Object.keys(faults).length > 0) field.current?.focus();
    },
  });
  const [[fault, fieldError] = []] = Object.entries(send.faults);
  const submit = () => {
    void send.run();
  };

  return (
    <FormDialog
      title={text(isTransfer ? 'hostedBuyers.writeTransfer' : 'hostedBuyers.refund')}
      initialFocusRef={field}
      returnFocusRef={returnFocusRef}
      onClose={onClose}
      submit={{
        words: isTransfer ? text('hostedBuyers.saveTransfer') : text('hostedBuyers.refundOf', { amount }),
        isBusy: send.isBusy,
        busyText: text('hostedBuyers.refunding'),
      }}
      onSubmit={submit}
      className={styles.form}
    >
      <p>{text(explanationOf(attempt, isTransfer), { amount })}</p>
      {!isTransfer && !attempt.isSurplus && !attempt.isUnwanted && !payment.isRefundDue && (
        <Banner kind="info">
          {text('hostedBuyers.refundEarly', {
            held: payment.heldCount,
            needed: payment.refundAfterMeetings,
          })}
        </Banner>
      )}
      <Failure of={send} />
      <TextField
        ref={field}
        label={text(isTransfer ? 'hostedBuyers.transferReference' : 'hostedBuyers.reason')}
        help={isTransfer ? undefined : text('hostedBuyers.reasonHelp')}
        error={fieldError}
        maxLength={isTransfer ? TRANSFER_LIMIT : REASON_LIMIT}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (fault !== undefined) send.forget(fault);
        }}
      />
    </FormDialog>
  );
}

function explanationOf({ isSurplus, isUnwanted, method }: PaymentAttempt, isTransfer: boolean): TextId {
  if (isTransfer) return method === 'transfer' ? 'hostedBuyers.askTransferBack' : 'hostedBuyers.askTransfer';
  if (isSurplus) return 'hostedBuyers.askRefundSurplus';
  return isUnwanted ? 'hostedBuyers.askRefundUnwanted' : 'hostedBuyers.askRefundDeposit';
}
