// What cannot be used of a cell: an error of a spreadsheet, a stopgap, an address that is none, more than one address.

import { EMAIL_SHAPE, WEBSITE_SHAPE } from '../profile/shapes.ts';
import { isStopgap, isStopgapWord, NULL_NAME } from '../registration/stopgaps.ts';
import { cleanAddress } from '../text/email-address.ts';
import { isPlaceholder } from './booth.ts';
import { type Cell, textOf } from './cell.ts';
import type { ImportField } from './fields.ts';
import { NAMES } from './plain-cell.ts';
import type { PersonField } from './registrations/fields.ts';

/** A cell of which something is left out; the rest of its row is imported. */
export interface LeftOut {
  field: ImportField;
  /** As in the file. */
  text: string;
  /** What is imported of it; '' for nothing. */
  used: string;
}

/** What spreadsheets write in place of a value that they cannot calculate. */
const SHEET_ERROR =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|BLOCKED!|CONNECT!|FIELD!)$/i;

/** Halls, booths, places and hours, of which zero may be one. */
const NUMBERED: ReadonlySet<string> = new Set<ImportField | PersonField>([
  'hall',
  'booth',
  'places',
  'date',
  'time',
  'blocked',
  'blockedDay',
  'blockedTime',
  'blockedUntil',
]);

const PLACES: ReadonlySet<string> = new Set<ImportField | PersonField>(['booth', 'hall']);

/** 'None' in Turkish and Polish; names too. */
const MAYBE_NAME = /^(?:yok|brak)$/iu;

/** Exhibitors, one of which may be called 'NA'. */
const EXHIBITORS: ReadonlySet<string> = new Set<ImportField | PersonField>(['company', 'exhibitor']);

/** Whether the whole cell stands for nothing; it is left out with a note, and missing where it is needed. */
export function isUnusable(field: ImportField | PersonField, cell: Cell): boolean {
  const text = textOf(cell);
  if (EXHIBITORS.has(field) && /^na$/i.test(text)) return false;
  if (NAMES.has(field) && text === NULL_NAME) return false;
  if (SHEET_ERROR.test(text)) return true;
  if (PLACES.has(field)) return isPlaceholder(text);
  if (NUMBERED.has(field)) return isStopgapWord(text);
  return isStopgap(text) || (!NAMES.has(field) && MAYBE_NAME.test(text));
}

const SHAPES: Partial<Record<ImportField, RegExp>> = {
  email: EMAIL_SHAPE,
  representativeEmail: EMAIL_SHAPE,
  website: WEBSITE_SHAPE,
};

/** The text, or the first address in it where the field takes a single one; '' where it has none. */
export function usableText(field: ImportField, text: string): string {
  const shape = SHAPES[field];
  if (!shape) return text;
  const bare = shape === EMAIL_SHAPE ? cleanAddress(text) : text;
  if (bare === '' || shape.test(bare)) return bare;
  return bare.split(/[\s,;|<>()]+/u).find((part) => shape.test(part)) ?? '';
}
