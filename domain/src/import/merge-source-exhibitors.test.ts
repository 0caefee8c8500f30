// Tests of merging an organiser's exhibitor rows, including that merging is idempotent.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exhibitorKey } from '../exhibitor/merge.ts';
import type { SourceExhibitor } from './lists.ts';
import { mergeSourceExhibitors } from './merge-source-exhibitors.ts';

const rowOf = (changes: Partial<SourceExhibitor>): SourceExhibitor => ({
  company_name: 'Seri Kenanga',
  booth_number: 'D-032',
  region_country: 'Malaysia',
  product_profile: '',
  description: '',
  subCategories: [],
  products: [],
  blocked: [],
  ...changes,
});

test('keeps the logo from whichever row has one, preferring the first', () => {
  expect(mergeSourceExhibitors([rowOf({}), rowOf({ logo: 'b' })])[0]?.logo).toBe('b');
  expect(mergeSourceExhibitors([rowOf({ logo: 'a' }), rowOf({ logo: 'b' })])[0]?.logo).toBe('a');
  expect(mergeSourceExhibitors([rowOf({}), rowOf({})])[0]).not.toHaveProperty('logo');
});

test('merges products with the same folded name, keeping the longer text and the available picture', () => {
  const [merged] = mergeSourceExhibitors([
    rowOf({ products: [{ name: 'Lulur', description: 'Scrub.', image: 'a' }] }),
    rowOf({ products: [{ name: ' LULUR', description: 'A longer text.' }] }),
  ]);
  expect(merged?.products).toEqual([{ name: 'Lulur', description: 'A longer text.', image: 'a' }]);
});

const row = fc.record({
  company_name: fc.constantFrom('Seri Kenanga', ' seri  kenanga', 'SERI KENANGA', 'Seri', '香', '__proto__'),
  booth_number: fc.constantFrom('D-032', 'd-032', 'Ｄ－０３２', 'D-033'),
  region_country: fc.constant('Malaysia'),
  product_profile: fc.string({ maxLength: 5 }),
  description: fc.string({ maxLength: 5 }),
  subCategories: fc.array(fc.constantFrom('a', 'b', 'c')),
  products: fc.array(fc.record({ name: fc.constantFrom('x', 'X', 'y'), description: fc.string() })),
  blocked: fc.array(fc.record({ day: fc.integer({ min: 1, max: 2 }), minute: fc.constant(11) })),
});

test('lists each exhibitor once, with nothing duplicated or lost', () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const merged = mergeSourceExhibitors(rows);
      expect(merged.map(exhibitorKey)).toEqual([...new Set(rows.map(exhibitorKey))]);
      for (const exhibitor of merged) {
        const own = rows.filter((other) => exhibitorKey(other) === exhibitorKey(exhibitor));
        expect([...exhibitor.subCategories].sort()).toEqual(
          [...new Set(own.flatMap((other) => other.subCategories))].sort(),
        );
        expect(exhibitor.blocked).toHaveLength(
          new Set(own.flatMap((other) => other.blocked.map((slot) => slot.day))).size,
        );
        expect(exhibitor.description.length).toBe(Math.max(...own.map((other) => other.description.length)));
      }
      expect(mergeSourceExhibitors(merged)).toEqual(merged);
    }),
  );
});
