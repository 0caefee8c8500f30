// The dialog that records a deposit that has come by bank transfer: amount, day and a note for the books.
import type { Output } from '@visavis/contract/endpoint';
import { recordTransfer } from '@visavis/contract/payment/calls';
import type { requeryTransaction } from '@visavis/contract/payment/endpoints';
import { digitsOf, plainAmount } from '@visavis/domain/money/money';
import { typedAmount } from '@visavis/domain/money/typed-amount';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { fieldSentences, isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './refund-dialog.module.css';

/** The server's limit, in characters. */
const NOTE_LIMIT = 500;

interface TransferDialogProps {
  awaited: NonNullable<Output<typeof requeryTransaction>['awaited']>;
  /** Takes the focus when the button that opened this is gone. */
  returnFocusRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called after a refusal, when the displayed payment may be stale. */
  onRefused: () => void;
  onDone: (message: string) => void;
}

export function TransferDialog({ awaited, returnFocusRef, onClose, onRefused, onDone }: TransferDialogProps) {
  const text = useText();
  const amounts = useAmounts();
  const id = useId();
  const day = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState(() => plainAmount(awaited.total, awaited.currency));
  const [receivedOn, setReceivedOn] = useState('');
  const [note, setNote] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const given = typedAmount(amount, digitsOf(awaited.currency));
    const wrong = {
      ...(given === null && {
        amount: text('hostedBuyers.transferAmountRequired'),
      }),
      ...(receivedOn === '' && { receivedOn: text('hostedBuyers.transferDayRequired') }),
    };
    setFailure(null);
    setFaults(wrong);
    if (given === null || Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const { bookingId, version } = awaited;
      const answer = await call(recordTransfer, {
        body: { bookingId, version, amount: given, receivedOn, note },
      });
      onDone(text.message(answer.outcome, answer.message));
    } catch (error) {
      setBusy(false);
      if (isSessionOver(error)) return;
      onRefused();
      const refused = error instanceof ApiError ? fieldSentences(text, error) : {};
      setFaults(refused);
      if (Object.keys(refused).length === 0)
        setFailure(sentenceOf(text, error, text('hostedBuyers.recordFailed')));
    }
  };

  return (
    <Dialog
      open
      title={text('hostedBuyers.recordTransfer')}
      initialFocusRef={day}
      returnFocusRef={returnFocusRef}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('hostedBuyers.cancel')}
          </Button>
          <Button type="submit" form={id} busy={isBusy} busyText={text('hostedBuyers.recording')}>
            {text('hostedBuyers.recordTransfer')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={send} noValidate>
        <p>
          {text('hostedBuyers.transferAwaited', {
            amount: amounts.amount(awaited.total, awaited.currency),
            reference: awaited.quoted,
          })}{' '}
          {text('hostedBuyers.recordWhat')}
        </p>
        {failure !== null && <Banner kind="error">{failure}</Banner>}
        <TextField
          label={text('hostedBuyers.transferAmount', { currency: awaited.currency })}
          inputMode="decimal"
          autoComplete="off"
          error={faults.amount}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          ref={day}
          type="date"
          label={text('hostedBuyers.transferDay')}
          autoComplete="off"
          error={faults.receivedOn}
          value={receivedOn}
          onChange={({ target }) => setReceivedOn(target.value)}
        />
        <TextField
          label={text('hostedBuyers.transferNote')}
          help={text('hostedBuyers.transferNoteHelp')}
          maxLength={NOTE_LIMIT}
          autoComplete="off"
          error={faults.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </form>
    </Dialog>
  );
}
