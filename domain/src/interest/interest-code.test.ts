// Tests of encoding interests for a cookie, decoding them and rejecting invalid codes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interestCode, LONGEST_INTEREST_CODE, readInterestCode } from './interest-code.ts';

const id = fc.integer({ min: 1, max: 2147483647 });
const interests = fc.uniqueArray(fc.record({ categoryId: id, subCategoryId: id }), {
  selector: ({ subCategoryId }) => subCategoryId,
  minLength: 1,
  maxLength: 130,
});

it('round-trips interests in order, using only cookie-safe characters', () => {
  fc.assert(
    fc.property(interests, (chosen) => {
      const code = interestCode(chosen);
      expect(code).toMatch(/^[\d.~]+$/);
      expect(readInterestCode(code)).toEqual(chosen);
    }),
  );
});

describe('an invalid code', () => {
  it.each([
    ['nothing', ''],
    ['words', 'serums'],
    ['half a pair', '3'],
    ['a pair that goes on', '3.12.5'],
    ['an open end', '3.12~'],
    ['a sign', '-3.12'],
    ['a fraction', '3.1e2'],
    ['an id beyond the largest', '3.2147483648'],
    ['an endless one', `${'3.12~'.repeat(LONGEST_INTEREST_CODE)}3.12`],
  ])('%s', (_case, code) => {
    expect(readInterestCode(code)).toBeNull();
  });

  it('decodes a duplicate interest once', () => {
    expect(readInterestCode('3.12~5.40~3.12')).toEqual([
      { categoryId: 3, subCategoryId: 12 },
      { categoryId: 5, subCategoryId: 40 },
    ]);
  });
});

it('encodes too many interests, or none, as an empty code', () => {
  const many = Array.from({ length: 400 }, (_, index) => ({ categoryId: 10_000, subCategoryId: index }));
  expect(interestCode(many)).toBe('');
  expect(interestCode([])).toBe('');
});
