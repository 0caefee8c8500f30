// The days and hours of an edition in words.
import type { Edition } from '@visavis/domain/edition/schema';
import { SLOT_LENGTH_HOURS, slotLabel } from '@visavis/domain/edition/slot-time';
import type { Text } from '../i18n/text.ts';

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

/** @param listLocale whose way of joining a list is used, such as 'en-GB' */
export function editionWhen(edition: Edition, text: Text, listLocale = 'en-GB'): EditionWhen {
  const list = new Intl.ListFormat(listLocale, { type: 'conjunction' });
  const byMonth = new Map<string, string[]>();
  for (const { label } of edition.days) {
    const [day = label, ...month] = label.split(' ');
    const name = month.join(' ');
    byMonth.set(name, [...(byMonth.get(name) ?? []), day]);
  }
  const months = [...byMonth].map(([month, days]) => `${list.format(days)} ${month}`.trim());
  const first = edition.days[0];
  const last = edition.days.at(-1);
  const lastHour = edition.hours.at(-1);
  const weekdays = edition.days.map((day) => text.said(day.dayOfWeek));
  return {
    dates: list.format(months),
    year: first?.date.slice(0, 4) ?? '',
    weekdays:
      first && last && weekdays.length > 2 && areConsecutive(edition)
        ? text('app.weekdaySpan', { first: weekdays[0] ?? '', last: weekdays.at(-1) ?? '' })
        : list.format(weekdays),
    from: edition.hours[0]?.label ?? '',
    to: lastHour ? slotLabel(lastHour.hour + SLOT_LENGTH_HOURS) : '',
    zone: edition.utcOffsetLabel,
  };
}

const DAY_MS = 86_400_000;

const areConsecutive = ({ days }: Edition): boolean =>
  days.every(({ date }, index) => {
    const before = days[index - 1];
    return !before || Date.parse(date) - Date.parse(before.date) === DAY_MS;
  });
