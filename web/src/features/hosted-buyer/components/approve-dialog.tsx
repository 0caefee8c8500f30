// Asks for confirmation before a decision that was already mailed is changed to an approval.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { useText } from '../../../i18n/text.ts';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';

interface ApproveDialogProps {
  row: HostedRow;
  onApprove: () => void;
  onCancel: () => void;
}

export function ApproveDialog({ row, onApprove, onCancel }: ApproveDialogProps) {
  const text = useText();
  return (
    <QuestionDialog
      title={text('hostedBuyers.askApproveTitle', { name: row.name })}
      answer={{ words: text('hostedBuyers.approve'), onPress: onApprove }}
      onCancel={onCancel}
    >
      <p>{text('hostedBuyers.askApprove')}</p>
    </QuestionDialog>
  );
}
