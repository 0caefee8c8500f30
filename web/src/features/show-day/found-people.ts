// Which people a scanned or typed text finds, and which of their meetings it marks.
import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { parseSlot } from '@visavis/domain/edition/slot-time';
import { MEETING_STATUS, type Schedule } from '@visavis/domain/meeting/schema';

export interface FoundPerson {
  registrationId: number;
  name: string;
  company: string;
  reference: string;
  /** Ordered by time. */
  meetings: readonly AttendedMeeting[];
}

/** The people of the meetings, in the order in which they are found. */
export function peopleOf(meetings: readonly AttendedMeeting[]): FoundPerson[] {
  const people = new Map<number, AttendedMeeting[]>();
  for (const meeting of meetings)
    people.set(meeting.registrationId, [...(people.get(meeting.registrationId) ?? []), meeting]);
  return [...people.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { registrationId, name, company, reference } = first;
    return { registrationId, name, company, reference, meetings: own };
  });
}

const MINUTE_MS = 60_000;

/** The meeting under way at an instant, and the next one of the same day. */
export function nowAndNext(
  { meetings }: Pick<FoundPerson, 'meetings'>,
  now: number,
  zone: string,
): { current: AttendedMeeting | null; next: AttendedMeeting | null } {
  const timed = meetings.map((meeting) => {
    const startsAt = slotStartsAt(meeting.date, meeting.minute, zone).getTime();
    const length = parseSlot(meeting.time)?.length ?? 0;
    return { meeting, startsAt, endsAt: startsAt + length * MINUTE_MS };
  });
  const current = timed.findLast(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const next = timed.find(({ startsAt }) => startsAt > now);
  return { current: current?.meeting ?? null, next: next?.meeting ?? null };
}

/** Why nothing can be marked for somebody today, with the meeting that shows it. */
export type WhyNot = { why: 'pending' | 'later'; meeting: Schedule } | { why: 'earlier' | 'none' };

/**
 * @param schedules of somebody without an approved meeting on the day
 * @param day of the edition; null on a day outside it
 */
export function whyNotMarked(schedules: readonly Schedule[], day: number | null): WhyNot {
  const today = day ?? 0;
  const inOrder = [...schedules].sort((a, b) => a.day - b.day || a.minute - b.minute);
  const find = (status: number, isThen: (of: number) => boolean) =>
    inOrder.find((one) => one.status === status && isThen(one.day));
  const pending = find(MEETING_STATUS.pending, (of) => of === today);
  if (pending) return { why: 'pending', meeting: pending };
  const later = find(MEETING_STATUS.approved, (of) => of > today);
  if (later) return { why: 'later', meeting: later };
  const undecided = find(MEETING_STATUS.pending, (of) => of > today);
  if (undecided) return { why: 'pending', meeting: undecided };
  return { why: find(MEETING_STATUS.approved, (of) => of < today) ? 'earlier' : 'none' };
}
