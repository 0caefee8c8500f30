// Detects codes such as '5-12' and '6E05' that a spreadsheet converted to a date or a rounded number.
import { isShortened } from '../phone/written.ts';
import { type Cell, textOf } from './cell.ts';

/** Message codes for a converted booth. */
export type ChangedBySheet = 'import.booth-is-date' | 'import.booth-shortened';

const MONTHS = [
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec',
  'mac|mei|ogo|okt|dis|mrz|mär|mai|dez|mrt',
  'janv|févr|fév|mars|avr|juin|juil|août|sept|déc',
  'gen|mag|giu|lug|ago|set|ott|dic|ene|abr|fev|out',
  'oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara|sty|lut|kwi|maj|cze|lip|sie|wrz|paź|lis|gru',
  'янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек',
].join('|');
/** Spreadsheet formats of dates without a year or without a day. */
const SHORT_DATE = new RegExp(
  String.raw`^(?:\d{1,2}(?:[-/]|\.\s?)(?:${MONTHS})\.?|(?:${MONTHS})\.?[-/]\d{2}|\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일])$`,
  'iu',
);
const WHOLE_DATE =
  /^(?:(?:19|20)\d{2}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:19|20)\d{2})(?:[ T]00:00(?::00(?:\.0+)?)?)?$/;

/** @returns null for a cell that is as it was typed */
export function changedBySheet(cell: Cell): ChangedBySheet | null {
  const text = textOf(cell);
  if (typeof cell === 'object' || SHORT_DATE.test(text) || WHOLE_DATE.test(text))
    return 'import.booth-is-date';
  return isShortened(text) ? 'import.booth-shortened' : null;
}
