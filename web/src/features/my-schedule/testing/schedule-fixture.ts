// Fixture: a schedule of 2025 with a meeting of every status.
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { fairDatesOf, fairDaysOn } from '@visavis/domain/edition/calendar';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import type { MyMeeting } from '../api.ts';

const days = fairDaysOn(fairDatesOf(2025));

/** @param id also the exhibitor's */
export function meeting(
  id: number,
  exhibitor: string,
  day: number,
  minute: number,
  changes: Partial<MyMeeting> = {},
): MyMeeting {
  const at = days[day - 1];
  if (!at) throw new RangeError('no such day');
  return {
    id,
    day,
    date: at.date,
    dayOfWeek: at.dayOfWeek,
    time: slotRange(minute, 60),
    exhibitor,
    boothNumber: `A-${id}`,
    status: MEETING_STATUS.pending,
    cancelledBy: null,
    version: 1,
    exhibitorId: id,
    minute,
    hasBegun: false,
    ...changes,
  };
}

export const nacre = meeting(1, 'Atelier Nacre', 1, 660, { status: MEETING_STATUS.approved });
export const kumo = meeting(2, 'Kumo Fragrance House', 2, 780);
export const oasis = meeting(3, 'Oasis Attar', 3, 900, { status: MEETING_STATUS.rejected });
export const verdant = meeting(4, 'Verdant Pack', 4, 960, {
  status: MEETING_STATUS.rejected,
  cancelledBy: 'visitor',
});

export function demoSchedule(meetings: MyMeeting[] = [nacre, kumo, oasis, verdant]): MySchedule {
  return {
    name: 'Amira Rahman',
    company: 'Kenari Beauty Retail',
    reference: 'BM-7K3M-Q2XD',
    meetings,
    changedAt: '2025-05-20T02:42:00.000Z',
  };
}
