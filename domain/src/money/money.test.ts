// Tests that conversion between minor and major units is lossless both ways and rejects invalid amounts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsOf,
  isCurrency,
  majorOf,
  minorOf,
  mostOfBooking,
  plainAmount,
  priceDecimals,
  priceOf,
  printedAmount,
} from './money.ts';

/** RM 100,000,000,000.00: the largest accepted amount. */
const LARGEST_MINOR = 10_000_000_000_000;
/** RM 100,000.00: every amount up to here is tested, larger ones are sampled at random. */
const TRIED_MINOR = 10_000_000;

describe('ringgit and sen', () => {
  it('round-trips every amount up to RM 100,000.00 exactly', () => {
    let lost = -1;
    for (let sen = 0; sen <= TRIED_MINOR; sen += 1)
      if (minorOf(majorOf(sen, 'MYR'), 'MYR') !== sen) lost = sen;
    expect(lost).toBe(-1);
  }, 60_000);

  it('round-trips through JSON and through two printed decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_MINOR }), (sen) => {
        const ringgit = majorOf(sen, 'MYR');
        expect(minorOf(JSON.parse(JSON.stringify(ringgit)), 'MYR')).toBe(sen);
        expect(minorOf(Number(plainAmount(ringgit, 'MYR')), 'MYR')).toBe(sen);
      }),
    );
  });

  it('accepts amounts with at most two decimals, and no others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (tenths) => {
        expect(minorOf(tenths / 1000, 'MYR')).toBe(tenths % 10 === 0 ? tenths / 10 : null);
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
    [100_000_000_000, LARGEST_MINOR],
  ])('%d ringgit is %i sen', (ringgit, sen) => {
    expect(minorOf(ringgit, 'MYR')).toBe(sen);
  });

  it.each([
    0.001,
    899.999,
    0.1 + 0.2,
    -1,
    -0.01,
    100_000_000_000.01,
    Number.MAX_SAFE_INTEGER,
    1e308,
    5e-324,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])('%d ringgit is not a valid amount', (ringgit) => {
    expect(minorOf(ringgit, 'MYR')).toBeNull();
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not a valid number of sen', (sen) => {
    expect(() => majorOf(sen, 'MYR')).toThrow(RangeError);
  });
});

describe('the maximum cost of a booking', () => {
  it.each([
    ['MYR', true, 'RM 999,999.99'],
    ['JPY', true, 'JPY 99,999,999'],
    ['LAK', true, 'LAK 999,999.99'],
    ['LAK', false, 'LAK 9,999,999,999.99'],
    ['UZS', false, 'UZS 9,999,999,999.99'],
    ['IDR', true, 'IDR 9,999,999,999.99'],
    ['IDR', false, 'IDR 9,999,999,999.99'],
  ])('%s, by card: %s', (currency, isByCard, most) => {
    expect(printedAmount(mostOfBooking(currency, isByCard), currency)).toBe(most);
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
    [90_000, 'AED', 'AED 900.00'],
    [90_000, 'JPY', 'JPY 90,000'],
    [-5, 'JPY', '-JPY 5'],
    [90_050, 'KWD', 'KWD 90.050'],
    [5, 'BHD', 'BHD 0.005'],
  ])('%i minor units of %s are printed as %s', (sen, currency, printed) => {
    expect(printedAmount(sen, currency)).toBe(printed);
  });

  it('always has two decimals and the exact value, in ringgit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -LARGEST_MINOR, max: LARGEST_MINOR }), (sen) => {
        const printed = printedAmount(sen, 'MYR');
        expect(printed).toMatch(/^-?RM \d{1,3}(,\d{3})*\.\d\d$/);
        expect(Number(printed.replace(/RM |[,.]/g, '')) + 0).toBe(sen + 0);
      }),
    );
  });
});

describe('currencies', () => {
  it.each([
    ['MYR', 2],
    ['AED', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['BHD', 3],
    ['HUF', 2],
    ['IDR', 2],
  ])('%s has %i decimals', (currency, digits) => {
    expect(digitsOf(currency)).toBe(digits);
    expect(isCurrency(currency)).toBe(true);
  });

  it.each(['', 'RM', 'myr', 'XYZ', 'Dirham'])('%s is not a currency', (text) => {
    expect(isCurrency(text)).toBe(false);
  });

  it('has at least as many digits as Intl, which drops some as shops do', () => {
    const differing = Intl.supportedValuesOf('currency').filter((currency) => {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency,
      }).resolvedOptions();
      return maximumFractionDigits !== undefined && maximumFractionDigits > digitsOf(currency);
    });
    // CLF and UYW are units of account with four decimals, never used for payment.
    expect(differing.filter((currency) => currency !== 'CLF' && currency !== 'UYW')).toEqual([]);
  });

  it('round-trips every amount with any number of decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: LARGEST_MINOR }),
        fc.constantFrom('MYR', 'AED', 'JPY', 'KWD', 'BHD', 'ISK'),
        (minor, currency) => {
          const major = majorOf(minor, currency);
          expect(minorOf(JSON.parse(JSON.stringify(major)), currency)).toBe(minor);
          expect(minorOf(Number(plainAmount(major, currency)), currency)).toBe(minor);
        },
      ),
    );
  });

  it('accepts yen as whole numbers only, and prices in dinars with at most two decimals', () => {
    expect([minorOf(900, 'JPY'), minorOf(900.5, 'JPY')]).toEqual([900, null]);
    expect([minorOf(90.055, 'KWD'), priceOf(90.055, 'KWD'), priceOf(90.05, 'KWD')]).toEqual([
      90_055,
      null,
      90_050,
    ]);
    expect([priceOf(900.5, 'AED'), priceOf(900.005, 'AED')]).toEqual([90_050, null]);
    expect(['JPY', 'AED', 'KWD'].map(priceDecimals)).toEqual([0, 2, 2]);
  });
});
