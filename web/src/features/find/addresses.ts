// The addresses at which results of Find are opened.
import { DASHBOARD_PATHS, personPath } from '@visavis/contract/dashboard-path';
import type { FoundExhibitor, FoundPayment } from '@visavis/contract/find/endpoints';

const LISTS = {
  business: DASHBOARD_PATHS.businessMatching,
  hosted: DASHBOARD_PATHS.hostedBuyerProgram,
  exhibitors: DASHBOARD_PATHS.exhibitors,
  payments: DASHBOARD_PATHS.refunds,
} as const;
export type FoundList = keyof typeof LISTS;

/** A list page with a search. */
export const listPath = (list: FoundList, search: string): string =>
  `${LISTS[list]}?search=${encodeURIComponent(search)}`;

export const exhibitorPath = ({ id }: Pick<FoundExhibitor, 'id'>): string =>
  `${DASHBOARD_PATHS.exhibitors}/${id}`;

/** Only received payments have a list of their own; others are listed with their buyer. */
export const paymentPath = ({ state, refNo, reference }: FoundPayment): string =>
  state === 'paid' || state === 'refunded' ? listPath('payments', refNo) : personPath(reference);
