// Conversion between sen, used for storage and arithmetic, and ringgit, used in the API and on screen.

/** Largest amount of one booking, in sen: far above any real one, and exactly representable in ringgit. */
const LIMIT_SEN = 100_000_000;

/**
 * @param sen a whole number
 * @returns ringgit with two decimals as a number, such as 1350 or 0.05 (decisions 3)
 */
export function ringgitOf(sen: number): number {
  if (!Number.isSafeInteger(sen)) throw new RangeError(`not a whole number of sen: ${sen}`);
  return sen / 100;
}

/**
 * @param ringgit a number with two decimals at most
 * @returns whole sen; null for an invalid amount: more decimals, negative, not finite or far too large
 */
export function senOf(ringgit: number): number | null {
  if (!Number.isFinite(ringgit) || ringgit < 0) return null;
  // Adding zero turns -0 into 0.
  const sen = Math.round(ringgit * 100) + 0;
  return sen <= LIMIT_SEN && sen / 100 === ringgit ? sen : null;
}

/**
 * @param sen a whole number
 * @returns as printed, such as 'RM 1,350.00' for MYR and 'SGD 12.50' for others
 */
export function printedAmount(sen: number, currency = 'MYR'): string {
  const digits = (Math.abs(sen) / 100).toLocaleString('en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${sen < 0 ? '-' : ''}${currency === 'MYR' ? 'RM' : currency} ${digits}`;
}
