// Asks before an application is rejected: whose it is, what follows, and the reason that the refusal gives.
import type { HostedRow } from '@visavis/contract/hosted-review';
import { APPLICATION_REASONS, REASON_LIMIT } from '@visavis/domain/application/rejection';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import styles from './refund-dialog.module.css';

interface RejectDialogProps {
  row: HostedRow;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

export function RejectDialog({ row, onReject, onCancel }: RejectDialogProps) {
  const text = useText();
  const id = useId();
  // The server refuses it then: it is said before it is asked.
  const isMoneyHeld = row.payment === 'paid';
  const first = useRef<HTMLButtonElement>(null);
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onReject(reason);
  };
  return (
    <Dialog
      open
      title={text('hostedBuyers.askRejectTitle', { name: row.name })}
      role="alertdialog"
      initialFocusRef={first}
      onClose={onCancel}
      actions={
        <>
          <Button ref={isMoneyHeld ? first : null} variant="secondary" onClick={onCancel}>
            {text('hostedBuyers.cancel')}
          </Button>
          {!isMoneyHeld && (
            <Button ref={first} type="submit" form={id} variant="danger">
              {text('hostedBuyers.reject')}
            </Button>
          )}
        </>
      }
    >
      {isMoneyHeld ? (
        <p>{text('hostedBuyers.refundFirst')}</p>
      ) : (
        <form id={id} className={styles.form} onSubmit={submit} noValidate>
          <p>
            {text(row.decision === 'approved' ? 'hostedBuyers.askReject' : 'hostedBuyers.askRejectPending')}
          </p>
          <ReasonField
            listed={APPLICATION_REASONS}
            maxLength={REASON_LIMIT}
            help={text('hostedBuyers.rejectReasonHelp')}
            onChange={setReason}
          />
        </form>
      )}
    </Dialog>
  );
}
