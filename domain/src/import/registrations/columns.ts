// Guesses which field each column of a list of people holds, by its heading, by what was chosen before, and by its content.
import { dropRepeated, EMAIL, ENOUGH, guessRest, LINK, preferDates } from '../column-samples.ts';
import { foldHeading } from '../headings.ts';
import type { Table } from '../table.ts';
import { type PersonColumns, type PersonField, personFieldOfHeading } from './fields.ts';

export interface KnownOfPeople {
  isCountry(text: string): boolean;
  /** Whether all of a cell, one or several names, are sub-categories. */
  isSubCategories(text: string): boolean;
  /** By folded heading: what an organiser chose for an earlier file; null for 'not imported'. */
  remembered: ReadonlyMap<string, string | null>;
}

/** @returns the field of each column; none is given to two columns */
export function guessPersonColumns(table: Table, known: KnownOfPeople): PersonColumns {
  const guesses: (PersonField | null | undefined)[] = table.columns.map(({ heading }) => {
    const remembered = heading === '' ? undefined : known.remembered.get(foldHeading(heading));
    if (remembered === undefined) return personFieldOfHeading(heading) ?? undefined;
    return remembered as PersonField | null;
  });
  preferDates(table, guesses, 'date');
  dropRepeated(guesses);
  guessRest(table, guesses, (samples) => byContent(samples, known));
  return guesses.map((guess) => guess ?? null);
}

const PHONE = /^[+(]?[\d\s().\-/]{7,20}$/;
const SIZE = /^\d+\s*[-–]\s*\d+$/;

function byContent(samples: readonly string[], known: KnownOfPeople): PersonField | null {
  if (samples.length === 0) return null;
  const share = (test: (text: string) => boolean) => samples.filter(test).length / samples.length;
  if (share((text) => EMAIL.test(text)) >= ENOUGH) return 'email';
  if (share((text) => LINK.test(text)) >= ENOUGH) return 'website';
  if (share(known.isCountry) >= ENOUGH) return 'country';
  if (share(known.isSubCategories) >= ENOUGH) return 'interests';
  if (share((text) => SIZE.test(text)) >= ENOUGH) return 'companySize';
  if (share((text) => PHONE.test(text) && text.replace(/\D/g, '').length >= 8) >= ENOUGH)
    return 'phoneNumber';
  return null;
}
