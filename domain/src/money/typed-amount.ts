// Reads an amount of money as people type it.

/** Thousands in groups, with one kind of separator, or without groups; then at most two decimals. */
const GROUPED = /^([1-9]\d{0,2})(?:([ ,.'\u2019\u00a0])\d{3}(?:\2\d{3})*)(?:[.,]\d{1,2})?$/;
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;
const DECIMALS = /[.,](\d{1,2})$/;

/**
 * No price has three decimals (see `priceDecimals`), so that three digits after a separator are thousands: '1,000' and
 * '1.000' are a thousand, '1.5' and '1,50' one and a half.
 * @returns major units; null for a text that is no amount
 */
export function typedAmount(text: string): number | null {
  const typed = text.trim();
  const decimals = DECIMALS.exec(typed);
  const group = GROUPED.exec(typed)?.[2];
  if (group === undefined && !PLAIN.test(typed)) return null;
  // '1,000,50' separates thousands and decimals alike: it may be a slip of either kind.
  if (group !== undefined && decimals?.[0].startsWith(group)) return null;
  const whole = typed.slice(0, decimals ? decimals.index : typed.length).replace(/\D/g, '');
  return Number(`${whole}.${decimals?.[1] ?? '0'}`);
}
