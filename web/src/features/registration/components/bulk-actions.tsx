// The bar of a selection, and the questions before what cannot be taken back.
import { MEETING_REASONS, REASON_LIMIT } from '@visavis/domain/hosted-buyer/rejection';
import { can } from '@visavis/domain/identity/grants';
import { CheckCheck, ClipboardPen, Mail, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type TextId, useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { MoreActions } from '../../../list/bulk/more-actions.tsx';
import { PeopleNamed } from '../../../list/bulk/people-named.tsx';
import type { Bulk } from '../../../list/bulk/use-bulk.ts';
import { BulkBar } from '../../../list/bulk-bar.tsx';
import type { Selection } from '../../../list/use-selection.ts';
import { WriteButton } from '../../../list/write-button.tsx';
import type { Programme } from '../../../queries/use-tags.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { RejectQuestion } from '../../../ui/reject-question.tsx';
import { type BulkAction, useBulkSteps } from '../bulk-steps.ts';
import { MailQuestion } from './mail-them.tsx';

/** What is asked about first, and whom it concerns. */
export interface BulkQuestion {
  action: Exclude<BulkAction, 'approve'>;
  ids: readonly number[];
}

interface BulkActionsProps {
  selection: Selection;
  /** Called after it was cleared, to give the focus to the list. */
  onCleared: () => void;
  /** How many the search finds, and how to select them; null when all are selected. */
  all: { total: number; onSelect: () => void; isLoading: boolean } | null;
  bulk: Bulk;
  nameOf: (id: number) => string;
  programme: Programme;
  onAsk: (question: BulkQuestion) => void;
  /** Beside the actions: the export of the selection. */
  exports: ReactNode;
}

export function BulkActions({
  selection,
  onCleared,
  all,
  bulk,
  nameOf,
  programme,
  onAsk,
  exports,
}: BulkActionsProps) {
  const text = useText();
  const role = useRole();
  const stepOf = useBulkSteps(nameOf);
  const ids = [...selection.selected];
  const clear = () => {
    selection.clear();
    onCleared();
  };
  if (ids.length === 0) return null;
  const isBusy = bulk.progress !== null;
  const press = (act: () => void) => ({
    'aria-disabled': isBusy || undefined,
    onClick: isBusy ? undefined : act,
  });
  return (
    <BulkBar count={ids.length} unseen={selection.unseen} all={all} onClear={clear}>
      {can(role, 'meeting.decide') && (
        <Button icon={<CheckCheck aria-hidden />} {...press(() => void bulk.run(stepOf('approve'), ids))}>
          {text('review.bulkApprove')}
        </Button>
      )}
      {can(role, 'registration.mail') && (
        <Button
          variant="secondary"
          icon={<Mail aria-hidden />}
          {...press(() => onAsk({ action: 'mail', ids }))}
        >
          {text('review.sendEmail')}
        </Button>
      )}
      {can(role, 'registration.mail') && programme !== 'hosted' && (
        <Button
          variant="secondary"
          icon={<ClipboardPen aria-hidden />}
          {...press(() => onAsk({ action: 'ask', ids }))}
        >
          {text('review.askForDetails')}
        </Button>
      )}
      <WriteButton
        audience={{ programme: programme === 'hosted' ? 'hosted' : 'business', ids }}
        isHeld={isBusy}
      />
      {can(role, 'meeting.decide') && (
        <Button variant="danger" icon={<X aria-hidden />} {...press(() => onAsk({ action: 'reject', ids }))}>
          {text('review.bulkReject')}
        </Button>
      )}
      {exports}
      {can(role, 'registration.delete') && (
        <Button
          variant="secondary"
          icon={<Trash2 aria-hidden />}
          {...press(() => onAsk({ action: 'delete', ids }))}
        >
          {text('review.bulkDelete')}
        </Button>
      )}
      <MoreActions ids={ids} nameOf={nameOf} bulk={bulk} programme={programme} />
    </BulkBar>
  );
}

interface AskedProps {
  question: BulkQuestion;
  nameOf: (id: number) => string;
  bulk: Bulk;
  onClose: () => void;
}

const TITLES: Record<Exclude<BulkQuestion['action'], 'mail'>, TextId> = {
  ask: 'review.askBulk.ask',
  reject: 'review.askBulk.reject',
  delete: 'review.askBulk.delete',
};
const ANSWERS = {
  ask: 'review.askForDetails',
  delete: 'review.bulkDelete',
} as const;

export function BulkQuestionDialog({ question, nameOf, bulk, onClose }: AskedProps) {
  const text = useText();
  const stepOf = useBulkSteps(nameOf);
  const { action, ids } = question;
  if (action === 'mail')
    return (
      <MailQuestion
        ids={ids}
        nameOf={nameOf}
        onSend={(mailable) => {
          onClose();
          void bulk.run(stepOf('mail'), mailable);
        }}
        onCancel={onClose}
      />
    );
  const title = text(TITLES[action], { count: ids.length });
  const run = (reason = '') => {
    onClose();
    void bulk.run(stepOf(action, reason), ids);
  };
  const people = (
    <>
      <p>{text(`review.askBulkWhat.${action}`)}</p>
      <PeopleNamed ids={ids} nameOf={nameOf} />
    </>
  );
  if (action === 'reject')
    return (
      <RejectQuestion
        title={title}
        listed={MEETING_REASONS}
        maxLength={REASON_LIMIT}
        reasonHelp={text('review.rejectReasonHelp')}
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
        words: text(ANSWERS[action]),
        isDangerous: action === 'delete',
        onPress: () => run(),
      }}
      onCancel={onClose}
    >
      {people}
    </QuestionDialog>
  );
}
