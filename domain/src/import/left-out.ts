// What cannot be used of a cell: an error of a spreadsheet, an address that is none, more than one address.
import { EMAIL_SHAPE, WEBSITE_SHAPE } from '../profile/shapes.ts';
import type { ImportField } from './fields.ts';

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

export const isSheetError = (text: string): boolean => SHEET_ERROR.test(text.trim());

const SHAPES: Partial<Record<ImportField, RegExp>> = {
  email: EMAIL_SHAPE,
  representativeEmail: EMAIL_SHAPE,
  website: WEBSITE_SHAPE,
};

/** An address without what makes a link of it. */
export const bareAddress = (text: string): string =>
  text.replace(/^mailto:\s*([^?]*)(?:\?.*)?$/i, '$1').trim();

/** The text, or the first address in it where the field takes a single one; '' where it has none. */
export function usableText(field: ImportField, text: string): string {
  const shape = SHAPES[field];
  if (!shape) return text;
  const bare = shape === EMAIL_SHAPE ? bareAddress(text) : text;
  if (bare === '' || shape.test(bare)) return bare;
  return bare.split(/[\s,;|<>()]+/u).find((part) => shape.test(part)) ?? '';
}
