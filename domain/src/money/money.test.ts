// Tests that conversion between sen and ringgit is lossless both ways and rejects invalid amounts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedAmount, ringgitOf, senOf } from './money.ts';

/** RM 1,000,000.00: the largest accepted amount. */
const LARGEST_SEN = 100_000_000;
/** RM 100,000.00: every amount up to here is tested, larger ones at random. */
const TRIED_SEN = 10_000_000;

describe('ringgit and sen', () => {
  it('round-trips every amount up to RM 100,000.00 exactly', () => {
    let lost = -1;
    for (let sen = 0; sen <= TRIED_SEN; sen += 1) if (senOf(ringgitOf(sen)) !== sen) lost = sen;
    expect(lost).toBe(-1);
  }, 60_000);

  it('round-trips through JSON and through two printed decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_SEN }), (sen) => {
        const ringgit = ringgitOf(sen);
        expect(senOf(JSON.parse(JSON.stringify(ringgit)))).toBe(sen);
        expect(senOf(Number(ringgit.toFixed(2)))).toBe(sen);
      }),
    );
  });

  it('accepts amounts with at most two decimals, and no others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_SEN * 10 }), (tenths) => {
        expect(senOf(tenths / 1000)).toBe(tenths % 10 === 0 ? tenths / 10 : null);
      }),
    );
  });

  it.each([
    [0, 0],
    [-0, 0],
    [0.05, 5],
    [0.29, 29],
    [900, 90_000],
    [1350, 135_000],
    [1_000_000, LARGEST_SEN],
  ])('%d ringgit is %i sen', (ringgit, sen) => {
    expect(senOf(ringgit)).toBe(sen);
  });

  it.each([
    0.001,
    899.999,
    0.1 + 0.2,
    -1,
    -0.01,
    1_000_000.01,
    Number.MAX_SAFE_INTEGER,
    1e308,
    5e-324,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])('%d ringgit is not a valid amount', (ringgit) => {
    expect(senOf(ringgit)).toBeNull();
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not a valid number of sen', (sen) => {
    expect(() => ringgitOf(sen)).toThrow(RangeError);
  });
});

describe('a printed amount', () => {
  it.each([
    [0, 'MYR', 'RM 0.00'],
    [5, 'MYR', 'RM 0.05'],
    [90_000, 'MYR', 'RM 900.00'],
    [135_000, 'MYR', 'RM 1,350.00'],
    [-90_000, 'MYR', '-RM 900.00'],
    [123_456_789, 'SGD', 'SGD 1,234,567.89'],
  ])('%i sen of %s is %s', (sen, currency, printed) => {
    expect(printedAmount(sen, currency)).toBe(printed);
  });

  it('always has two decimals and the exact value', () => {
    fc.assert(
      fc.property(fc.integer({ min: -LARGEST_SEN, max: LARGEST_SEN }), (sen) => {
        const printed = printedAmount(sen);
        expect(printed).toMatch(/^-?RM \d{1,3}(,\d{3})*\.\d\d$/);
        expect(Number(printed.replace(/RM |[,.]/g, '')) + 0).toBe(sen + 0);
      }),
    );
  });
});
