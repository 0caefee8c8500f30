// When people are reminded of their approved meetings: a week before the fair, the evening before, two hours before.
import { daysAfter } from '../edition/calendar.ts';
import { slotStartsAt } from '../edition/fair-time.ts';

export const REMINDER_RULES = ['week', 'evening', 'hours'] as const;
export type ReminderRule = (typeof REMINDER_RULES)[number];

const HOUR_MS = 3_600_000;
const NINE = 540;
const SIX_PM = 1080;

/** How long after its scheduled time a reminder is still useful, in milliseconds; later ones are not sent. */
export const REMINDER_LATEST_MS: Record<ReminderRule, number> = {
  week: 24 * HOUR_MS,
  evening: 4 * HOUR_MS,
  hours: 1.5 * HOUR_MS,
};

interface Times {
  /** YYYY-MM-DD, the first day of the fair. */
  firstDate: string;
  /** YYYY-MM-DD, the day of the meetings. */
  date: string;
  /** Start of the first of them. */
  startsAt: Date;
  zone: string;
}

/** The scheduled time of a reminder. */
export function reminderMoment(rule: ReminderRule, { firstDate, date, startsAt, zone }: Times): Date {
  if (rule === 'week') return slotStartsAt(daysAfter(firstDate, -7), NINE, zone);
  if (rule === 'evening') return slotStartsAt(daysAfter(date, -1), SIX_PM, zone);
  return new Date(startsAt.getTime() - 2 * HOUR_MS);
}

/** Whether a reminder is due: its scheduled time has come, but is not too long ago. */
export function isReminderDue(rule: ReminderRule, times: Times, now: Date): boolean {
  const since = now.getTime() - reminderMoment(rule, times).getTime();
  return since >= 0 && since < REMINDER_LATEST_MS[rule] && now < times.startsAt;
}
