// Decodes HTML entities, which appear in exports of web shops and directories.
import type { Cell } from './cell.ts';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  middot: '·',
  bull: '•',
  deg: '°',
  euro: '€',
  pound: '£',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
};
/** 'eacute' is e with an acute accent. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};
export const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const ACCENTED = /^([a-z])(grave|acute|circ|tilde|uml|ring|cedil)$/i;
const LAST_CODE = 0x10ffff;

/** Whether text that looks like an entity is one in its proper spelling: '&Copy;' may just end a cell. */
export const isEntity = (text: string): boolean =>
  text.startsWith('&#')
    ? withoutEntities(text) !== text
    : Object.hasOwn(NAMED, text.slice(1, -1)) || ACCENTED_NAME.test(text);
const ACCENTED_NAME = /^&[a-z](?:grave|acute|circ|tilde|uml|ring|cedil);$/i;

/** Decodes HTML entities; anything else stays unchanged. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name = '') => {
    if (decimal || hex) {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= LAST_CODE ? String.fromCodePoint(code) : whole;
    }
    const [, letter = '', accent = ''] = ACCENTED.exec(name) ?? [];
    if (letter) return `${letter}${ACCENTS[accent.toLowerCase()] ?? ''}`;
    return NAMED[name] ?? NAMED[name.toLowerCase()] ?? whole;
  });
}

export const rowsWithoutEntities = (rows: readonly (readonly Cell[])[]): Cell[][] =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withoutEntities(cell) : cell)));
