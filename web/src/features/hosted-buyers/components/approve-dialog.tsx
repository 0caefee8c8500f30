// Asks before a decision that was mailed is turned into an approval.
import type { HostedRow } from '@visavis/contract/hosted-review';
import { useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface ApproveDialogProps {
  row: HostedRow;
  onApprove: () => void;
  onCancel: () => void;
}

export function ApproveDialog({ row, onApprove, onCancel }: ApproveDialogProps) {
  const text = useText();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      title={text('hostedBuyers.askApproveTitle', { name: row.name })}
      role="alertdialog"
      initialFocusRef={first}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {text('hostedBuyers.cancel')}
          </Button>
          <Button ref={first} onClick={onApprove}>
            {text('hostedBuyers.approve')}
          </Button>
        </>
      }
    >
      <p>{text('hostedBuyers.askApprove')}</p>
    </Dialog>
  );
}
