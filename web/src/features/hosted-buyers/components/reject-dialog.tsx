// Asks once more before an approved buyer is rejected.
import type { HostedRow } from '@visavis/contract/hosted-review';
import { useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface RejectDialogProps {
  row: HostedRow;
  onReject: () => void;
  onCancel: () => void;
}

export function RejectDialog({ row, onReject, onCancel }: RejectDialogProps) {
  const text = useText();
  // The server refuses it then: it is said before it is asked.
  const isMoneyHeld = row.payment === 'paid';
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      title={text('hostedBuyers.askRejectTitle', { name: row.name })}
      role="alertdialog"
      initialFocusRef={cancel}
      onClose={onCancel}
      actions={
        <>
          <Button ref={cancel} variant="secondary" onClick={onCancel}>
            {text('hostedBuyers.cancel')}
          </Button>
          {!isMoneyHeld && (
            <Button variant="danger" onClick={onReject}>
              {text('hostedBuyers.reject')}
            </Button>
          )}
        </>
      }
    >
      <p>{text(isMoneyHeld ? 'hostedBuyers.refundFirst' : 'hostedBuyers.askReject')}</p>
    </Dialog>
  );
}
