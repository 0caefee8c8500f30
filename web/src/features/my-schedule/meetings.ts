// A visitor's meetings as the page shows them: the status of each, by day, with the colour of its company.
import { slotLabel } from '@visavis/domain/edition/slot-time';
import { monogram } from '@visavis/domain/exhibitor/pigment';
import { isLive } from '@visavis/domain/meeting/decision';
import { MEETING_STATUS, type PlannedMeeting } from '@visavis/domain/meeting/schema';
import type { Text } from '../../i18n/text.ts';
import type { Dates } from '../../i18n/use-dates.ts';
import type { PigmentOf } from '../../queries/use-pigments.ts';
import type { MyMeeting } from './api.ts';

export type Standing = 'approved' | 'pending' | 'undecided' | 'rejected' | 'cancelled' | 'released';

/** Keeps a visitor's own cancellation, and a released unconfirmed hour, apart from a rejection (decisions 5). */
export function standingOf({
  status,
  cancelledBy,
  released,
  undecided,
}: Pick<MyMeeting, 'status' | 'cancelledBy' | 'released' | 'undecided'>): Standing {
  if (status === MEETING_STATUS.approved) return 'approved';
  if (undecided) return 'undecided';
  if (status === MEETING_STATUS.pending) return 'pending';
  if (released) return 'released';
  return cancelledBy === 'visitor' ? 'cancelled' : 'rejected';
}

export function countStandings(meetings: readonly MyMeeting[]): Record<Standing, number> {
  const counts = { approved: 0, pending: 0, undecided: 0, rejected: 0, cancelled: 0, released: 0 };
  for (const meeting of meetings) counts[standingOf(meeting)] += 1;
  return counts;
}

export interface ShownCompany {
  id: number;
  name: string;
  booth: string;
  hall: string | undefined;
  pigment: number;
  letter: string;
  scheduled: boolean;
}

const inOrderOfMaking = (meetings: readonly MyMeeting[]): MyMeeting[] =>
  [...meetings].sort((a, b) => a.id - b.id);

/** In the order in which the meetings were made. */
export function companiesOf(meetings: readonly MyMeeting[], pigmentOf: PigmentOf): ShownCompany[] {
  return inOrderOfMaking(meetings).map((meeting) => ({
    id: meeting.exhibitorId,
    name: meeting.exhibitor,
    booth: meeting.boothNumber,
    hall: meeting.hall,
    pigment: pigmentOf({ id: meeting.exhibitorId, company_name: meeting.exhibitor }),
    letter: monogram(meeting.exhibitor),
    scheduled: isLive(meeting.status),
  }));
}

/** Keeps the order of the server. */
export function groupByDay(meetings: readonly MyMeeting[]): MyMeeting[][] {
  const days = new Map<string, MyMeeting[]>();
  for (const meeting of meetings) days.set(meeting.date, [...(days.get(meeting.date) ?? []), meeting]);
  return [...days.values()];
}

/** The hours the visitor has, in the shape of the scheduler's grid. */
export function planOf(meetings: readonly MyMeeting[]): PlannedMeeting[] {
  return meetings
    .filter(({ status }) => isLive(status))
    .map(({ day, date, dayOfWeek, minute, exhibitor, boothNumber, exhibitorId }) => ({
      day,
      date,
      dayOfWeek,
      time: slotLabel(minute),
      company: exhibitor,
      boothNumber,
      exhibitorId,
    }));
}

/** 'Monday 02 June, 11.00am-12.00pm'. */
export const whenOf = (text: Text, dates: Dates, { date, time }: MyMeeting): string =>
  text('mySchedule.when', {
    weekday: dates.weekday(date),
    date: dates.day(date),
    time: dates.time(time),
  });

/** 'Approved'. */
export const wordOf = (text: Text, meeting: MyMeeting): string => text(`mySchedule.${standingOf(meeting)}`);
