// Amounts as Stripe counts them: for some currencies not in the minor unit of ISO 4217.
import { digitsOf, printedAmount } from '@visavis/domain/money/money';
import { ProviderUnavailable } from '../failure.ts';

// From Stripe's list of currencies, in August 2026. ISK and UGX count as hundredths for it.
const WHOLE = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF';
const THOUSANDTHS = 'BHD JOD KWD OMR TND';

function stripeDigits(currency: string): number {
  if (WHOLE.includes(currency)) return 0;
  return THOUSANDTHS.includes(currency) ? 3 : 2;
}

/**
 * @param minor in the minor unit of ISO 4217
 * @throws ProviderUnavailable for an amount that Stripe does not take: of a currency with thousandths it takes whole
 * hundredths only
 */
export function toStripe(minor: number, currency: string): number {
  const amount = minor * 10 ** (stripeDigits(currency) - digitsOf(currency));
  if (!Number.isInteger(amount) || (stripeDigits(currency) === 3 && amount % 10 !== 0))
    throw new ProviderUnavailable(`Stripe takes no amount such as ${printedAmount(minor, currency)}.`);
  return amount;
}

/** @returns in the minor unit of ISO 4217; a fraction, which matches no attempt, for an amount we never request */
export const fromStripe = (amount: number, currency: string): number =>
  amount / 10 ** (stripeDigits(currency) - digitsOf(currency));
