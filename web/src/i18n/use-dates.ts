// Formats dates, hours, countries and categories in the current language.
import { type CategoryNames, type Named, nameIn } from '@visavis/domain/category/names';
import type { DayOfWeek } from '@visavis/domain/edition/calendar';
import * as dates from '@visavis/domain/language/dates';
import { DEFAULT_LANGUAGE, type Language } from '@visavis/domain/language/languages';
import { regionName } from '@visavis/domain/language/region';
import { useLanguage } from './language.ts';

/** A planned or booked meeting; its time is a range in English words. */
interface Timed {
  date: string;
  time: string;
}

interface ChosenInterest {
  subCategory: string;
  names?: CategoryNames | undefined;
}

function datesIn(language: Language) {
  return {
    /** '02 June 2025'; dates are YYYY-MM-DD throughout. */
    date: (date: string) => dates.dateLabel(date, language),
    /** '02, 03 and 05 June'. */
    days: (days: readonly string[]) => dates.daysLabel(days, language),
    /** '02 June'. */
    day: (date: string) => dates.dayLabel(date, language),
    /** '2 June', within a sentence. */
    plainDay: (date: string) => dates.dayLabel(date, language).replace(/^0/, ''),
    /** 'Monday'. */
    weekday: (date: string) => dates.weekdayName(date, language),
    /** The same for a weekday given by its English name. */
    weekdayWord: (weekday: DayOfWeek) => dates.weekdayWord(weekday, language),
    /** 'Mon'. */
    weekdayShort: (date: string) => dates.weekdayShort(date, language),
    /** '11 am'. */
    hour: (minute: number) => dates.hourLabel(minute, language),
    /** '11 am', shortened for narrow places. */
    hourShort: (minute: number) => dates.hourShort(minute, language),
    /** '11.00am-12.00pm', from a range in English; '11 am' from a label. */
    time: (time: string) => dates.rangeInWords(time, language),
    /** '04 June 2025, 3.00pm-4.00pm'. */
    dateAndTime: ({ date, time }: Timed) => dates.slotInWords(date, time, language),
    /** 'a, b and c'. */
    list: (items: readonly string[]) => dates.listLabel(items, language),
    /** 'a, b, c'. */
    series: (items: readonly string[]) => dates.seriesLabel(items, language),
    /** @param code ISO 3166-1 alpha-2, where known; @param english the name that is submitted and stored */
    country: (code: string | null | undefined, english: string) => regionName(code, english, language),
    /** The name of a category or sub-category. */
    named: (named: Named) => nameIn(named, language),
    /** The name of a chosen interest. */
    interest: ({ subCategory, names }: ChosenInterest) => nameIn({ name: subCategory, names }, language),
    /** Sorts by translated name; the English order is kept as it is. */
    byName: <T>(items: readonly T[], nameOf: (item: T) => string): readonly T[] =>
      language === DEFAULT_LANGUAGE
        ? items
        : items.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), language)),
  };
}

export type Dates = ReturnType<typeof datesIn>;

const made = new Map<Language, Dates>();

/** The same object until the language changes. */
export function useDates(): Dates {
  const language = useLanguage();
  const known = made.get(language) ?? datesIn(language);
  made.set(language, known);
  return known;
}
