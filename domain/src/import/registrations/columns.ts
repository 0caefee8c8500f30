// Guesses the field of each column in a list of people by its heading, by earlier choices, and by its content.

import { COMPANY_SIZES } from '../../profile/fields.ts';
import { EMAIL, LINK } from '../cell-looks.ts';
import {
  dropNumbered,
  dropRepeated,
  dropSalutations,
  ENOUGH,
  guessRest,
  keepOneOwner,
  preferDates,
  samplesOf,
} from '../column-samples.ts';
import { fieldOfHeading } from '../fields.ts';
import { marksIn } from '../heading-marks.ts';
import { foldHeading } from '../headings.ts';
import { partOfHeading } from '../part-headings.ts';
import type { Table } from '../table.ts';
import { APART, NAMES, type PersonColumns, type PersonField, personFieldOfHeading } from './fields.ts';

export interface KnownOfPeople {
  isCountry(text: string): boolean;
  /** Whether all names in a cell are sub-categories. */
  isSubCategories(text: string): boolean;
  /** By folded heading: the organiser's choice for an earlier file; null for 'not imported'. */
  remembered: ReadonlyMap<string, string | null>;
}

/** @returns the field of each column; several have the same one where they are parts of it, or were chosen for it */
export function guessPersonColumns(table: Table, known: KnownOfPeople): PersonColumns {
  const chosen = table.columns.map(({ heading }) =>
    heading === ''
      ? undefined
      : (known.remembered.get(foldHeading(heading)) as PersonField | null | undefined),
  );
  const guesses = table.columns.map(({ heading }, index) => {
    if (chosen[index] !== undefined) return chosen[index];
    return isNoCode(table, index) ? undefined : (personFieldOfHeading(heading) ?? undefined);
  });
  const isChosen = (index: number) => chosen[index] !== undefined;
  preferDates(table, guesses, 'date');
  dropSalutations(table, guesses, 'designation', isChosen);
  dropNumbered(table, guesses, NAMES, isChosen);
  for (const owned of APART) keepOneOwner(table, guesses, owned, personFieldOfHeading, isChosen);
  dropRepeated(table, guesses, isChosen);
  dropLoneTimes(guesses, isChosen);
  guessRest(table, guesses, (samples, heading) => byContent(samples, heading, known));
  return guesses.map((guess) => guess ?? null);
}

/** Without an exhibitor, a date is that of the registration. */
function dropLoneTimes(
  guesses: (PersonField | null | undefined)[],
  isChosen: (index: number) => boolean,
): void {
  if (guesses.some((guess) => guess === 'booth' || guess === 'exhibitor')) return;
  for (const [index, guess] of guesses.entries())
    if ((guess === 'date' || guess === 'time') && !isChosen(index)) guesses[index] = null;
}

/** 'Country code' above 'MY' is not a dialling code. */
const isNoCode = (table: Table, index: number): boolean =>
  partOfHeading(table.columns[index]?.heading ?? '') === 'diallingCode' &&
  !samplesOf(table, index).every((text) => DIALLING_CODE.test(text));
const DIALLING_CODE = /^(?:\+|00)?\d{1,4}$/;

const PHONE = /^[+(]?[\d\s().\-/]{7,20}$/;
/** A prefix that no running number, sum or date has. */
const AS_DIALLED = /^(?:\+|\(?0)\s*\d/;
const DATE = /^(?:\d{1,4}[-./]){2}\d{1,4}(?:\s|$)/;
const SIZE = /^\d+\s*[-–]\s*\d+$/;

function byContent(samples: readonly string[], heading: string, known: KnownOfPeople): PersonField | null {
  if (samples.length === 0) return null;
  const share = (test: (text: string) => boolean) => samples.filter(test).length / samples.length;
  if (share((text) => EMAIL.test(text)) >= ENOUGH) return 'email';
  if (share(known.isCountry) >= ENOUGH) return 'country';
  if (share(known.isSubCategories) >= ENOUGH) return 'interests';
  if (personFieldOfHeading(heading) === null && fieldOfHeading(heading) !== null) return null;
  if (share((text) => LINK.test(text)) >= ENOUGH) return 'website';
  return heading === '' ? ofNumbers(share) : ofHeadedNumbers(share, heading);
}

const isPhone = (text: string): boolean =>
  PHONE.test(text) && !DATE.test(text) && text.replace(/\D/g, '').length >= 8;

function ofNumbers(share: (test: (text: string) => boolean) => number): PersonField | null {
  if (share((text) => SIZE.test(text)) >= ENOUGH) return 'companySize';
  return share(isPhone) >= ENOUGH ? 'phoneNumber' : null;
}

/** Below an unrelated heading, numbers are orders, ages or sums, unless their format is unambiguous. */
function ofHeadedNumbers(
  share: (test: (text: string) => boolean) => number,
  heading: string,
): PersonField | null {
  if (share((text) => COMPANY_SIZES.some((size) => size === text)) >= ENOUGH) return 'companySize';
  if (marksIn(heading).marks.has('number')) return null;
  return share((text) => isPhone(text) && AS_DIALLED.test(text)) >= ENOUGH ? 'phoneNumber' : null;
}
