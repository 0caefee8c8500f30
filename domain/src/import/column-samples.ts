// Guesses what columns hold by their content, for every kind of import.

import { isEmptyCell, textOf } from './cell.ts';
import { fitsMarks, marksIn } from './heading-marks.ts';
import { ownerIn } from './heading-owners.ts';
import type { Owned } from './heading-reader.ts';
import { type Part, partOfHeading } from './part-headings.ts';
import type { Table } from './table.ts';
import { namesDate } from './written-day.ts';

/** Number of rows sampled. */
const SAMPLE_ROWS = 200;
/** Minimum proportion of a column's cells that must look alike. */
export const ENOUGH = 0.6;

/** Non-empty texts of a column. */
export const samplesOf = (table: Table, column: number): string[] =>
  table.rows
    .slice(0, SAMPLE_ROWS)
    .map(({ cells }) => cells[column])
    .filter((cell) => !isEmptyCell(cell))
    .map(textOf);

/**
 * Guesses the remaining columns by their content, unless their heading contradicts: addresses below 'Email (CC)' are
 * not the contact's. No field is assigned twice.
 * @returns all assigned fields
 */
export function guessRest<F extends string>(
  table: Table,
  guesses: (F | null | undefined)[],
  byContent: (samples: readonly string[], heading: string) => F | null,
): ReadonlySet<F | null | undefined> {
  const taken = new Set(guesses);
  for (const [index, guess] of guesses.entries()) {
    if (guess !== undefined) continue;
    const { heading = '' } = table.columns[index] ?? {};
    const field = byContent(samplesOf(table, index), heading);
    if (field === null || taken.has(field) || !fitsMarks(field, marksIn(heading).marks)) continue;
    guesses[index] = field;
    taken.add(field);
  }
  return taken;
}

/** Of several columns for the same day, such as 'Day' and 'Date', keeps the first one that contains dates. */
export function preferDates<F extends string>(
  table: Table,
  guesses: (F | null | undefined)[],
  field: F,
): void {
  const columns = [...guesses.keys()].filter((index) => guesses[index] === field);
  const dated = columns.find((index) => {
    const samples = samplesOf(table, index);
    return samples.length > 0 && samples.filter(namesDate).length / samples.length >= ENOUGH;
  });
  if (dated !== undefined) for (const index of columns) if (index !== dated) guesses[index] = null;
}

/** Columns of bare numbers are not names if another column for the same names has letters. */
export function dropNumbered<F extends string>(
  table: Table,
  guesses: (F | null | undefined)[],
  fields: readonly F[],
  isChosen: (index: number) => boolean,
): void {
  for (const field of fields) {
    const own = [...guesses.keys()].filter((index) => guesses[index] === field);
    const hasLetters = (index: number) => samplesOf(table, index).some((text) => /\p{L}/u.test(text));
    if (!own.some(hasLetters)) continue;
    for (const index of own) if (!isChosen(index) && !hasLetters(index)) guesses[index] = undefined;
  }
}

/** Contact fields: a second column fills in where the first is empty. */
const FILLED_IN: ReadonlySet<string> = new Set([
  'email',
  'representativeEmail',
  'phoneNumber',
  'companyPhone',
]);

/**
 * Of columns with several owners, such as home and company addresses, keeps those of the most complete owner, so that
 * the city of one is never combined with the street of another.
 */
export function keepOneOwner<F extends string>(
  table: Table,
  guesses: (F | null | undefined)[],
  { words, fields }: Owned<F>,
  fieldOf: (heading: string) => F | null,
  isChosen: (index: number) => boolean,
): void {
  // On a tie, the columns without an owner win.
  const columnsOf = new Map<string, number[]>([['', []]]);
  for (const [index, guess] of guesses.entries()) {
    if (!guess || !fields.includes(guess) || isChosen(index)) continue;
    const owner = ownerIn(table.columns[index]?.heading ?? '', words, (text) => fieldOf(text) !== null);
    columnsOf.set(owner, [...(columnsOf.get(owner) ?? []), index]);
  }
  const filled = (columns: readonly number[]) =>
    columns.reduce((sum, index) => sum + samplesOf(table, index).length, 0);
  const kept = new Set<F | null | undefined>();
  for (const columns of [...columnsOf.values()].toSorted((one, other) => filled(other) - filled(one))) {
    const own = columns.map((index) => guesses[index]);
    if (own.some((field) => kept.has(field))) for (const index of columns) guesses[index] = null;
    else for (const field of own) kept.add(field);
  }
}

/**
 * Of two columns for the same field, keeps the first, unless both were chosen for an earlier file. Columns for its
 * parts, such as given and family name, are joined, or dropped if there is also a column for the whole.
 */
export function dropRepeated(
  { columns }: Pick<Table, 'columns'>,
  guesses: (string | null | undefined)[],
  isChosen: (index: number) => boolean,
): void {
  const parts = columns.map(({ heading }) => partOfHeading(heading));
  for (const field of new Set(guesses)) {
    if (!field) continue;
    const own = [...guesses.keys()].filter((index) => guesses[index] === field && !isChosen(index));
    const [whole, ...others] = own.filter((index) => parts[index] === null);
    const ofParts = own.filter((index) => parts[index] !== null);
    const has = (part: Part) => ofParts.some((index) => parts[index] === part);
    const isWhole = guesses.some((guess, index) => guess === field && parts[index] === null);
    const isNamed = has('given') || has('middle') || has('family');
    const drops = isWhole ? has('given') && has('family') : !isNamed;
    const chosen = guesses.some((guess, index) => guess === field && isChosen(index));
    for (const index of [
      ...(chosen && whole !== undefined ? [whole] : []),
      ...(FILLED_IN.has(field) && !chosen ? [] : others),
      ...(drops ? ofParts : []),
    ])
      guesses[index] = null;
  }
}

const SALUTATION =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|mdm|ir|hr|frau|herr|m|mme|mlle|monsieur|madame|sr|sra|srta|sig|tuan|puan|encik|en|pn|cik|datuk|dato|datin|haji|hajah|先生|女士|小姐|博士|教授|さん|様|씨|님|г-н|г-жа|bay|bayan)\.?$/iu;

/** 'Title' above 'Ms' is not a job title. */
export function dropSalutations<F extends string>(
  table: Table,
  guesses: (F | null | undefined)[],
  field: F,
  isChosen: (index: number) => boolean,
): void {
  for (const [index, guess] of guesses.entries()) {
    if (guess !== field || isChosen(index)) continue;
    const samples = samplesOf(table, index);
    const like = samples.filter((text) => text.split(/[\s/]+/).every((word) => SALUTATION.test(word)));
    if (samples.length > 0 && like.length / samples.length >= ENOUGH) guesses[index] = null;
  }
}
