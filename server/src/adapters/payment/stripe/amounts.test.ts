// Converts amounts to Stripe's units and back.
import { digitsOf, mostOfBooking } from '@visavis/domain/money/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ProviderUnavailable } from '../failure.ts';
import { fromStripe, toStripe } from './amounts.ts';

it.each([
  ['MYR', 135_000, 135_000],
  ['AED', 90_050, 90_050],
  ['JPY', 30_000, 30_000],
  ['KWD', 90_050, 90_050],
  ['BHD', 10, 10],
  // These two have hundredths at Stripe, but none in ISO 4217.
  ['ISK', 900, 90_000],
  ['UGX', 900, 90_000],
  // The other way round.
  ['MGA', 90_000, 900],
])('%s: %i is %i at Stripe, and converts back', (currency, minor, amount) => {
  expect(toStripe(minor, currency)).toBe(amount);
  expect(fromStripe(amount, currency)).toBe(minor);
});

it.each([
  ['KWD', 90_055, 'Stripe takes no amount such as KWD 90.055.'],
  ['BHD', 1, 'Stripe takes no amount such as BHD 0.001.'],
  ['MGA', 90_050, 'Stripe takes no amount such as MGA 900.50.'],
])('%s: %i is refused with a readable message', (currency, minor, sentence) => {
  expect(() => toStripe(minor, currency)).toThrow(new ProviderUnavailable(sentence));
});

it.each(['MYR', 'LAK', 'UZS', 'AED', 'JPY', 'KWD', 'BHD', 'ISK', 'UGX', 'MGA', 'HUF', 'IDR'])(
  '%s: the largest booking payable by card has exactly as many digits as Stripe accepts',
  (currency) => {
    const most = mostOfBooking(currency, true);
    // Whole hundredths of a currency with thousandths.
    const amount = toStripe(digitsOf(currency) === 3 ? most - (most % 10) : most, currency);
    expect(String(amount)).toHaveLength(currency === 'IDR' ? 12 : 8);
  },
);

it('whole units of any currency survive the conversion to Stripe and back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom('MYR', 'AED', 'JPY', 'KWD', 'ISK', 'UGX', 'MGA', 'HUF'),
      (whole, currency) => {
        const minor = whole * 10 ** digitsOf(currency);
        expect(fromStripe(toStripe(minor, currency), currency)).toBe(minor);
      },
    ),
  );
});
