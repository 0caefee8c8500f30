// Tests of the hints about the category tree for organisers.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { hintsOfCategory, hintsOfSubCategory as hintsOfSub } from './hints.ts';

const sub = (id: number, name: string, exhibitors: number, registrations: number) => ({
  id,
  name,
  names: { ms: name, 'zh-Hans': name },
  exhibitors,
  registrations,
});
const hintsOfSubCategory = (one: typeof ampoules, all: readonly (typeof ampoules)[]) =>
  hintsOfSub(one, all, LANGUAGES);

const ampoules = sub(1, 'Serums and ampoules', 31, 208);
const serum = sub(2, 'Serum', 14, 31);

it('lists the languages without a name', () => {
  expect(hintsOfCategory({ name: 'Nail Care', names: { ms: 'Kuku' } }, LANGUAGES).missing).toEqual([
    'zh-Hans',
  ]);
  expect(hintsOfCategory({ name: 'Nail Care' }, LANGUAGES).missing).toEqual(['ms', 'zh-Hans']);
  expect(hintsOfCategory({ name: 'Nail Care' }, ['en', 'zh-Hans']).missing).toEqual(['zh-Hans']);
});

describe('a sub-category hint', () => {
  it('points to a more used one that starts with the same words, in singular or plural', () => {
    expect(hintsOfSubCategory(serum, [ampoules, serum]).like).toBe('Serums and ampoules');
    expect(hintsOfSubCategory(ampoules, [ampoules, serum]).like).toBeNull();
    expect(
      hintsOfSubCategory(sub(3, 'Sun care', 1, 1), [ampoules, serum, sub(4, 'Baby sun care', 9, 9)]).like,
    ).toBe(null);
  });

  it.each([
    [2, 3, true],
    [3, 0, false],
    [0, 4, false],
  ])('for %i exhibitors and %i visitors has isHardlyUsed %s', (exhibitors, registrations, isHardlyUsed) => {
    expect(hintsOfSubCategory(sub(3, 'Thermal water', exhibitors, registrations), []).isHardlyUsed).toBe(
      isHardlyUsed,
    );
  });
});
