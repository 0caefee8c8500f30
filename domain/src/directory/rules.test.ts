// Tests of the directory's search, filters and sort orders.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Exhibitor } from '../exhibitor/schema.ts';
import { createDirectory, type DirectoryListing, type DirectoryQuestion, findInDirectory } from './rules.ts';
import { DIRECTORY_SORTS } from './schema.ts';

const listing = (
  id: number,
  fields: Partial<Exhibitor> & Partial<Omit<DirectoryListing, 'exhibitor'>> = {},
): DirectoryListing => {
  const { categoryIds = [], productNames = [], ...exhibitor } = fields;
  return {
    categoryIds,
    productNames,
    exhibitor: {
      id,
      company_name: '',
      booth_number: '',
      region_country: '',
      product_profile: '',
      description: '',
      ...exhibitor,
    },
  };
};

function find(
  listings: readonly DirectoryListing[],
  question: DirectoryQuestion,
  hours: readonly (readonly [number, number])[] = [],
): number[] {
  return findInDirectory(createDirectory(listings), question, new Map(hours)).map(
    ({ exhibitor }) => exhibitor.id,
  );
}

const FAIR = [
  listing(1, {
    company_name: 'Maison Kérastelle',
    booth_number: 'A-10',
    region_country: 'France',
    categoryIds: [1],
    productNames: ['Rosewater Toner', 'Huile sèche'],
  }),
  listing(2, {
    company_name: 'Isparta Gül Evi',
    booth_number: 'A-9',
    region_country: 'Türkiye',
    product_profile: 'Rose oil, attars',
    categoryIds: [1, 2],
  }),
  listing(3, {
    company_name: '한빛 뷰티',
    booth_number: 'B-1',
    region_country: 'South Korea',
    description: 'Sheet masks with\nwater from Jeju.',
    categoryIds: [3],
  }),
  listing(4, { company_name: 'Ａｌｐｈａ Łab', booth_number: 'A-100', region_country: 'Poland' }),
];
const HOURS = [
  [1, 0],
  [2, 28],
  [3, 1],
] as const;
const inOrder = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

describe('the search', () => {
  it.each([
    ['kerastelle', [1]],
    ['KÉRASTELLE', [1]],
    ['Ke\u0301rastelle', [1]],
    ['rastel', [1]],
    ['a-9', [2]],
    ['turkiye', [2]],
    ['TÜRKİYE', [2]],
    ['attars', [2]],
    ['jeju', [3]],
    ['빛', [3]],
    ['빈', []],
    ['alpha', [4]],
    ['łab', [4]],
    ['toner', [1]],
    ['seche', [1]],
    ['rose', [1, 2]],
    ['rose france', [1]],
    ['  water \t masks ', [3]],
    ['toner rose toner', [1]],
    ['rose poland', []],
    ['francerosewater', []],
    ['a-10', [1, 4]],
    ['.', [3]],
    ['.*', []],
    ['(', []],
    ['__proto__', []],
  ])('%j finds %j', (search, ids) => {
    expect(inOrder(find(FAIR, { search }))).toEqual(ids);
  });

  it.each([undefined, '', ' ', '\t\n\u3000 '])('%j matches everything', (search) => {
    expect(inOrder(find(FAIR, { search }))).toEqual([1, 2, 3, 4]);
  });

  it('ignores the ID and the logo, and does not match across field boundaries', () => {
    const list = [listing(77, { company_name: 'rose', booth_number: 'water', logo: '/images/77.png' })];
    for (const search of ['77', 'png', 'rosewater']) expect(find(list, { search })).toEqual([]);
    expect(find(list, { search: 'rose water' })).toEqual([77]);
  });

  it('matches kana in either script and width, with or without voicing marks', () => {
    const list = [listing(1, { company_name: 'ハハ' }), listing(2, { company_name: 'パパ' })];
    for (const search of ['ハ', 'は', 'ﾊﾟ']) expect(find(list, { search })).toEqual([1, 2]);
    expect(find(list, { search: 'ヒ' })).toEqual([]);
  });
});

describe('the other filters', () => {
  it.each<[DirectoryQuestion, number[]]>([
    [{ categories: [1] }, [1, 2]],
    [{ categories: [2, 3] }, [2, 3]],
    [{ categories: [99] }, []],
    [{ categories: [99, 3] }, [3]],
    [{ categories: [] }, [1, 2, 3, 4]],
    [{ countries: ['France'] }, [1]],
    [{ countries: [' poland ', 'SOUTH  KOREA'] }, [3, 4]],
    [{ countries: ['Korea'] }, []],
    [{ countries: ['Atlantis', 'Türkiye'] }, [2]],
    [{ countries: ['', ' '] }, [1, 2, 3, 4]],
    [{ countries: [] }, [1, 2, 3, 4]],
    [{ isFree: true }, [2, 3]],
    [{ isFree: false }, [1, 2, 3, 4]],
    [{ search: 'rose', isFree: true }, [2]],
    [{ search: 'rose', categories: [1], countries: ['France', 'Poland'] }, [1]],
    [{ categories: [1], countries: ['France'], isFree: true }, []],
  ])('%j keeps %j', (question, ids) => {
    expect(inOrder(find(FAIR, question, HOURS))).toEqual(ids);
  });
});

describe('the order', () => {
  const LIST = [
    listing(1, { company_name: 'Zephyr', booth_number: 'A-10' }),
    listing(2, { company_name: 'écume', booth_number: 'A-9' }),
    listing(3, { company_name: 'Eden', booth_number: 'B-1' }),
    listing(4, { company_name: 'eden', booth_number: 'A-9' }),
    listing(5, { company_name: 'Fjord', booth_number: 'A-100' }),
    listing(7, { company_name: 'Zephyr', booth_number: 'A-2' }),
    listing(6, { company_name: 'Zephyr', booth_number: 'A-2' }),
  ];
  const HOURS_LEFT = [
    [1, 5],
    [2, 28],
    [3, 5],
    [5, 28],
    [6, 5],
  ] as const;

  it.each([
    [undefined, [2, 4, 3, 5, 6, 7, 1]],
    ['name', [2, 4, 3, 5, 6, 7, 1]],
    ['booth', [6, 7, 2, 4, 1, 5, 3]],
    ['free', [2, 5, 3, 6, 1, 4, 7]],
  ] as const)('by %s', (sort, ids) => {
    expect(find(LIST, { sort }, HOURS_LEFT)).toEqual(ids);
  });
});

const letters = fc.string({ unit: fc.constantFrom('a', 'B', 'é', '한', ' ', '-', '1', '20'), maxLength: 6 });
const listings = fc
  .array(
    fc.record({
      company_name: letters,
      booth_number: fc.constantFrom('A-9', 'A-10', 'a-9', 'B-1', ''),
      region_country: fc.constantFrom('France', 'france ', 'Japan', ''),
      product_profile: letters,
      description: letters,
      categoryIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
      productNames: fc.array(letters, { maxLength: 3 }),
    }),
    { maxLength: 15 },
  )
  .map((rows) => rows.map((row, index) => listing(index + 1, row)));
const hours = fc.array(fc.tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 0, max: 3 })));
const questions = fc.record(
  {
    search: letters,
    categories: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
    countries: fc.array(fc.constantFrom('FRANCE', 'Japan', 'Atlantis'), { maxLength: 2 }),
    isFree: fc.boolean(),
    sort: fc.constantFrom(...DIRECTORY_SORTS),
  },
  { requiredKeys: [] },
);

describe('any query', () => {
  it('combines filters with a logical and', () => {
    fc.assert(
      fc.property(listings, questions, hours, (list, question, left) => {
        const { sort, ...filters } = question;
        const alone = Object.entries(filters).map(
          ([key, value]) => new Set(find(list, { [key]: value }, left)),
        );
        const expected = find(list, { sort }, left).filter((id) => alone.every((ids) => ids.has(id)));
        expect(find(list, question, left)).toEqual(expected);
      }),
    );
  });

  it('lists every exhibitor once in any order, independent of the input order', () => {
    fc.assert(
      fc.property(listings, hours, fc.constantFrom(...DIRECTORY_SORTS), (list, left, sort) => {
        const found = find(list, { sort }, left);
        expect(inOrder(found)).toEqual(list.map(({ exhibitor }) => exhibitor.id));
        expect(find(list.toReversed(), { sort }, left)).toEqual(found);
      }),
    );
  });

  it('sorts by most free hours, then by name', () => {
    fc.assert(
      fc.property(listings, hours, (list, left) => {
        const hoursOf = new Map(left);
        const places = new Map(find(list, { sort: 'name' }).map((id, place) => [id, place]));
        const found = find(list, { sort: 'free' }, left);
        for (const [index, id] of found.slice(1).entries()) {
          const before = found[index] ?? 0;
          const fall = (hoursOf.get(before) ?? 0) - (hoursOf.get(id) ?? 0);
          expect(fall).toBeGreaterThanOrEqual(0);
          if (fall === 0) expect(places.get(before)).toBeLessThan(places.get(id) ?? 0);
        }
      }),
    );
  });

  it('finds an exhibitor by words from any of its texts', () => {
    fc.assert(
      fc.property(listings, fc.nat(), fc.nat({ max: 5 }), (list, pick, field) => {
        const one = list[pick % Math.max(1, list.length)];
        if (!one) return;
        const { company_name, booth_number, region_country, product_profile, description } = one.exhibitor;
        const texts = [company_name, booth_number, region_country, product_profile, description];
        const search = [...texts, ...one.productNames][field] ?? '';
        for (const spelled of [search, search.toUpperCase(), search.normalize('NFD')])
          expect(find(list, { search: spelled })).toContain(one.exhibitor.id);
      }),
    );
  });

  it('never finds more when a word is added', () => {
    fc.assert(
      fc.property(listings, letters, letters, (list, word, other) => {
        const fewer = find(list, { search: `${word} ${other}` });
        const more = new Set(find(list, { search: word }));
        expect(fewer.filter((id) => !more.has(id))).toEqual([]);
      }),
    );
  });
});
