// Builds an exhibitor's printable schedule: a row for every hour of the fair, and the meetings at other times.
import type { ExhibitorSchedule } from '@visavis/contract/overview/endpoints';
import type { Edition, FairDay, FairHour } from '@visavis/domain/edition/schema';
import { isLive } from '@visavis/domain/meeting/decision';

export type ScheduledMeeting = ExhibitorSchedule['meetings'][number];

interface ScheduleHour {
  hour: FairHour;
  /** The meetings of the hour; more than one if the exhibitor has several places. */
  meetings: ScheduledMeeting[];
  isBlocked: boolean;
}

interface ScheduleDay {
  day: FairDay;
  hours: ScheduleHour[];
}

/** @returns a row for each hour, and the meetings at other times in order of time; rejected meetings are left out */
export function scheduleRows(
  { days, hours }: Pick<Edition, 'days' | 'hours'>,
  { meetings, blocked }: Pick<ExhibitorSchedule, 'meetings' | 'blocked'>,
): { days: ScheduleDay[]; others: ScheduledMeeting[] } {
  const live = meetings.filter(({ status }) => isLive(status));
  const isOnGrid = (meeting: ScheduledMeeting): boolean =>
    days.some(({ day }) => day === meeting.day) && hours.some(({ minute }) => minute === meeting.minute);
  return {
    days: days.map((day) => ({
      day,
      hours: hours.map((hour) => ({
        hour,
        meetings: live.filter((meeting) => meeting.day === day.day && meeting.minute === hour.minute),
        isBlocked: blocked.some((slot) => slot.day === day.day && slot.minute === hour.minute),
      })),
    })),
    others: live
      .filter((meeting) => !isOnGrid(meeting))
      .sort((one, other) => one.date.localeCompare(other.date) || one.minute - other.minute),
  };
}
