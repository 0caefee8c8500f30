// Parses an amount of money as people type it.

/** Groups of thousands with a single kind of separator, or no groups; then at most two decimals. */
const GROUPED = /^([1-9]\d{0,2})(?:([ ,.'\u2019\u00a0])\d{3}(?:\2\d{3})*)(?:[.,]\d{1,2})?$/;
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;
const DECIMALS = /[.,](\d{1,2})$/;

/** The format of a currency with three decimals: '12.500', '1,000.500'. */
const THOUSANDTHS = /^([\d, '\u2019\u00a0]+)\.(\d{3})$/;

/**
 * Three digits after a separator are thousands: '1,000' and '1.000' are a thousand, '1.5' and '1,50' one and a half.
 * Only currencies with three decimals use three digits after a point, and are parsed accordingly.
 * @param digits decimals with which the currency is printed
 * @returns major units; null if the text is not an amount
 */
export function typedAmount(text: string, digits = 2): number | null {
  const typed = text.trim();
  const [, units, thousandths] = (digits === 3 && THOUSANDTHS.exec(typed)) || [];
  if (units !== undefined) {
    const major = DECIMALS.test(units) ? null : typedAmount(units);
    return major === null ? null : Number(`${major}.${thousandths}`);
  }
  const decimals = DECIMALS.exec(typed);
  const group = GROUPED.exec(typed)?.[2];
  if (group === undefined && !PLAIN.test(typed)) return null;
  // '1,000,50' uses the same separator for thousands and decimals, so either may be a typo.
  if (group !== undefined && decimals?.[0].startsWith(group)) return null;
  const whole = typed.slice(0, decimals ? decimals.index : typed.length).replace(/\D/g, '');
  return Number(`${whole}.${decimals?.[1] ?? '0'}`);
}
