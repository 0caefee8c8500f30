// Formats an edition's days and hours in words.
import type { Edition } from '@visavis/domain/edition/schema';
import type { Text } from '../i18n/text.ts';
import type { Dates } from '../i18n/use-dates.ts';

export interface EditionWhen {
  /** '02, 03, 04 and 05 June'. */
  dates: string;
  year: string;
  /** 'Monday to Thursday'. */
  weekdays: string;
  /** '11 am' and '6 pm'. */
  from: string;
  to: string;
  zone: string;
}

export function editionDates(edition: Edition, text: Text, dates: Dates): EditionWhen {
  const days = edition.days.map(({ date }) => date);
  const [first] = edition.hours;
  const last = edition.hours.at(-1);
  const weekdays = edition.days.map((day) => dates.weekday(day.date));
  return {
    dates: dates.days(days),
    year: days[0]?.slice(0, 4) ?? '',
    weekdays:
      weekdays.length > 2 && areConsecutive(edition)
        ? text('app.weekdaySpan', { first: weekdays[0] ?? '', last: weekdays.at(-1) ?? '' })
        : dates.list(weekdays),
    from: first ? dates.hour(first.minute) : '',
    to: last ? dates.hour(last.minute + edition.slotMinutes) : '',
    zone: edition.utcOffsetLabel,
  };
}

const DAY_MS = 86_400_000;

const areConsecutive = ({ days }: Edition): boolean =>
  days.every(({ date }, index) => {
    const before = days[index - 1];
    return !before || Date.parse(date) - Date.parse(before.date) === DAY_MS;
  });
