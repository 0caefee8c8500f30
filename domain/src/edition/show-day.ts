// Locates an instant within the fair: before it, on one of its days and in which hour, or after it.
import { fairDateAt, slotStartsAt } from './fair-time.ts';

/**
 * before: no day has come yet. doors: a fair day before its first hour. hour: during an hour. pause: between two
 * hours of a day. evening: after the last hour of a day. between: not a fair day, but more follow. after: no more
 * days follow.
 */
export const SHOW_DAY_PHASES = ['before', 'doors', 'hour', 'pause', 'evening', 'between', 'after'] as const;
export type ShowDayPhase = (typeof SHOW_DAY_PHASES)[number];

/** An hour of the fair's grid, with its instants. */
export interface ShowHour {
  day: number;
  minute: number;
  startsAt: Date;
  endsAt: Date;
}

export interface ShowDay {
  /** YYYY-MM-DD at the fair. */
  date: string;
  /** Null on any other day. */
  day: number | null;
  phase: ShowDayPhase;
  /** The current hour, or the last one that began today; null before the first. */
  hour: ShowHour | null;
  /** The next hour today. */
  next: ShowHour | null;
}

interface Grid {
  /** In order. */
  days: readonly { day: number; date: string }[];
  hours: readonly { minute: number }[];
  slotMinutes: number;
  timeZone: string;
}

const MINUTE_MS = 60_000;

export function showDayAt({ days, hours, slotMinutes, timeZone }: Grid, now: Date): ShowDay {
  const date = fairDateAt(now, timeZone);
  const today = days.find((one) => one.date === date);
  if (!today) return { date, day: null, phase: phaseOf(date, days), hour: null, next: null };
  const slots = hours.map(({ minute }) => {
    const startsAt = slotStartsAt(date, minute, timeZone);
    return {
      day: today.day,
      minute,
      startsAt,
      endsAt: new Date(startsAt.getTime() + slotMinutes * MINUTE_MS),
    };
  });
  const hour = slots.findLast(({ startsAt }) => startsAt <= now) ?? null;
  const next = slots.find(({ startsAt }) => startsAt > now) ?? null;
  const isRunning = hour !== null && hour.endsAt > now;
  const phase = isRunning ? 'hour' : hour === null ? 'doors' : next ? 'pause' : 'evening';
  return { date, day: today.day, phase, hour, next };
}

function phaseOf(date: string, days: Grid['days']): ShowDayPhase {
  if (date < (days[0]?.date ?? '')) return 'before';
  return days.some((one) => one.date > date) ? 'between' : 'after';
}
