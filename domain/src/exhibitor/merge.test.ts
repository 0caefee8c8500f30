// Tests that duplicate exhibitors are merged with the longer texts, and that different ones never are.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exhibitorKey, foldName, mergeExhibitors } from './merge.ts';

const row = (company_name: string, booth_number = 'A1', product_profile = '', description = '') => ({
  company_name,
  booth_number,
  product_profile,
  description,
});

/** Few names and booths in many spellings, so that duplicates are frequent. */
const spelled = (names: string[]) =>
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('', ' ', '  ', '\t'), fc.boolean())
    .map(([name, blank, isUpper]) => `${blank}${isUpper ? name.toUpperCase() : name}${blank}`);
const rows = fc.array(
  fc.record({
    company_name: spelled(['alpha', 'beta labs', '__proto__', 'constructor', '한빛 뷰티']),
    booth_number: spelled(['a1', 'b 2']),
    product_profile: fc.string({ maxLength: 6 }),
    description: fc.string({ maxLength: 6 }),
  }),
  { maxLength: 25 },
);

describe('mergeExhibitors', () => {
  it('keeps the longer profile and the longer description, even from different rows', () => {
    const merged = mergeExhibitors([
      row('Lumière', 'A1', 'short', 'the longest description'),
      row('LUMIÈRE', 'a1', 'the longest profile', 'short'),
      row('lumière', 'A1', 'middle one', 'middle one'),
    ]);
    expect(merged).toEqual([row('Lumière', 'A1', 'the longest profile', 'the longest description')]);
  });

  it('keeps the first of two equally long texts', () => {
    expect(mergeExhibitors([row('A', '1', 'abc', 'def'), row('a', '1', 'ABC', 'DEF')])).toEqual([
      row('A', '1', 'abc', 'def'),
    ]);
  });

  it('keeps the order of first appearance', () => {
    const merged = mergeExhibitors([row('C'), row('A'), row('B'), row('a'), row('c')]);
    expect(merged.map((kept) => kept.company_name)).toEqual(['C', 'A', 'B']);
  });

  it('requires the same booth as well as the same name', () => {
    expect(mergeExhibitors([row('A', '1'), row('A', '2'), row('B', '1')])).toHaveLength(3);
  });

  it.each([
    [' Alpha  Labs ', 'alpha labs'],
    ['Alpha\tLabs', 'ALPHA LABS'],
    ['Ａｌｐｈａ', 'alpha'],
    ['Cafe\u0301', 'CAFÉ'],
  ])('treats %j and %j as the same', (one, other) => {
    expect(mergeExhibitors([row(one), row(other)])).toHaveLength(1);
  });

  it.each([
    ['Alpha', 'Alpha.'],
    ['Alpha Labs', 'AlphaLabs'],
    ['한빛', '한별'],
    ['Café', 'Cafe'],
    ['美', '麗'],
  ])('keeps %j and %j apart', (one, other) => {
    expect(mergeExhibitors([row(one), row(other)])).toHaveLength(2);
  });

  it('does not confuse name and booth boundaries', () => {
    expect(exhibitorKey({ company_name: 'A","B', booth_number: 'C' })).not.toBe(
      exhibitorKey({ company_name: 'A', booth_number: 'B","C' }),
    );
    expect(mergeExhibitors([row('A B', 'C'), row('A', 'B C')])).toHaveLength(2);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('accepts %s as a name', (name) => {
    const merged = mergeExhibitors([row(name, '1', 'x'), row('Other', '1'), row(name, '1', 'longer')]);
    expect(merged.map((kept) => [kept.company_name, kept.product_profile])).toEqual([
      [name, 'longer'],
      ['Other', ''],
    ]);
  });

  it('combines other fields with the given function, once per duplicate', () => {
    const merged = mergeExhibitors(
      [
        { ...row('A', '1', 'p'), tags: [1] },
        { ...row('a', '1', 'profile'), tags: [2] },
        { ...row('A ', '1', 'pr'), tags: [3] },
      ],
      (kept, duplicate) => ({ ...kept, tags: [...kept.tags, ...duplicate.tags] }),
    );
    expect(merged).toEqual([{ ...row('A', '1', 'profile'), tags: [1, 2, 3] }]);
  });

  it('keeps each key once with the longest texts, and is idempotent', () => {
    fc.assert(
      fc.property(rows, (source) => {
        const merged = mergeExhibitors(source);
        const keys = merged.map(exhibitorKey);
        expect(keys).toEqual([...new Set(source.map(exhibitorKey))]);
        for (const kept of merged) {
          const group = source.filter((one) => exhibitorKey(one) === exhibitorKey(kept));
          const longest = (field: 'product_profile' | 'description') =>
            Math.max(...group.map((one) => one[field].length));
          expect(kept.company_name).toBe(group[0]?.company_name);
          expect(kept.product_profile).toHaveLength(longest('product_profile'));
          expect(kept.description).toHaveLength(longest('description'));
        }
        expect(mergeExhibitors(merged)).toEqual(merged);
      }),
    );
  });

  it('does not modify its input rows', () => {
    const source = Object.freeze([Object.freeze(row('A', '1', 'x')), Object.freeze(row('a', '1', 'xyz'))]);
    expect(mergeExhibitors(source)).toHaveLength(1);
    expect(source[0]).toEqual(row('A', '1', 'x'));
  });
});

describe('foldName', () => {
  it.each(['\u1fbc\u0301', '\u03aa\u0301', '\u03d4\u0301'])('is idempotent for %j', (name) => {
    expect(foldName(foldName(name))).toBe(foldName(name));
  });

  it('is idempotent, and ignores surrounding blanks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const folded = foldName(name);
        expect(foldName(folded)).toBe(folded);
        expect(foldName(`  ${name}\t`)).toBe(folded);
      }),
    );
  });
});
