// Whom a scanned or typed text finds, and which of the person's meetings it marks.
import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { parseSlot } from '@visavis/domain/edition/slot-time';

export interface FoundPerson {
  registrationId: number;
  name: string;
  company: string;
  reference: string;
  /** In order of time. */
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

/** The meeting that runs at an instant, and the next one of the same day. */
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
