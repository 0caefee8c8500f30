// The dialog on top of the schedule: before everything is approved, before a rejection, or to edit a meeting.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { isPending } from '../../../list/meeting-words.ts';
import { ApproveAllDialog } from './approve-all-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';

/** With the meeting as it was when the dialog opened. */
export type Question = { action: 'approve-all' } | { action: 'edit' | 'reject'; meeting: Schedule };

interface ScheduleQuestionProps {
  group: MeetingGroup;
  question: Question;
  onSaved: () => void;
  onReject: (meeting: Schedule, reason: string) => void;
  onApproveAll: (withRejected: boolean) => void;
  onShow: (id: number | undefined) => void;
  onClose: () => void;
}

export function ScheduleQuestion(props: ScheduleQuestionProps) {
  const { group, question, onSaved, onReject, onApproveAll, onShow, onClose } = props;
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
          onReject(question.meeting, reason);
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
        onSaved();
      }}
    />
  );
}
