// Parses the day of the fair from text in lists: 'Day 2', '2 June', '02-06-2026', 'Tue 2-Jun-26', '6月2日'.
import { DAY_MINUTES } from '../edition/slot-time.ts';
import { type Cell, textOf } from './cell.ts';
import { foldHeading } from './headings.ts';

export interface FoundDay {
  /** Day number in the edition, from 1. */
  day: number;
  /** The texts without the day. */
  rest: string;
}

interface WrittenDate {
  /** Null if the text has none. */
  year: number | null;
  month: number;
  date: number;
}

interface Mentions {
  /** Day numbers of the edition. */
  numbers: number[];
  dates: WrittenDate[];
  /** 0 for Sunday. */
  weekdays: number[];
  rest: string;
}

/**
 * The day on which all parts of the texts agree: number, date with or without a year, and weekday.
 * @param dates YYYY-MM-DD of each day of the edition
 */
export function findDay(texts: readonly string[], dates: readonly string[]): FoundDay | null {
  const found = texts.map(mentionsIn);
  const indexes = [
    ...found.flatMap(({ numbers }) => numbers.map((number) => number - 1)),
    ...found.flatMap((one) => one.dates.map((written) => dates.findIndex((date) => isOn(written, date)))),
  ];
  const [index = -1] = indexes;
  const date = dates[index];
  if (date === undefined || indexes.some((one) => one !== index)) return null;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (found.some(({ weekdays }) => weekdays.some((one) => one !== weekday))) return null;
  return { day: index + 1, rest: found.map(({ rest }) => trimmed(rest)).join(' ') };
}

/** Whether a text names a date, in any edition. */
export const namesDate = (text: string): boolean => mentionsIn(text).dates.length > 0;

const DAY_WORDS = new Set(['day', 'hari', '天', 'день']);
const BESIDE_DAY = new Set(
  'meeting|blocked|fair|show|event|no|number|mesyuarat|pertemuan|disekat|ditutup|pameran'.split('|'),
);

/** A number below a heading such as 'Day' is a day of the edition; below 'Date' it could be a day of the month. */
export function asDay(cell: Cell, heading: string): Cell {
  if (!/^\d{1,2}$/.test(textOf(cell))) return cell;
  const words = foldHeading(heading.replace(/[([（【].*$/u, '')).split(' ');
  const isOfDays = words.some((word) => DAY_WORDS.has(word));
  return isOfDays && words.every((word) => DAY_WORDS.has(word) || BESIDE_DAY.has(word))
    ? `Day ${textOf(cell)}`
    : cell;
}

const isOn = ({ year, month, date }: WrittenDate, day: string): boolean =>
  (year === null || year === Number(day.slice(0, 4))) &&
  month === Number(day.slice(5, 7)) &&
  date === Number(day.slice(8, 10));

const trimmed = (text: string): string =>
  text.replace(/[()[\]]/g, ' ').replace(/^[\s,:·–-]+|[\s,:·–-]+$/g, '');

const WEEKDAYS = [
  'sun(?:day)?|ahad|ahd',
  'mon(?:day)?|isnin|isn',
  'tue(?:s|sday)?|selasa|sel',
  'wed(?:s|nesday)?|rabu|rab',
  'thu(?:r|rs|rsday)?|khamis|kha',
  'fri(?:day)?|jumaat|jum',
  'sat(?:urday)?|sabtu|sab',
];
const WEEKDAY = new RegExp(
  `\\b(?:${WEEKDAYS.map((names) => `(${names})`).join('|')})\\b\\.?,?|(?:[周週]|星期|[礼禮]拜)([一二三四五六日天])`,
  'giu',
);
const CHINESE_WEEKDAYS = '日一二三四五六';

function weekdayOf([, ...names]: RegExpExecArray): number {
  const chinese = names[WEEKDAYS.length];
  if (chinese !== undefined) return Math.max(0, CHINESE_WEEKDAYS.indexOf(chinese));
  return names.findIndex((name) => name !== undefined);
}

const DAY_NUMBER = /(?<!\p{L})(?:day|hari|tag|день)\s*(\d{1,2})\b|第\s*(\d{1,2})\s*天/iu;

function mentionsIn(text: string): Mentions {
  const weekdays = [...text.matchAll(WEEKDAY)].map(weekdayOf);
  const plain = text.replace(WEEKDAY, ' ');
  const number = DAY_NUMBER.exec(plain);
  const beside = number ? without(plain, number) : plain;
  const found = dateIn(beside);
  return {
    numbers: number ? [Number(number[1] ?? number[2])] : [],
    dates: found ? [found.written] : [],
    weekdays,
    rest: found?.rest ?? beside,
  };
}

const without = (text: string, found: RegExpExecArray): string =>
  `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;

const MONTHS = 'jan|feb|mac,mar|apr|mei,may|jun|jul|ogo,aug|sep|okt,oct|nov|dis,dec'
  .split('|')
  .map((names) => names.split(','));
const monthOf = (name = ''): number => MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;

/** A two-digit year is in this century. */
const yearOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text) + (text.length === 2 ? 2000 : 0);

const written = (year: string | undefined, month: string | number, date = ''): WrittenDate => ({
  year: yearOf(year),
  month: Number(month),
  date: Number(date),
});

/** A year, as opposed to other numbers such as a time of day. */
const YEAR = String.raw`(?:19|20)\d{2}(?!\s*[:.]\d|\s*h|\d)`;
const DATE = String.raw`(\d{1,2})(?:st|nd|rd|th)?\b`;

/** Each date format with its meaning. */
const FORMS: readonly [RegExp, (found: RegExpExecArray) => WrittenDate][] = [
  [
    /\b(\d{4})([-./])(\d{1,2})\2(\d{1,2})(?:T|\b)/g,
    ([, year, , month = '', date]) => written(year, month, date),
  ],
  [
    /\b(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})\b/g,
    ([, date, , month = '', year]) => written(year, month, date),
  ],
  [
    /(?:(\d{4}|\d{2})\s*年\s*)?(\d{1,2})\s*月\s*(\d{1,2})\s*[日号號]?/gu,
    ([, year, month = '', date]) => written(year, month, date),
  ],
  // '2-Jun-26' as displayed by spreadsheets, but not '2-Jun-11 am', which ends in an hour.
  [
    /\b(\d{1,2})([-/.])([a-z]{3})[a-z]*\2(\d{4}|\d{2})\b(?!\s*[ap]m|[:.]\d)/gi,
    ([, date, , month, year]) => written(year, monthOf(month), date),
  ],
  [
    new RegExp(
      String.raw`(?<![:.])\b(\d{1,2})(?:st|nd|rd|th)?\.?[\s/-]*(?:of\s+)?([a-z]{3})[a-z]*\b\.?(?:[\s,]+(${YEAR}))?`,
      'gi',
    ),
    ([, date, month, year]) => written(year, monthOf(month), date),
  ],
  [
    new RegExp(String.raw`\b([a-z]{3})[a-z]*\.?\s+${DATE}(?!:)(?:,?\s+(${YEAR}))?`, 'gi'),
    ([, month, date, year]) => written(year, monthOf(month), date),
  ],
  [/\b(\d{1,2})\/(\d{1,2})\b(?!\/)/g, ([, date, month = '']) => written(undefined, month, date)],
];

const isPossible = ({ month, date }: WrittenDate): boolean =>
  month >= 1 && month <= 12 && date >= 1 && date <= 31;

interface FoundDate {
  written: WrittenDate;
  rest: string;
}

function dateIn(text: string): FoundDate | null {
  for (const [form, meaning] of FORMS)
    for (const found of text.matchAll(form))
      if (isPossible(meaning(found))) return { written: meaning(found), rest: without(text, found) };
  return serialDate(text);
}

/** A date that a spreadsheet displays as a serial number of days since 1899; the fraction is the time of day. */
function serialDate(text: string): FoundDate | null {
  const found = /^\s*(\d{5})(\.\d+)?\b/.exec(text);
  if (!found) return null;
  const [, serial, fraction] = found;
  const instant = new Date(Date.UTC(1899, 11, 30 + Number(serial)));
  return {
    written: {
      year: instant.getUTCFullYear(),
      month: instant.getUTCMonth() + 1,
      date: instant.getUTCDate(),
    },
    rest: `${fraction === undefined ? '' : clockOf(Number(`0${fraction}`))} ${without(text, found)}`,
  };
}

/** HH:MM of a fraction of a day. */
export function clockOf(fraction: number): string {
  const minutes = Math.round(fraction * DAY_MINUTES);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
