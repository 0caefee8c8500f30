// Tests of the exhibitor text search: words in any order across fields, ignoring case and accents, keeping the order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Exhibitor } from './schema.ts';
import { createExhibitorFilter } from './search-filter.ts';

const exhibitor = (id: number, fields: Partial<Exhibitor> = {}): Exhibitor => ({
  id,
  company_name: '',
  booth_number: '',
  region_country: '',
  product_profile: '',
  description: '',
  ...fields,
});

const filterExhibitors = (exhibitors: Exhibitor[], text: string) => createExhibitorFilter(exhibitors)(text);
const idsOf = (exhibitors: Exhibitor[], text: string) =>
  filterExhibitors(exhibitors, text).map(({ id }) => id);

describe('the text search', () => {
  it.each(['company_name', 'product_profile', 'description', 'region_country'] as const)(
    'finds a part of %s in any case',
    (field) => {
      const list = [exhibitor(1), exhibitor(2, { [field]: 'A Rosewater Toner' }), exhibitor(3)];
      for (const text of ['rosewater', 'ROSEWATER', 'water t', '  Toner '])
        expect(idsOf(list, text)).toEqual([2]);
    },
  );

  it('does not search the logo or the id', () => {
    const list = [exhibitor(77, { logo: '/images/companies/77.png' })];
    expect(idsOf(list, '77')).toEqual([]);
  });

  it.each(['japan serum', 'Hanari A-208', 'a-208 SERUM japan', 'sérum'])(
    'finds the words of %j in any order and in different fields',
    (text) => {
      const hanari = { company_name: 'Hanari Skin Lab', booth_number: 'A-208', product_profile: 'Serums' };
      const list = [exhibitor(1, { ...hanari, region_country: 'Japan' }), exhibitor(2, hanari), exhibitor(3)];
      expect(idsOf(list, text)).toEqual(/japan/i.test(text) ? [1] : [1, 2]);
    },
  );

  it('finds a country by its displayed name and by its English name', () => {
    const list = [exhibitor(1, { region_country: 'Japan' }), exhibitor(2, { region_country: 'Italy' })];
    const filter = createExhibitorFilter(list, (english) => (english === 'Japan' ? '日本' : english));
    expect([filter('日本'), filter('japan')].map(([found]) => found?.id)).toEqual([1, 1]);
  });

  it('does not match across two fields', () => {
    expect(idsOf([exhibitor(1, { company_name: 'Rose', product_profile: 'water' })], 'rosewater')).toEqual(
      [],
    );
  });

  it.each(['', ' ', '\t\n '])('keeps everything for the blank text %j', (text) => {
    expect(idsOf([exhibitor(3), exhibitor(1), exhibitor(2)], text)).toEqual([3, 1, 2]);
  });

  it.each(['.', '.*', '[', '(', '\\', '$'])('treats %j as a character, not as a pattern', (text) => {
    expect(
      idsOf([exhibitor(1, { description: 'plain' }), exhibitor(2, { description: `a${text}b` })], text),
    ).toEqual([2]);
  });

  it('searches names in every script', () => {
    const list = [exhibitor(1, { company_name: '한빛 뷰티' }), exhibitor(2, { company_name: 'ÉCLAT' })];
    expect([idsOf(list, '빛'), idsOf(list, 'éclat')]).toEqual([[1], [2]]);
  });

  it('returns exactly the exhibitors that contain every word, in order, as a new list', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'B', ' '), maxLength: 4 });
    const exhibitors = fc.array(
      fc.record({ company_name: word, product_profile: word, description: word, region_country: word }),
    );
    fc.assert(
      fc.property(exhibitors, word, (fields, text) => {
        const list = fields.map((each, index) => exhibitor(index, each));
        const words = text.toLowerCase().split(' ');
        const expected = list.filter((one) =>
          words.every((word) =>
            [one.company_name, one.product_profile, one.description, one.region_country].some((field) =>
              field.toLowerCase().includes(word),
            ),
          ),
        );
        const found = filterExhibitors(list, text);
        expect(found).toEqual(expected);
        expect(found).not.toBe(list);
      }),
    );
  });
});
