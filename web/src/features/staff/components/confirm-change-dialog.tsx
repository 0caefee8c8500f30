// Asks for confirmation before an account is disabled or loses its second factor.
import { useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ConfirmQuestion } from '../use-staff-changes.ts';

interface ConfirmChangeDialogProps {
  question: ConfirmQuestion | null;
  onYes: (question: ConfirmQuestion) => void;
  onClose: () => void;
}

export function ConfirmChangeDialog({ question, onYes, onClose }: ConfirmChangeDialogProps) {
  const text = useText();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isDisabling = question?.action === 'disable';
  const email = question?.member.email ?? '';
  return (
    <Dialog
      open={question !== null}
      role="alertdialog"
      title={text(isDisabling ? 'staff.disableTitle' : 'staff.removeFactorTitle')}
      initialFocusRef={cancelButton}
      onClose={onClose}
      actions={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={onClose}>
            {text('ui.cancel')}
          </Button>
          <Button variant="danger" onClick={() => question && onYes(question)}>
            {text(isDisabling ? 'staff.disable' : 'staff.removeFactor')}
          </Button>
        </>
      }
    >
      <p>{text(isDisabling ? 'staff.disableLead' : 'staff.removeFactorLead', { email })}</p>
    </Dialog>
  );
}
