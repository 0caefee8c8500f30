// Asks before a meeting is rejected: whose it is, with whom and when, and the reason given in the status email.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { MEETING_REASONS, REASON_LIMIT } from '@visavis/domain/hosted-buyer/rejection';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { RejectQuestion } from '../../../ui/reject-question.tsx';

interface RejectDialogProps {
  group: MeetingGroup;
  meeting: Schedule;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

export function RejectDialog({ group: { name }, meeting, onReject, onCancel }: RejectDialogProps) {
  const text = useText();
  const dates = useDates();
  const { exhibitor } = meeting;
  return (
    <RejectQuestion
      title={text('review.askRejectTitle', { name })}
      listed={MEETING_REASONS}
      maxLength={REASON_LIMIT}
      reasonHelp={text('review.rejectReasonHelp')}
      onReject={onReject}
      onCancel={onCancel}
    >
      <p>
        <b dir="auto">{text('review.meetingAt', { exhibitor, when: dates.dateAndTime(meeting) })}</b>
      </p>
      <p>{text('review.askReject', { name })}</p>
    </RejectQuestion>
  );
}
