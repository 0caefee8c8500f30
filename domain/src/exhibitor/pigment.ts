// Assigns the colour swatches that identify exhibitors on the palette and the grid.
import type { Exhibitor } from './schema.ts';

/** Number of pigments in the design's palette. */
export const PIGMENT_COUNT = 10;

/** A company's preferred pigment: a hash of the lower-case name, 0 to 9. */
export function preferredPigment(companyName: string): number {
  let hash = 2166136261;
  for (const character of companyName.toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash % PIGMENT_COUNT;
}

/** The fields of an exhibitor that determine its pigment. */
export type PigmentedExhibitor = Pick<Exhibitor, 'id' | 'company_name'>;

/** Exhibitor id and pigment of every company that the visitor has selected so far, earliest first. */
export type PigmentBook = readonly (readonly [exhibitorId: number, pigment: number])[];

/** More companies than a visitor considers, yet few enough to store in a browser. */
export const PIGMENT_BOOK_LIMIT = 256;

/** A company's pigment from the book, else its preferred one. */
export function pigmentIn(book: PigmentBook, { id, company_name }: PigmentedExhibitor): number {
  return book.find(([known]) => known === id)?.[1] ?? preferredPigment(company_name);
}

/**
 * Adds new companies to the book; existing entries never change their pigment.
 * A new company gets its preferred pigment, or the next one that no company in the book has; if all are assigned,
 * the next one that none of the selected companies has.
 * @param companies the selected ones, in the order of selection
 * @returns the same book if nothing is new
 */
export function enterPigments(book: PigmentBook, companies: readonly PigmentedExhibitor[]): PigmentBook {
  const pigments = new Map(book);
  const enter = ({ id, company_name }: PigmentedExhibitor): void => {
    if (pigments.has(id)) return;
    const everGiven = new Set(pigments.values());
    const atHand = new Set(companies.map((company) => pigments.get(company.id)));
    const wished = Array.from(
      { length: PIGMENT_COUNT },
      (_, step) => (preferredPigment(company_name) + step) % PIGMENT_COUNT,
    );
    const free = wished.find((one) => !everGiven.has(one)) ?? wished.find((one) => !atHand.has(one));
    pigments.set(id, free ?? preferredPigment(company_name));
  };
  companies.forEach(enter);
  if (pigments.size === book.length) return book;
  // When the book is full, drop the earliest entries, but never selected companies.
  const ids = new Set(companies.map(({ id }) => id));
  let surplus = pigments.size - PIGMENT_BOOK_LIMIT;
  return [...pigments].filter(([id]) => ids.has(id) || surplus-- <= 0);
}

/** The parts of a meeting that determine its colour; lower ids were created earlier. */
interface PigmentedMeeting {
  id: number;
  exhibitorId: number;
  exhibitor: string;
}

/** A person's companies, in the order in which their meetings were created. */
export const companiesMet = (meetings: readonly PigmentedMeeting[]): PigmentedExhibitor[] =>
  [...meetings]
    .sort((a, b) => a.id - b.id)
    .map(({ exhibitorId, exhibitor }) => ({ id: exhibitorId, company_name: exhibitor }));

/**
 * The pigments of a person's companies without their book, as on organisers' pages: the same as on a new device of
 * the person. Distinct while there are enough pigments.
 * @param meetings all of the person's meetings
 */
export function pigmentsOfMeetings(
  meetings: readonly PigmentedMeeting[],
): (meeting: Pick<PigmentedMeeting, 'exhibitorId' | 'exhibitor'>) => number {
  const book = enterPigments([], companiesMet(meetings));
  return ({ exhibitorId, exhibitor }) => pigmentIn(book, { id: exhibitorId, company_name: exhibitor });
}

/** The letter on the swatch: the first letter or digit of the name, upper case. */
export function monogram(companyName: string): string {
  return /[\p{L}\p{N}]/u.exec(companyName)?.[0]?.toUpperCase() ?? '?';
}
