// When a representative is at the booth, as the dialog edits it: one period for each day.
import type { Presence } from '@visavis/contract/exhibitor-profile/profile';
import type { Edition } from '@visavis/domain/edition/schema';

type Grid = Pick<Edition, 'days' | 'hours' | 'slotMinutes'>;

/** The period of a whole day, from the first hour to the end of the last. */
function wholeDay(day: number, { hours, slotMinutes }: Grid): Presence {
  const first = hours[0]?.minute ?? 0;
  const last = hours.at(-1)?.minute ?? first;
  return { day, minute: first, length: last + slotMinutes - first };
}

/** One period for each day with any; several of a day are joined. @param hours null for all hours of every day */
export function daysPresent(hours: readonly Presence[] | null, edition: Grid): { presence: Presence }[] {
  return edition.days.flatMap(({ day }) => {
    if (hours === null) return [{ presence: wholeDay(day, edition) }];
    const own = hours.filter((one) => one.day === day);
    if (own.length === 0) return [];
    const minute = Math.min(...own.map((one) => one.minute));
    const end = Math.max(...own.map((one) => one.minute + one.length));
    return [{ presence: { day, minute, length: end - minute } }];
  });
}

export function withDay(hours: readonly Presence[], day: number, isOn: boolean, edition: Grid): Presence[] {
  const others = hours.filter((one) => one.day !== day);
  return isOn ? [...others, wholeDay(day, edition)].sort((one, other) => one.day - other.day) : others;
}

/** Replaces the times of a day, in minutes after midnight. An end before the start is kept, but saving refuses it. */
export function withTimes(hours: readonly Presence[], day: number, minute: number, end: number): Presence[] {
  const changed = { day, minute, length: end - minute };
  const place = hours.findIndex((one) => one.day === day);
  return hours.flatMap((one, index) => (one.day !== day ? [one] : index === place ? [changed] : []));
}

/** Whether a period ends before it begins, or when it begins. */
export const isBackwards = ({ length }: Pick<Presence, 'length'>): boolean => length <= 0;
