// A planned meeting as it is submitted: with the time range of its slot, not the label.
import { parseSlotTime, slotRange } from '@visavis/domain/edition/slot-time';
import type { MeetingPayload, PlannedMeeting } from '@visavis/domain/meeting/schema';

export function meetingPayload(meeting: PlannedMeeting): MeetingPayload {
  const hour = parseSlotTime(meeting.time);
  return {
    day: meeting.day,
    date: meeting.date,
    dayOfWeek: meeting.dayOfWeek,
    time: hour === null ? meeting.time : slotRange(hour),
    exhibitor: meeting.company,
    boothNumber: meeting.boothNumber,
  };
}
