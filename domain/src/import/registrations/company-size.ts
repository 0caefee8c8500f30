// Parses company sizes as written in lists: '11 – 50 employees', '101+', '25'. Anything else is asked about.
import type { CompanySize } from '../../profile/fields.ts';
import { inForm, plainDigits } from '../../text/normalise.ts';
import { type Cell, textOf } from '../cell.ts';

const SPREADSHEET_DATES: Readonly<Record<string, CompanySize>> = {
  '01-10': '1-10',
  '10-01': '1-10',
  '11-01': '11-50',
};
/** The same dates once the spreadsheet was saved as text. */
const DATE_TEXTS: Readonly<Record<string, CompanySize>> = {
  '10-jan': '1-10',
  'jan-10': '1-10',
  '1-oct': '1-10',
  '01-oct': '1-10',
  'oct-01': '1-10',
  'nov-50': '11-50',
};
const LARGEST: CompanySize = '101 and above';

/** Redundant words beside a number. */
const BESIDE = new RegExp(
  [
    String.raw`\b(?:employees?|employed|staffs?|members?|people|persons?|pax|workers?|ppl|fte|heads?|headcount|size|team|number|of)\b`,
    String.raw`\b(?:orang|pekerja|kakitangan)\b`,
    String.raw`\b(?:approx|approximately|about|around|circa|ca|kira-kira|lebih kurang)\b\.?`,
    '员工|人员|人|名|位|约|大约',
    'человека?|сотрудник(?:ов|а)?',
    '[:()≈]|^~',
  ].join('|'),
  'giu',
);

const KINDS = 'micro|small|medium|large|sme|mikro|kecil|sederhana|besar|微型|小型|中型|大型';
/** 'Small (1-10)' and '1-10 (small)' explain themselves; 'large 120' is ambiguous. */
const EXPLAINED = new RegExp(String.raw`^(?:${KINDS}) ?(?=\([^()]+\)$)|\((?:${KINDS})\)$`, 'gu');

const RANGE = /^(?:(?:from|between|dari|antara) )?(\d+) ?(?:[-–—~～]|to|and|hingga|dan|至|到|和) ?(\d+)$/u;
const OPEN =
  /^(?:(?:>=?|≥|more than|over|above|at least|lebih daripada|lebih dari|melebihi|超过|大于|多于) ?(\d+)|(\d+) ?(?:\+|plus|(?:(?:and|or|&) )?(?:above|more|over|up)|(?:dan |atau )?(?:ke atas|lebih)|(?:及|或)?以上))$/u;
/** 'Up to' a number, which is unambiguous only for the smallest band. */
const AT_MOST =
  /^(?:(?:<=?|≤|less than|fewer than|under|below|up to|at most|kurang daripada|bawah|sehingga|少于|小于|不到) ?(\d+)|(\d+) ?(?:or less|or fewer|(?:及|或)?以下))$/u;
const PLAIN = /^(\d+)$/;

const bandOf = (count: number): CompanySize =>
  count <= 10 ? '1-10' : count <= 50 ? '11-50' : count <= 100 ? '51-100' : LARGEST;

/** @returns null where it is none, or lies in several of the form's */
export function sizeOf(cell: Cell): CompanySize | null {
  if (typeof cell === 'object') return SPREADSHEET_DATES[cell.date.slice(5, 10)] ?? null;
  const given = inForm('NFKC', plainDigits(textOf(cell))).toLowerCase();
  if (given.length > 80) return null;
  const text = given
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(EXPLAINED, '')
    .replace(BESIDE, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return DATE_TEXTS[text] ?? closedSize(text) ?? openSize(text);
}

function closedSize(text: string): CompanySize | null {
  const [, low, high = low] = RANGE.exec(text) ?? PLAIN.exec(text) ?? [];
  if (low === undefined) return null;
  const band = bandOf(Number(low));
  return bandOf(Number(high)) === band ? band : null;
}

function openSize(text: string): CompanySize | null {
  const [, after, before] = OPEN.exec(text) ?? [];
  const least = after ?? before;
  if (least !== undefined) return Number(least) >= 100 ? LARGEST : null;
  const [, below, upTo] = AT_MOST.exec(text) ?? [];
  const most = below ?? upTo;
  return most !== undefined && Number(most) <= 10 ? '1-10' : null;
}
