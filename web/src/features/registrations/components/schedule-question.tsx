// The dialog on top of the schedule: before everything is approved, before a rejection, or to edit a meeting.
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { useText } from '../../../i18n/text.ts';
import { isPending } from '../../../list/meeting-words.ts';
import type { useDecisions } from '../use-decisions.ts';
import { ApproveAllDialog } from './approve-all-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';

/** With the meeting as it was when the dialog opened. */
export type Question = { action: 'approve-all' } | { action: 'edit' | 'reject'; meeting: Schedule };

interface ScheduleQuestionProps {
  group: MeetingGroup;
  question: Question;
  decisions: ReturnType<typeof useDecisions>;
  onApproveAll: (withRejected: boolean) => void;
  onShow: (id: number | undefined) => void;
  onClose: () => void;
}

export function ScheduleQuestion(props: ScheduleQuestionProps) {
  const { group, question, decisions, onApproveAll, onShow, onClose } = props;
  const text = useText();
  if (question.action === 'approve-all')
    return (
      <ApproveAllDialog
        group={group}
        onCancel={onClose}
        onView={() => {
          onClose();
          onShow(group.schedules.find(isPending)?.id);
        }}
        onApproveAll={(withRejected) => {
          onClose();
          onApproveAll(withRejected);
        }}
      />
    );
  if (question.action === 'reject')
    return (
      <RejectDialog
        group={group}
        meeting={question.meeting}
        onCancel={onClose}
        onReject={(reason) => {
          onClose();
          void decisions.reject(question.meeting, reason);
        }}
      />
    );
  const meeting = group.schedules.find(({ id }) => id === question.meeting.id);
  if (!meeting) return null;
  return (
    <EditDialog
      key={meeting.id}
      group={group}
      meeting={meeting}
      onClose={onClose}
      onSaved={() => {
        onClose();
        decisions.reportDone(text('review.saved'));
      }}
    />
  );
}
