// Reads an amount of money as people type it.

/** Thousands in groups, with one kind of separator, or without groups; then at most two decimals. */
const GROUPED = /^([1-9]\d{0,2})(?:([ ,.'\u2019\u00a0])\d{3}(?:\2\d{3})*)(?:[.,]\d{1,2})?$/;
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;
const DECIMALS = /[.,](\d{1,2})$/;

/** As an amount of a currency with three decimals is printed: '12.500', '1,000.500'. */
const THOUSANDTHS = /^([\d, '\u2019\u00a0]+)\.(\d{3})$/;

/**
 * Three digits after a separator are thousands: '1,000' and '1.000' are a thousand, '1.5' and '1,50' one and a half.
 * Only a currency with three decimals is printed with three digits after a point, and is read so.
 * @param digits decimals with which the currency is printed
 * @returns major units; null for a text that is no amount
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
  // '1,000,50' separates thousands and decimals alike: it may be a slip of either kind.
  if (group !== undefined && decimals?.[0].startsWith(group)) return null;
  const whole = typed.slice(0, decimals ? decimals.index : typed.length).replace(/\D/g, '');
  return Number(`${whole}.${decimals?.[1] ?? '0'}`);
}
