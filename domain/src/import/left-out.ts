// Detects cells that cannot be used as they are: spreadsheet errors, placeholders, invalid or multiple addresses.

import { EMAIL_SHAPE, WEBSITE_SHAPE } from '../profile/shapes.ts';
import { isStopgap, isStopgapWord, NULL_NAME } from '../registration/stopgaps.ts';
import { cleanAddress } from '../text/email-address.ts';
import { isPlaceholder } from './booth.ts';
import { type Cell, textOf } from './cell.ts';
import type { ImportField } from './fields.ts';
import { NAMES } from './plain-cell.ts';
import type { PersonField } from './registrations/fields.ts';

/** A cell that is skipped at least in part; the rest of its row is imported. */
export interface LeftOut {
  field: ImportField;
  /** As written in the file. */
  text: string;
  /** The part that is imported; '' for nothing. */
  used: string;
}

/** Spreadsheet error values. */
const SHEET_ERROR =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|BLOCKED!|CONNECT!|FIELD!)$/i;

/** Halls, booths, places and hours, for which zero may be a valid value. */
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

/** 'None' in Turkish and Polish, which are also names. */
const MAYBE_NAME = /^(?:yok|brak)$/iu;

/** Exhibitor names: an exhibitor may be called 'NA'. */
const EXHIBITORS: ReadonlySet<string> = new Set<ImportField | PersonField>(['company', 'exhibitor']);

/** Whether the whole cell is a placeholder or error; it is skipped with a note, and counts as missing if required. */
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

/** The text, or its first address if the field takes only one; '' if it contains none. */
export function usableText(field: ImportField, text: string): string {
  const shape = SHAPES[field];
  if (!shape) return text;
  const bare = shape === EMAIL_SHAPE ? cleanAddress(text) : text;
  if (bare === '' || shape.test(bare)) return bare;
  return bare.split(/[\s,;|<>()]+/u).find((part) => shape.test(part)) ?? '';
}
