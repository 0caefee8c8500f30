// Tests of amounts as Stripe counts them.
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
  // For Stripe these two have hundredths, for ISO 4217 they have none.
  ['ISK', 900, 90_000],
  ['UGX', 900, 90_000],
  // The other way round.
  ['MGA', 90_000, 900],
])('%s: %i is %i at Stripe, and back', (currency, minor, amount) => {
  expect(toStripe(minor, currency)).toBe(amount);
  expect(fromStripe(amount, currency)).toBe(minor);
});

it.each([
  ['KWD', 90_055, 'Stripe takes no amount such as KWD 90.055.'],
  ['BHD', 1, 'Stripe takes no amount such as BHD 0.001.'],
  ['MGA', 90_050, 'Stripe takes no amount such as MGA 900.50.'],
])('%s: %i is refused in words', (currency, minor, sentence) => {
  expect(() => toStripe(minor, currency)).toThrow(new ProviderUnavailable(sentence));
});

it.each(['MYR', 'LAK', 'UZS', 'AED', 'JPY', 'KWD', 'BHD', 'ISK', 'UGX', 'MGA', 'HUF', 'IDR'])(
  '%s: takes whatever a booking may cost by card, and no digit more',
  (currency) => {
    const most = mostOfBooking(currency, true);
    // Whole hundredths of a currency with thousandths.
    const amount = toStripe(digitsOf(currency) === 3 ? most - (most % 10) : most, currency);
    expect(String(amount)).toHaveLength(currency === 'IDR' ? 12 : 8);
  },
);

it('comes back as it was sent, in whole hundredths of any currency', () => {
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
