// Asks for confirmation before an application is rejected: whose it is, what follows, and the reason to mail.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { APPLICATION_REASONS, REASON_LIMIT } from '@visavis/domain/hosted-buyer/rejection';
import { useText } from '../../../i18n/text.ts';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { RejectQuestion } from '../../../ui/reject-question.tsx';

interface RejectDialogProps {
  row: HostedRow;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

export function RejectDialog({ row, onReject, onCancel }: RejectDialogProps) {
  const text = useText();
  const title = text('hostedBuyers.askRejectTitle', { name: row.name });
  // The server would refuse this, so explain it up front.
  if (row.payment === 'paid')
    return (
      <QuestionDialog title={title} answer={null} onCancel={onCancel}>
        <p>{text('hostedBuyers.refundFirst')}</p>
      </QuestionDialog>
    );
  return (
    <RejectQuestion
      title={title}
      listed={APPLICATION_REASONS}
      maxLength={REASON_LIMIT}
      reasonHelp={text('hostedBuyers.rejectReasonHelp')}
      onReject={onReject}
      onCancel={onCancel}
    >
      <p>{text(row.decision === 'approved' ? 'hostedBuyers.askReject' : 'hostedBuyers.askRejectPending')}</p>
    </RejectQuestion>
  );
}
