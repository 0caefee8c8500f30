// A planned meeting as it is submitted: with the time range of its slot, not the label.
import { parseSlotTime, slotRange } from '@visavis/domain/edition/slot-time';
import type { MeetingPayload, PlannedMeeting } from '@visavis/domain/meeting/schema';

/** A planned meeting with the range of its slot in place of the label. */
export function withRange(meeting: PlannedMeeting, slotMinutes: number): PlannedMeeting {
  const minute = parseSlotTime(meeting.time);
  return { ...meeting, time: minute === null ? meeting.time : slotRange(minute, slotMinutes) };
}

export function meetingPayload(planned: PlannedMeeting, slotMinutes: number): MeetingPayload {
  const meeting = withRange(planned, slotMinutes);
  return {
    day: meeting.day,
    date: meeting.date,
    dayOfWeek: meeting.dayOfWeek,
    time: meeting.time,
    exhibitor: meeting.company,
    boothNumber: meeting.boothNumber,
  };
}
