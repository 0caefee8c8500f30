// Amounts of money: whole minor units (sen, fils, yen) for storage and arithmetic, major units (ringgit) on the wire.

/**
 * Currencies whose minor unit is not a hundredth, by ISO 4217. Hard-coded, since stored amounts must not change their
 * meaning with the runtime: Intl of Node 20 has no digits for HUF and IDR, newer versions have two.
 */
const WHOLE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND';

/** Maximum amount in minor units; hundreds of them can be added exactly. */
const MOST_MINOR = 10_000_000_000_000;
/** Maximum cost of a booking, high enough for low-value currencies such as rupiah and kip. */
const MOST_OF_BOOKING = 999_999_999_999;
/** Stripe charges at most eight digits on a card, and twelve in rupiah. */
const MOST_BY_CARD = 99_999_999;
/** Exceptions where Stripe's minor units differ from ISO 4217; see its list of currencies. */
const MOST_BY_CARD_OF: Readonly<Record<string, number>> = {
  IDR: MOST_OF_BOOKING,
  ISK: 999_999,
  UGX: 999_999,
  MGA: 9_999_999_900,
};
/** No payment provider accepts a third decimal. */
const MOST_DECIMALS = 2;

/** @returns how many decimals an amount of the currency has: 2, 0 or 3 */
export function digitsOf(currency: string): number {
  if (WHOLE.includes(currency)) return 0;
  return THOUSANDTHS.includes(currency) ? 3 : 2;
}

/** Whether a text is an ISO 4217 code of a currency in use, such as 'MYR'. */
export const isCurrency = (text: string): boolean => Intl.supportedValuesOf('currency').includes(text);

/** Maximum decimals of a price in the currency. */
export const priceDecimals = (currency: string): number => Math.min(digitsOf(currency), MOST_DECIMALS);

/**
 * @param minor a whole number
 * @returns major units as a number, such as 1350 or 0.05 (decisions 3)
 */
export function majorOf(minor: number, currency: string): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole number of minor units: ${minor}`);
  return minor / 10 ** digitsOf(currency);
}

/**
 * @param major a number with at most as many decimals as the currency
 * @returns whole minor units; null for an invalid amount: more decimals, negative, not finite or far too large
 */
export function minorOf(major: number, currency: string): number | null {
  if (!Number.isFinite(major) || major < 0) return null;
  const size = 10 ** digitsOf(currency);
  // Adding zero turns -0 into 0.
  const minor = Math.round(major * size) + 0;
  return minor <= MOST_MINOR && minor / size === major ? minor : null;
}

/** @returns the most minor units that a booking of the currency may cost */
export const mostOfBooking = (currency: string, isByCard: boolean): number =>
  isByCard ? (MOST_BY_CARD_OF[currency] ?? MOST_BY_CARD) : MOST_OF_BOOKING;

/** The same for a price, limited to `priceDecimals`. */
export function priceOf(major: number, currency: string): number | null {
  const minor = minorOf(major, currency);
  return minor !== null && minor % 10 ** (digitsOf(currency) - priceDecimals(currency)) === 0 ? minor : null;
}

/** @param major in major units @returns its digits alone, with all decimals of the currency: '1350.00' */
export const plainAmount = (major: number, currency: string): string => major.toFixed(digitsOf(currency));

/**
 * @param minor a whole number
 * @returns as displayed, such as 'RM 1,350.00' for MYR and 'SGD 12.50' for others
 */
export function printedAmount(minor: number, currency: string): string {
  return `${minor < 0 ? '-' : ''}${currency === 'MYR' ? 'RM' : currency} ${printedDigits(minor, currency)}`;
}

/** @param minor a whole number @returns '1,350.00', without sign and currency */
export function printedDigits(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  return (Math.abs(minor) / 10 ** digits).toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
