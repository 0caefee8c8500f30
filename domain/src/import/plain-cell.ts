// Cleans cells: placeholders for nothing written by programs and people, and escaped characters.

import { isStopgap } from '../registration/stopgaps.ts';
import type { Cell } from './cell.ts';
import type { ImportField } from './fields.ts';
import type { PersonField } from './registrations/fields.ts';

/** Name fields, since 'Na' and 'Null' are also family names. */
export const NAMES: ReadonlySet<string> = new Set<ImportField | PersonField>([
  'company',
  'name',
  'representative',
  'companyName',
  'exhibitor',
]);

/** In the spelling of programs, since 'Null', 'Nan' and 'Nat' are names. */
const OF_PROGRAMS = /^(?:\\N|NULL|null|nan|NaN|NaT|<NA>|undefined|<null>|\(null\))$/;
/** Placeholders that are skipped without a note. */
const NEEDS_NO_NOTE = /^(?:n[\s./]*a\.?|[-–—]+)$/i;
const NOT_AVAILABLE = /^na$/i;

/** Quotes, separators and line breaks escaped with a backslash. */
const ESCAPED = /\\(["',;|\\/nrt])/g;
const MEANT: Readonly<Record<string, string>> = { n: '\n', r: '', t: ' ' };
const PATH = /^(?:[a-z]:)?\\/i;

/** The cell without escapes; '' for a placeholder that means nothing. */
export function plainCell(cell: Cell, field: ImportField | PersonField): Cell {
  if (typeof cell !== 'string') return cell;
  const text = cell.trim();
  if (OF_PROGRAMS.test(text)) return '';
  if (NEEDS_NO_NOTE.test(text) && isStopgap(text) && !(NOT_AVAILABLE.test(text) && NAMES.has(field)))
    return '';
  if (!text.includes('\\') || PATH.test(text)) return cell;
  return cell.replace(ESCAPED, (_, sign: string) => MEANT[sign] ?? sign);
}
