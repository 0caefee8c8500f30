// The colour swatch by which an exhibitor is recognised on the palette and the grid.
import type { Exhibitor } from './schema.ts';

/** Number of pigments in the palette of the design. */
export const PIGMENT_COUNT = 10;

/** The pigment that a company's name asks for: a hash of the lower-case name, 0 to 9. */
export function preferredPigment(companyName: string): number {
  let hash = 2166136261;
  for (const character of companyName.toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash % PIGMENT_COUNT;
}

/** An exhibitor as far as its colour is concerned. */
export type PigmentedExhibitor = Pick<Exhibitor, 'id' | 'company_name'>;

/** Exhibitor id and pigment of every company that the visitor has had, the earliest first. */
export type PigmentBook = readonly (readonly [exhibitorId: number, pigment: number])[];

/** More companies than a visitor looks at closely, few enough to be kept in a browser. */
export const PIGMENT_BOOK_LIMIT = 256;

/** The pigment that the book has for a company, else the one that its name asks for. */
export function pigmentIn(book: PigmentBook, { id, company_name }: PigmentedExhibitor): number {
  return book.find(([known]) => known === id)?.[1] ?? preferredPigment(company_name);
}

/**
 * Enters companies that the book does not have; those that it has keep their pigment whatever comes or goes.
 * A new one gets what its name asks for, or the next pigment that no company of the book has; where all are given
 * away, the next that none of the companies at hand has.
 * @param companies at hand, in the order of choosing
 * @returns the same book when it has them all
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
  // Of a book that is full the earliest go, never those at hand.
  const ids = new Set(companies.map(({ id }) => id));
  let surplus = pigments.size - PIGMENT_BOOK_LIMIT;
  return [...pigments].filter(([id]) => ids.has(id) || surplus-- <= 0);
}

/** The letter on the swatch: the first letter or digit of the name, upper case. */
export function monogram(companyName: string): string {
  return /[\p{L}\p{N}]/u.exec(companyName)?.[0]?.toUpperCase() ?? '?';
}
