// Hours that an exhibitor keeps free of meetings, as lists write them: '02 June 11 am; Day 3', '2026-06-02 11:00-13:00'.
import { DAY_MINUTES, parseSlot, type SlotTime } from '../edition/slot-time.ts';
import { plainDigits } from '../text/normalise.ts';
import { type Cell, isEmptyCell, textOf } from './cell.ts';

/** The grid of an edition. */
export interface Grid {
  /** YYYY-MM-DD of each day, in order. */
  dates: readonly string[];
  /** When slots start, in minutes from midnight. */
  starts: readonly number[];
  slotMinutes: number;
}

export interface ReadHours {
  slots: SlotTime[];
  /** What could not be read, or is not in the edition. */
  unread: string[];
}

/** @param cell several hours are separated by semicolons or line breaks. @param time of a column beside; '' for none */
export function readBlockedHours(cell: Cell, time: Cell, grid: Grid): ReadHours {
  const whole = textOf(cell);
  const parts = typeof cell === 'string' ? whole.split(/[;；|\n]+/u) : [whole];
  const read = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ part, slots: slotsOf(`${part} ${timeText(time)}`.trim(), grid) }));
  return {
    slots: read.flatMap(({ slots }) => slots ?? []),
    unread: read.filter(({ slots }) => slots === null).map(({ part }) => `${part} ${timeText(time)}`.trim()),
  };
}

/** The slot of the grid that a day and a time name exactly, such as an hour to meet in; null for anything else. */
export function readSlot(cell: Cell, time: Cell, grid: Grid): SlotTime | null {
  const text = `${textOf(cell)} ${timeText(time)}`.trim();
  const found = findDay(inOneForm(plainDigits(text).normalize('NFKC')), grid.dates);
  const slot = found && parseSlot(withHalves(asRange(found.rest)));
  if (!slot || !grid.starts.includes(slot.minute)) return null;
  if (slot.length !== null && slot.length !== grid.slotMinutes) return null;
  return { day: found.day, minute: slot.minute, length: grid.slotMinutes };
}

/** The time of a column, and of one beside it that says until when; either may be empty. */
export const timeWith = (time: Cell, until: Cell): Cell =>
  isEmptyCell(until) ? time : `${timeText(time)}-${timeText(until)}`;

/** A time of day that a spreadsheet stores as a fraction of a day. */
function timeText(time: Cell): string {
  if (typeof time !== 'number' || time <= 0 || time >= 1) return textOf(time);
  const minutes = Math.round(time * DAY_MINUTES);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function slotsOf(text: string, grid: Grid): SlotTime[] | null {
  const plain = inOneForm(plainDigits(text).normalize('NFKC'));
  const found = findDay(plain, grid.dates);
  if (!found) return null;
  const starts = startsIn(found.rest, grid);
  return starts && starts.length > 0
    ? starts.map((minute) => ({ day: found.day, minute, length: grid.slotMinutes }))
    : null;
}

const WEEKDAY =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b\.?,?|\b(?:isnin|isn|selasa|sel|rabu|rab|khamis|kha|jumaat|jum|sabtu|sab|ahad|ahd)\b,?|(?:周|星期|礼拜)[一二三四五六日天]/giu;

/** Times of day in Malay and Chinese as English has them, and no weekdays: '2 petang' is '2 pm', '下午2点半' is '2:30 pm'. */
function inOneForm(text: string): string {
  return text
    .replace(WEEKDAY, ' ')
    .replace(/(\d{4})\s*年/gu, '')
    .replace(/(\d{1,2})\s*[点时]\s*半/gu, '$1:30')
    .replace(/(\d{1,2})\s*[点时]\s*(\d{2})\s*分?/gu, '$1:$2')
    .replace(/(\d{1,2})\s*[点时](?!\d)/gu, '$1:00')
    .replace(/(?:上午|早上)\s*(\d{1,2}(?::\d{2})?)/gu, '$1 am')
    .replace(/(?:下午|晚上|中午)\s*(\d{1,2}(?::\d{2})?)/gu, '$1 pm')
    .replace(/\bpagi\b/giu, 'am')
    .replace(/\b(?:tengah hari|tgh hari|petang|malam)\b/giu, 'pm');
}

const MONTHS = 'jan|feb|mac,mar|apr|mei,may|jun|jul|ogo,aug|sep|okt,oct|nov|dis,dec'
  .split('|')
  .map((names) => names.split(','));

interface FoundDay {
  day: number;
  /** The text without the day. */
  rest: string;
}

/** Each form with what it says: a day of the edition by number, or a date. */
const FORMS: readonly [
  RegExp,
  (found: RegExpExecArray) => { day?: number; month?: number; date?: number },
][] = [
  [/\b(?:day|hari|tag|день)\s*(\d{1,2})\b|第\s*(\d{1,2})\s*天/iu, ([, a, b]) => ({ day: Number(a ?? b) })],
  [/\b\d{4}-(\d{2})-(\d{2})(?:T|\b)/, ([, month, date]) => ({ month: Number(month), date: Number(date) })],
  [
    /\b(\d{1,2})[./](\d{1,2})[./](?:\d{4}|\d{2})\b/,
    ([, date, month]) => ({ month: Number(month), date: Number(date) }),
  ],
  [
    /(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]?/u,
    ([, month, date]) => ({ month: Number(month), date: Number(date) }),
  ],
  [
    /\b(\d{1,2})(?:st|nd|rd|th)?\.?\s*([a-z]{3})[a-z]*\.?(?:\s+\d{4})?\b/i,
    ([, date, month]) => ({ month: monthOf(month), date: Number(date) }),
  ],
  [
    /\b([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s+\d{4})?/i,
    ([, month, date]) => ({ month: monthOf(month), date: Number(date) }),
  ],
  [/\b(\d{1,2})\/(\d{1,2})\b/, ([, date, month]) => ({ month: Number(month), date: Number(date) })],
];

const monthOf = (name = ''): number => MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;

function findDay(text: string, dates: readonly string[]): FoundDay | null {
  for (const [form, meaning] of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const { day, month, date } = meaning(found);
    const index = day === undefined ? indexOfDate(dates, month, date) : day - 1;
    if (dates[index] === undefined) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { day: index + 1, rest: rest.replace(/^[\s,:·–-]+|[\s,:·–-]+$/g, '') };
  }
  return serialDay(text, dates);
}

const indexOfDate = (dates: readonly string[], month = 0, date = 0): number =>
  dates.findIndex((one) => Number(one.slice(5, 7)) === month && Number(one.slice(8, 10)) === date);

/** A date that a spreadsheet shows as its number of days since 1899. */
function serialDay(text: string, dates: readonly string[]): FoundDay | null {
  const [, serial, fraction = ''] = /^(\d{5})(\.\d+)?\b/.exec(text) ?? [];
  if (serial === undefined) return null;
  const date = new Date(Date.UTC(1899, 11, 30 + Number(serial))).toISOString().slice(0, 10);
  const index = dates.indexOf(date);
  if (index < 0) return null;
  const rest = text.slice(serial.length + fraction.length).trim();
  return {
    day: index + 1,
    rest: fraction === '' ? rest : `${timeText(Number(`0${fraction}`))} ${rest}`.trim(),
  };
}

const WHOLE_DAY =
  /^(|all day|whole day|full day|sehari suntuk|sepanjang hari|seharian|全天|整天|весь день)$/iu;

const asRange = (text: string): string =>
  text.trim().replace(/\s*(?:[–—~～]|\bto\b|\bhingga\b|至|到)\s*/giu, '-');

/** The grid's slots in a time; of a range, those that it touches. Null for a text that is no time. */
function startsIn(text: string, { starts, slotMinutes }: Grid): number[] | null {
  const clean = asRange(text);
  if (WHOLE_DAY.test(clean)) return [...starts];
  const slot = parseSlot(withHalves(clean));
  if (!slot) return null;
  if (slot.length === null)
    return starts.filter((start) => start <= slot.minute && slot.minute < start + slotMinutes);
  const end = slot.minute + slot.length;
  return starts.filter((start) => start < end && slot.minute < start + slotMinutes);
}

/** '11-1 pm' and '11:00:00' as `parseSlot` reads them; a bare hour is one of the day. */
function withHalves(text: string): string {
  const clean = text
    .replace(/(\d{1,2}:\d{2}):\d{2}/g, '$1')
    .replace(/\b(\d{1,2})[hH](\d{2})?\b/g, (_, hour, past = '00') => `${hour}:${past}`);
  return clean
    .split('-')
    .map((part) => (/^\s*\d{1,2}\s*$/.test(part) ? `${part.trim()}:00` : part))
    .join('-');
}
