// Tests that a visitor's companies get distinct pigments while there are enough.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  enterPigments,
  monogram,
  PIGMENT_BOOK_LIMIT,
  PIGMENT_COUNT,
  type PigmentBook,
  type PigmentedExhibitor,
  pigmentIn,
  pigmentsOfMeetings,
  preferredPigment,
} from './pigment.ts';

describe('preferredPigment', () => {
  // Published values of the hash (FNV-1a, 32 bits): a 0xe40c292c, b 0xe70c2de5, foobar 0xbf9cf968.
  it.each([
    ['', 2166136261 % 10],
    ['a', 0xe40c292c % 10],
    ['b', 0xe70c2de5 % 10],
    ['foobar', 0xbf9cf968 % 10],
    ['FooBar', 0xbf9cf968 % 10],
  ])('%j: %i', (name, pigment) => {
    expect(preferredPigment(name)).toBe(pigment);
  });

  it('is always an integer from 0 to 9', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(preferredPigment(name));
      }),
    );
  });

  it('spreads a hundred names over all ten pigments', () => {
    const used = new Set(Array.from({ length: 100 }, (_, index) => preferredPigment(`Company ${index}`)));
    expect(used.size).toBe(PIGMENT_COUNT);
  });
});

describe('the pigment book', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 14 });
  const company = (id: number) => ({ id, company_name: `Company ${id}` });
  const pigmentsIn = (book: PigmentBook, companies: readonly number[]) =>
    companies.map((id) => pigmentIn(book, company(id)));

  // Their preferred pigments are 1, 1, 2 and 9.
  const [juno, mica, corvo, verdant] = ['Juno', 'Mica', 'Corvo', 'Verdant'].map((company_name, index) => ({
    id: index + 1,
    company_name,
  })) as [PigmentedExhibitor, PigmentedExhibitor, PigmentedExhibitor, PigmentedExhibitor];
  /** '1=4 2=6' means that exhibitor 1 has pigment 4, exhibitor 2 pigment 6, and so on. */
  const bookOf = (text: string): PigmentBook =>
    text === '' ? [] : text.split(' ').map((entry) => entry.split('=').map(Number) as [number, number]);
  const full = Array.from({ length: 10 }, (_, pigment) => `${100 + pigment}=${pigment}`).join(' ');
  it.each([
    ['gives a company its preferred pigment', '', [juno], '1=1'],
    ['gives the second of two companies the next free one', '', [juno, mica], '1=1 2=2'],
    ['assigns in the order of choosing', '', [mica, juno], '2=1 1=2'],
    ['skips pigments already assigned', '1=1 3=2', [mica], '1=1 3=2 2=3'],
    ['wraps around at the end', '9=9', [verdant], '9=9 4=0'],
    ['keeps existing entries, whatever the order', '2=1 1=2', [juno, mica], '2=1 1=2'],
    ['keeps the pigment of a deselected company', '1=1', [mica], '1=1 2=2'],
    ['reuses pigments once all are assigned', full, [juno], `${full} 1=1`],
    ['then still keeps the selected companies distinct', full, [juno, mica, corvo], `${full} 1=1 2=2 3=3`],
  ])('%s', (_, book, companies, entered) => {
    expect(enterPigments(bookOf(book), companies)).toEqual(bookOf(entered));
  });

  it('returns the same object if nothing is new', () => {
    const book = enterPigments([], [juno, mica]);
    expect(enterPigments(book, [mica, juno])).toBe(book);
  });

  it('never changes an entry, whatever is selected and deselected later', () => {
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1, maxLength: 6 }), (choices) => {
        const given = new Map<number, number>();
        let book: PigmentBook = [];
        for (const choice of choices) {
          book = enterPigments(book, choice.map(company));
          for (const [id, pigment] of book) {
            expect(given.get(id) ?? pigment).toBe(pigment);
            given.set(id, pigment);
          }
        }
      }),
    );
  });

  it('gives up to ten companies distinct pigments', () => {
    fc.assert(
      fc.property(ids, (chosen) => {
        const pigments = pigmentsIn(enterPigments([], chosen.map(company)), chosen);
        expect(new Set(pigments).size).toBe(Math.min(chosen.length, PIGMENT_COUNT));
      }),
    );
  });

  it('drops the earliest companies when full, but keeps the selected ones', () => {
    const kept: PigmentBook = Array.from({ length: PIGMENT_BOOK_LIMIT }, (_, index) => [
      index + 1,
      index % 10,
    ]);
    const book = enterPigments(kept, [company(1), company(9001), company(9002)]);
    expect(book).toHaveLength(PIGMENT_BOOK_LIMIT);
    expect(book.map(([id]) => id)).toEqual(expect.arrayContaining([1, 4, 9001, 9002]));
    expect(book.map(([id]) => id)).not.toContain(2);
  });

  it('falls back to the preferred pigment for a company not in the book', () => {
    expect([pigmentIn([[1, 3]], juno), pigmentIn([[2, 3]], juno)]).toEqual([3, 1]);
  });
});

describe('the monogram', () => {
  it.each([
    ['lumi', 'L'],
    [' (7) Days', '7'],
    ['한빛', '한'],
    ['éclat', 'É'],
    ['𝒜lpha', '𝒜'],
    ['***', '?'],
    ['', '?'],
  ])('%j: %s', (name, letter) => {
    expect(monogram(name)).toBe(letter);
  });
});

describe('pigmentsOfMeetings', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: PIGMENT_COUNT });
  const meetingsOf = (companies: readonly string[]) =>
    companies.map((exhibitor, index) => ({ id: index + 1, exhibitorId: 100 + index, exhibitor }));

  it('are distinct while ten suffice, in any order of meetings', () => {
    fc.assert(
      fc.property(names, (companies) => {
        const meetings = meetingsOf(companies);
        const pigments = meetings.map(pigmentsOfMeetings(meetings));
        expect(new Set(pigments).size).toBe(companies.length);
        expect(meetings.map(pigmentsOfMeetings([...meetings].reverse()))).toEqual(pigments);
      }),
    );
  });

  it("match what the person's own pages show on a new device", () => {
    fc.assert(
      fc.property(names, (companies) => {
        const meetings = meetingsOf(companies);
        const own = meetings.map(({ exhibitorId: id, exhibitor: company_name }) => ({ id, company_name }));
        const book = enterPigments([], own);
        expect(meetings.map(pigmentsOfMeetings(meetings))).toEqual(own.map((one) => pigmentIn(book, one)));
      }),
    );
  });
});
