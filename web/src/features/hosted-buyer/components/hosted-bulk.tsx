// The bar of a selection of applications, and the questions before what cannot be taken back.
import { APPLICATION_REASONS, REASON_LIMIT } from '@visavis/domain/hosted-buyer/rejection';
import { can } from '@visavis/domain/identity/grants';
import { CheckCheck, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { MoreActions } from '../../../list/bulk/more-actions.tsx';
import { PeopleNamed } from '../../../list/bulk/people-named.tsx';
import type { Bulk } from '../../../list/bulk/use-bulk.ts';
import { BulkBar } from '../../../list/bulk-bar.tsx';
import type { Selection } from '../../../list/use-selection.ts';
import { WriteButton } from '../../../list/write-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { RejectQuestion } from '../../../ui/reject-question.tsx';
import { type HostedBulkAction, useBulkSteps } from '../bulk-steps.ts';

/** What is asked about first, and whom it concerns. */
export interface HostedQuestion {
  action: HostedBulkAction;
  ids: readonly number[];
}

interface HostedBulkProps {
  selection: Selection;
  /** Called after it was cleared, to give the focus to the list. */
  onCleared: () => void;
  /** How many the search finds, and how to select them; null when all are selected. */
  all: { total: number; onSelect: () => void; isLoading: boolean } | null;
  bulk: Bulk;
  nameOf: (id: number) => string;
  onAsk: (question: HostedQuestion) => void;
  /** Beside the actions: the export of the selection. */
  exports: ReactNode;
}

export function HostedBulk({ selection, onCleared, all, bulk, nameOf, onAsk, exports }: HostedBulkProps) {
  const text = useText();
  const role = useRole();
  const ids = [...selection.selected];
  const clear = () => {
    selection.clear();
    onCleared();
  };
  if (ids.length === 0) return null;
  const isBusy = bulk.progress !== null;
  const ask = (action: HostedBulkAction) => ({
    'aria-disabled': isBusy || undefined,
    onClick: isBusy ? undefined : () => onAsk({ action, ids }),
  });
  return (
    <BulkBar count={ids.length} unseen={selection.unseen} all={all} onClear={clear}>
      {can(role, 'hosted-buyer.decide') && (
        <>
          <Button icon={<CheckCheck aria-hidden />} {...ask('approve')}>
            {text('review.bulkApprove')}
          </Button>
          <Button variant="danger" icon={<X aria-hidden />} {...ask('reject')}>
            {text('review.bulkReject')}
          </Button>
        </>
      )}
      <WriteButton audience={{ programme: 'hosted', ids }} isHeld={isBusy} />
      {exports}
      {can(role, 'hosted-buyer.delete') && (
        <Button variant="secondary" icon={<Trash2 aria-hidden />} {...ask('delete')}>
          {text('review.bulkDelete')}
        </Button>
      )}
      <MoreActions ids={ids} nameOf={nameOf} bulk={bulk} programme="hosted" />
    </BulkBar>
  );
}

interface AskedProps {
  question: HostedQuestion;
  nameOf: (id: number) => string;
  bulk: Bulk;
  onClose: () => void;
}

export function HostedQuestionDialog({ question, nameOf, bulk, onClose }: AskedProps) {
  const text = useText();
  const stepOf = useBulkSteps(nameOf);
  const { action, ids } = question;
  const title = text(`hostedBuyers.askBulk.${action}`, { count: ids.length });
  const run = (reason = '') => {
    onClose();
    void bulk.run(stepOf(action, reason), ids);
  };
  const people = (
    <>
      <p>{text(`hostedBuyers.askBulkWhat.${action}`)}</p>
      <PeopleNamed ids={ids} nameOf={nameOf} />
    </>
  );
  if (action === 'reject')
    return (
      <RejectQuestion
        title={title}
        listed={APPLICATION_REASONS}
        maxLength={REASON_LIMIT}
        reasonHelp={text('hostedBuyers.rejectReasonHelp')}
        onReject={run}
        onCancel={onClose}
      >
        {people}
      </RejectQuestion>
    );
  return (
    <QuestionDialog
      title={title}
      answer={{
        words: text(action === 'approve' ? 'review.bulkApprove' : 'review.bulkDelete'),
        isDangerous: action === 'delete',
        onPress: () => run(),
      }}
      onCancel={onClose}
    >
      {people}
    </QuestionDialog>
  );
}
