// Parses an exhibitor's blocked hours as written in lists: '02 June 11 am; Day 3', '2026-06-02 11:00-13:00'.
import { parseSlot, type SlotTime } from '../edition/slot-time.ts';
import { inForm, plainDigits } from '../text/normalise.ts';
import { type Cell, isEmptyCell, textOf } from './cell.ts';
import { clockOf, type FoundDay, findDay } from './written-day.ts';

/** The grid of an edition. */
export interface Grid {
  /** YYYY-MM-DD of each day, in order. */
  dates: readonly string[];
  /** Slot starts, in minutes from midnight. */
  starts: readonly number[];
  slotMinutes: number;
}

export interface ReadHours {
  slots: SlotTime[];
  /** What could not be parsed, or is not in the edition. */
  unread: string[];
}

/** @param cell several hours are separated by semicolons or line breaks. @param time of a column beside; '' for none */
export function readBlockedHours(cell: Cell, time: Cell, grid: Grid): ReadHours {
  const whole = textOf(cell);
  const parts = typeof cell === 'string' ? whole.split(/[;；|\n]+/u) : [whole];
  const read = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ part, slots: slotsOf(part, time, grid) }));
  return {
    slots: read.flatMap(({ slots }) => slots ?? []),
    unread: read.filter(({ slots }) => slots === null).map(({ part }) => writtenHour(part, time)),
  };
}

/** The grid slot that exactly matches a day and a time, such as a meeting hour; null otherwise. */
export function readSlot(cell: Cell, time: Cell, grid: Grid): SlotTime | null {
  const found = dayAndTime(textOf(cell), time, grid);
  const slot = found && parseSlot(withHalves(asRange(found.rest)));
  if (!slot || !grid.starts.includes(slot.minute)) return null;
  if (slot.length !== null && slot.length !== grid.slotMinutes) return null;
  return { day: found.day, minute: slot.minute, length: grid.slotMinutes };
}

/** An hour as written in the file, for use in a message. */
export const writtenHour = (cell: Cell, time: Cell): string => `${textOf(cell)} ${timeText(time)}`.trim();

/** The time of one column combined with an end time from the next; either may be empty. */
export const timeWith = (time: Cell, until: Cell): Cell =>
  isEmptyCell(until) ? time : `${timeText(time)}-${timeText(until)}`;

/** A time of day that a spreadsheet stores as a fraction of a day, or on its epoch date. */
function timeText(time: Cell): string {
  if (typeof time === 'number' && time > 0 && time < 1) return clockOf(time);
  if (typeof time === 'object' && time.date < '1901') return time.date.slice(11);
  return textOf(time);
}

/** Maximum length of a text that is parsed as an hour. */
const LONGEST = 200;

/** The day that a text and its time cell name, and the time of day. */
function dayAndTime(text: string, time: Cell, grid: Grid): FoundDay | null {
  const beside = timeText(time);
  if (text.length + beside.length > LONGEST) return null;
  // Databases write dates with a midnight time.
  const date = beside === '' ? text : text.replace(/[\sT]00:00(?::00(?:\.0+)?)?$/, '');
  return findDay([inOneForm(date), inOneForm(beside)], grid.dates);
}

function slotsOf(text: string, time: Cell, grid: Grid): SlotTime[] | null {
  const found = dayAndTime(text, time, grid);
  if (!found) return null;
  const starts = startsIn(found.rest, grid);
  return starts && starts.length > 0
    ? starts.map((minute) => ({ day: found.day, minute, length: grid.slotMinutes }))
    : null;
}

/** Normalises times of day to English: '2 petang' to '2 pm', '下午2点半' to '2:30 pm', '12 noon' to '12 pm'. */
function inOneForm(text: string): string {
  return inForm('NFKC', plainDigits(text))
    .replace(/(\d{1,2})\s*[点时]\s*半/gu, '$1:30')
    .replace(/(\d{1,2})\s*[点时]\s*(\d{2})\s*分?/gu, '$1:$2')
    .replace(/(\d{1,2})\s*[点时](?!\d)/gu, '$1:00')
    .replace(/(?:上午|早上)\s*(\d{1,2}(?::\d{2})?)/gu, '$1 am')
    .replace(/(?:下午|晚上|中午)\s*(\d{1,2}(?::\d{2})?)/gu, '$1 pm')
    .replace(/\bpagi\b/giu, 'am')
    .replace(/\b(?:tengah hari|tgh hari|petang|malam)\b/giu, 'pm')
    .replace(/(\d\s*)([ap])\s?\.\s?m\b\.?/gi, '$1$2m')
    .replace(/\b(12(?:[.:]00)?)\s*(?:noon|nn|midday)\b/gi, '$1 pm')
    .replace(/\b(?:noon|midday)\b/gi, '12 pm')
    .replace(/@|\b(?:at|pukul)\b/gi, ' ');
}

const WHOLE_DAY =
  /^(|all day|whole day|full day|sehari suntuk|sepanjang hari|seharian|全天|整天|весь день)$/iu;

const asRange = (text: string): string =>
  text.trim().replace(/\s*(?:[–—~～]|\bto\b|\bhingga\b|至|到)\s*/giu, '-');

/** The grid slots at a time; for a range, those that it overlaps. Null for text that is not a time. */
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

const START = /^\s*(\d{1,2})(?:[.:]([0-5]\d))?\s*$/;
const END = /^\s*(\d{1,2})(?:[.:]([0-5]\d))?\s*([ap]m)\s*$/i;

/** In '2-3 pm' the first hour is in the afternoon too, but in '11-1 pm' it is not. */
function withSameHalf(parts: readonly string[]): readonly string[] {
  const [first = '', last = ''] = parts;
  const [start, end] = [START.exec(first), END.exec(last)];
  if (!start || !end || parts.length !== 2 || Number(start[1]) > 12) return parts;
  const onDial = ([, hour, past = '0']: RegExpExecArray) => (Number(hour) % 12) * 60 + Number(past);
  return onDial(start) < onDial(end) ? [`${first} ${end[3]}`, last] : parts;
}

/** Rewrites '11-1 pm', '11:00:00', '1500 hrs' and '15h30' for `parseSlot`; a bare hour means that hour of the day. */
function withHalves(text: string): string {
  const clean = text
    .replace(/(\d{1,2}:\d{2}):\d{2}/g, '$1')
    .replace(/(?<=\d)\s*(?:hrs?|hours?)\b\.?/gi, '')
    .replace(/\b([01]?\d|2[0-3])([0-5]\d)h?\b/gi, '$1:$2')
    .replace(/\b(\d{1,2})[hH](\d{2})?\b/g, (_, hour, past = '00') => `${hour}:${past}`);
  return withSameHalf(clean.split('-'))
    .map((part) => (/^\s*\d{1,2}\s*$/.test(part) ? `${part.trim()}:00` : part))
    .join('-');
}
