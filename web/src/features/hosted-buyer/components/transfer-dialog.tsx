// The dialog that records a deposit received by bank transfer: amount, day and a note for the books.
import type { Output } from '@visavis/contract/endpoint';
import { recordTransfer } from '@visavis/contract/payment/calls';
import type { requeryTransaction } from '@visavis/contract/payment/endpoints';
import { digitsOf, plainAmount } from '@visavis/domain/money/money';
import { typedAmount } from '@visavis/domain/money/typed-amount';
import { type RefObject, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { call } from '../../../lib/api-client.ts';
import { Hindrance, useAction } from '../../../queries/use-action.ts';
import { Failure } from '../../../ui/failure.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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
  const day = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState(() => plainAmount(awaited.total, awaited.currency));
  const [receivedOn, setReceivedOn] = useState('');
  const [note, setNote] = useState('');

  const record = useAction({
    act: async () => {
      const given = typedAmount(amount, digitsOf(awaited.currency));
      if (given === null || receivedOn === '')
        throw new Hindrance('', {
          ...(given === null && { amount: text('hostedBuyers.transferAmountRequired') }),
          ...(receivedOn === '' && { receivedOn: text('hostedBuyers.transferDayRequired') }),
        });
      const { bookingId, version } = awaited;
      return call(recordTransfer, { body: { bookingId, version, amount: given, receivedOn, note } });
    },
    failed: text('hostedBuyers.recordFailed'),
    hasFields: true,
    done: ({ outcome, message }) => onDone(text.message(outcome, message)),
    refused: ({ error }) => {
      if (!(error instanceof Hindrance)) onRefused();
    },
  });
  const { faults } = record;
  const submit = () => {
    void record.run();
  };

  return (
    <FormDialog
      title={text('hostedBuyers.recordTransfer')}
      initialFocusRef={day}
      returnFocusRef={returnFocusRef}
      onClose={onClose}
      submit={{
        words: text('hostedBuyers.recordTransfer'),
        isBusy: record.isBusy,
        busyText: text('hostedBuyers.recording'),
      }}
      onSubmit={submit}
      className={styles.form}
    >
      <p>
        {text('hostedBuyers.transferAwaited', {
          amount: amounts.amount(awaited.total, awaited.currency),
          reference: awaited.quoted,
        })}{' '}
        {text('hostedBuyers.recordWhat')}
      </p>
      <Failure of={record} />
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
    </FormDialog>
  );
}
