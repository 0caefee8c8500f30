// How an edition takes the deposit of hosted buyers.
import type { PriceTable } from './price.ts';

/**
 * card: through the payment provider. transfer: to a bank account, and an organiser records its arrival. none:
 * nothing is paid, so extra nights, which are charged, are not offered either.
 */
export const DEPOSIT_WAYS = ['card', 'transfer', 'none'] as const;
export type DepositWay = (typeof DEPOSIT_WAYS)[number];

const FREE: PriceTable = { depositMinor: 0, extraNightMinor: 0 };

/** Booking prices for a deposit method. */
export const pricesUnder = (way: DepositWay, prices: PriceTable): PriceTable =>
  way === 'none' ? FREE : prices;
