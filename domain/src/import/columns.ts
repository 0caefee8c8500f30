// Guesses the field of each column in a table by its heading, by earlier choices, and by its content.
import { ADDRESS_FIELDS } from '../profile/address.ts';
import { EMAIL, LINK } from './cell-looks.ts';
import {
  dropNumbered,
  dropRepeated,
  dropSalutations,
  ENOUGH,
  guessRest,
  preferDates,
  samplesOf,
} from './column-samples.ts';
import { type ColumnFields, fieldOfHeading, type ImportField, NAMES } from './fields.ts';
import { marksIn } from './heading-marks.ts';
import { foldHeading } from './headings.ts';
import { personFieldOfHeading } from './registrations/fields.ts';
import type { Table } from './table.ts';

export interface KnownContent {
  isCountry(text: string): boolean;
  /** Whether all names in a cell are sub-categories. */
  isSubCategories(text: string): boolean;
  /** By folded heading: the organiser's choice for an earlier file; null for 'not imported'. */
  remembered: ReadonlyMap<string, ImportField | null>;
}

const BOOTH =
  /^(hall|halle|dewan|stand|booth|馆|展位|зал)?[\s\d]{0,4}[,:]?\s*[a-z]{0,3}\d?[\s.-]?\d{1,4}[a-z]?([/&+-]\s?\d{1,4})?$/i;
const TIME = /^\d{1,2}[:.]\d{2}(:\d{2})?(\s?[ap]m)?$/i;
const PICTURE = /\.(png|jpe?g|gif|webp|svg|avif)([?#].*)?$/i;

/** @returns the field of each column; several have the same one where they are parts of it, or were chosen for it */
export function guessColumns(table: Table, known: KnownContent): ColumnFields {
  const chosen = table.columns.map(({ heading }) =>
    heading === '' ? undefined : known.remembered.get(foldHeading(heading)),
  );
  const guesses = table.columns.map(({ heading }, index) =>
    chosen[index] === undefined ? (fieldOfHeading(heading) ?? undefined) : chosen[index],
  );
  const isChosen = (index: number) => chosen[index] !== undefined;
  preferDates(table, guesses, 'blockedDay');
  dropSalutations(table, guesses, 'representativeTitle', isChosen);
  preferOwnBooths(table, guesses, isChosen);
  dropNumbered(table, guesses, NAMES, isChosen);
  dropRepeated(table, guesses, isChosen);
  settlePlain(table, guesses, known);
  const taken = guessRest(table, guesses, (samples, heading) => {
    const field = byContent(samples, heading, known);
    return isOfPerson(heading, field) ? null : field;
  });
  if (!taken.has('company')) guessCompany(table, guesses);
  return settleCategory(guesses.map((guess) => guess ?? null));
}

/** Fields that only a list of exhibitors has, as opposed to their products, people or hours. */
const OF_EXHIBITORS: readonly ImportField[] = [
  'booth',
  'hall',
  'country',
  'profile',
  'website',
  'subCategories',
  'category',
  'places',
];
/** Generic headings, and what they mean beside another column in a list that is not of exhibitors. */
const BESIDE = [
  { plain: 'description', beside: 'product', meant: 'productDescription' },
  { plain: 'email', beside: 'representative', meant: 'representativeEmail' },
] as const satisfies readonly Record<string, ImportField>[];

/** 'Description' beside a product is the product's, 'Email' beside a person theirs; 'From' needs a day to be a time. */
function settlePlain(table: Table, guesses: (ImportField | null | undefined)[], known: KnownContent): void {
  const change = (from: ImportField, to: ImportField | undefined) => {
    for (const [index, guess] of guesses.entries())
      if (guess === from && !known.remembered.has(foldHeading(table.columns[index]?.heading ?? '')))
        guesses[index] = to;
  };
  if (!OF_EXHIBITORS.some((field) => guesses.includes(field)))
    for (const { plain, beside, meant } of BESIDE)
      if (guesses.includes(beside) && !guesses.includes(meant)) change(plain, meant);
  if (guesses.includes('blockedDay') || guesses.includes('blocked')) return;
  change('blockedTime', undefined);
  change('blockedUntil', undefined);
}

/** Fields that the content alone proves, whatever the heading: 'From' may contain countries. */
const PROVEN: ReadonlySet<ImportField | null> = new Set<ImportField>(['email', 'country', 'subCategories']);
/** Address fields, in which a city may have the name of a country. */
const OF_ADDRESS: ReadonlySet<string> = new Set(
  ADDRESS_FIELDS.filter((name) => name !== 'postalCode' && name !== 'country'),
);

/** Whether a heading, as in lists of people, names another field than the one guessed: 'Zip' is not a booth. */
function isOfPerson(heading: string, field: ImportField | null): boolean {
  const other = personFieldOfHeading(heading);
  if (other === null || other === field || (other === 'companyName' && field === 'company')) return false;
  return !PROVEN.has(field) || OF_ADDRESS.has(other);
}

function byContent(samples: readonly string[], heading: string, known: KnownContent): ImportField | null {
  if (samples.length === 0) return null;
  const share = (test: (text: string) => boolean) => samples.filter(test).length / samples.length;
  if (share((text) => EMAIL.test(text)) >= ENOUGH) return 'email';
  if (share((text) => LINK.test(text)) >= ENOUGH)
    return share((text) => PICTURE.test(text)) >= ENOUGH ? 'picture' : null;
  if (share(known.isCountry) >= ENOUGH) return 'country';
  if (share(known.isSubCategories) >= ENOUGH) return 'subCategories';
  if (share((text) => TIME.test(text)) >= ENOUGH) return null;
  if (isCounter(samples)) return null;
  if (share((text) => BOOTH.test(text) && /\d/.test(text)) < ENOUGH) return null;
  return heading === '' || areCodes(samples, heading) ? 'booth' : null;
}

const CODE = /[a-z][\s.-]?\d/i;

/** Below an unrelated heading, numbers are years, sums or members; distinct codes of letters and digits are booths. */
const areCodes = (samples: readonly string[], heading: string): boolean =>
  marksIn(heading).marks.size === 0 &&
  samples.filter((text) => CODE.test(text)).length / samples.length >= ENOUGH &&
  new Set(samples).size > samples.length / 2;

/** Consecutive row numbers, possibly with gaps from removed rows. */
function isCounter(samples: readonly string[]): boolean {
  const numbers = samples.map((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN));
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  return (
    numbers.every((number, at) => number === first + at) ||
    (first <= 1 && last <= 2 * numbers.length && numbers.every((one, at) => one > (numbers[at - 1] ?? -1)))
  );
}

/**
 * Of several booth columns, keeps the one with the most distinct values: another one with many duplicates is the
 * hall.
 */
function preferOwnBooths(
  table: Table,
  guesses: (ImportField | null | undefined)[],
  isChosen: (index: number) => boolean,
): void {
  const own = [...guesses.keys()].filter((index) => guesses[index] === 'booth');
  if (own.length < 2 || own.some(isChosen)) return;
  const apart = (index: number) => new Set(samplesOf(table, index)).size;
  const [best = -1] = own.toSorted((one, other) => apart(other) - apart(one));
  for (const index of own)
    if (index !== best && apart(index) < apart(best))
      guesses[index] = guesses.includes('hall') ? null : 'hall';
}

/** If no heading names it: the first column of names, which are short, mostly distinct, and not numbers. */
function guessCompany(table: Table, guesses: (ImportField | null | undefined)[]): void {
  const isCategories = guesses.some((guess) => guess === 'category' || guess === 'subCategories');
  if (isCategories && !guesses.includes('booth')) return;
  const index = table.columns.findIndex(({ heading }, at) => {
    if (guesses[at] !== undefined || (heading !== '' && table.columns.length > 6)) return false;
    if (isOfPerson(heading, 'company') || marksIn(heading).marks.size > 0) return false;
    const samples = samplesOf(table, at);
    const named = samples.filter((text) => text.length <= 120 && /\p{L}{2}/u.test(text) && !LINK.test(text));
    return (
      samples.length > 0 && named.length / samples.length >= ENOUGH && new Set(named).size > named.length / 2
    );
  });
  if (index >= 0) guesses[index] = 'company';
}

/** 'Category' beside a company lists what it exhibits, unless a sub-category column is more specific. */
function settleCategory(guesses: (ImportField | null)[]): ColumnFields {
  if (!guesses.includes('company') || guesses.includes('subCategories')) return guesses;
  return guesses.map((guess) => (guess === 'category' ? 'subCategories' : guess));
}
