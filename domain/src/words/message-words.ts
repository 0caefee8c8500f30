// Sentences of messages: a text, or a function of the message's values.
import { dateLabel, dayLabel, hourLabel, listLabel, timeRange, weekdayName } from '../language/dates.ts';
import type { Language } from '../language/languages.ts';
import type { Messages } from '../message/message.ts';
import type { AnyMessage, FairHour, NoValues } from '../message/values.ts';

/** Formatters of values in a language; words with an amount import theirs, since few pages show one. */
export interface Formats {
  /** '02 June, 2.00pm-3.00pm'. */
  hour(at: FairHour): string;
  /** '02 June 2025, 2.30 pm', from minutes from midnight. */
  moment(date: string, minute: number): string;
  /** '02 June 2025'. */
  day(date: string): string;
  /** 'Monday', for a date. */
  weekday(date: string): string;
  /** 'a, b and c'. */
  list(items: readonly string[]): string;
  /** A message within a message. */
  say(message: AnyMessage): string;
}

/** Words for every message of `M`; missing ones do not compile. */
export type WordsOf<M> = {
  [C in keyof M]: NoValues extends M[C] ? string : (values: M[C], formats: Formats) => string;
};
export type MessageWords = WordsOf<Messages>;

/**
 * @param words those available: a page may not have loaded all of them
 * @returns the sentence; null if there are no words for the code, such as one from a newer server
 */
export function sentenceOf(
  message: AnyMessage,
  words: Partial<MessageWords>,
  language: Language,
): string | null {
  const found = words[message.code as keyof Messages] as
    | string
    | ((values: object, formats: Formats) => string)
    | undefined;
  if (typeof found !== 'function') return found ?? null;
  return found(message.values, {
    hour: ({ date, minute, length }) =>
      [dayLabel(date, language), timeRange(minute, length, language)].join(
        language === 'zh-Hans' ? ' ' : ', ',
      ),
    moment: (date, minute) =>
      [dateLabel(date, language), hourLabel(minute, language)].join(language === 'zh-Hans' ? ' ' : ', '),
    day: (date) => dateLabel(date, language),
    weekday: (date) => weekdayName(date, language),
    list: (items) => listLabel(items, language),
    say: (inner) => sentenceOf(inner, words, language) ?? '',
  });
}
