// Which meeting comes next: on a day with own meetings, from midnight at the fair until the last one has ended.
import { fairDateAt, slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_SLOT_MINUTES, parseSlot } from '@visavis/domain/edition/slot-time';
import { isLive } from '@visavis/domain/meeting/decision';
import type { MyMeeting } from './api.ts';

const MINUTE_MS = 60_000;

export interface NextMeeting {
  meeting: MyMeeting;
  isToday: boolean;
  /** Until it begins, rounded up; 0 once it has begun. */
  minutes: number;
}

/**
 * @param meetings by day and hour
 * @param now epoch milliseconds
 * @returns today's current or next meeting or, after the last one, the first of the next own day; null on other days
 */
export function nextMeeting(meetings: readonly MyMeeting[], now: number, zone: string): NextMeeting | null {
  const today = fairDateAt(new Date(now), zone);
  const live = meetings.filter(({ status }) => isLive(status));
  if (!live.some(({ date }) => date === today)) return null;
  for (const meeting of live) {
    const start = slotStartsAt(meeting.date, meeting.minute, zone).getTime();
    const length = parseSlot(meeting.time)?.length ?? DEFAULT_SLOT_MINUTES;
    if (start + length * MINUTE_MS <= now) continue;
    return {
      meeting,
      isToday: meeting.date === today,
      minutes: Math.max(0, Math.ceil((start - now) / MINUTE_MS)),
    };
  }
  return null;
}
