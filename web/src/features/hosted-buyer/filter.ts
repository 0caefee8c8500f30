// Reads the list's filter and order from the address, which links, views and controls write.
import { APPLICATION_SORTS } from '@visavis/contract/hosted-buyer/filter';
import { APPLICATION_DECISIONS, APPLICATION_STATES } from '@visavis/domain/hosted-buyer/state';
import { COMPANY_SIZES } from '@visavis/domain/profile/fields';
import { PROGRESSES } from '@visavis/domain/registration/progress';
import * as z from 'zod/mini';
import type { HostedFilter, HostedOrder } from './api.ts';

/** The longest search that the server accepts. */
const SEARCH_LIMIT = 200;
const INSTANT = z.iso.datetime();

/** Parses the filter from an address; invalid parts are left out. */
export function readFilter(address: URLSearchParams): HostedFilter {
  const search = address.get('search')?.trim().slice(0, SEARCH_LIMIT);
  const status = APPLICATION_STATES.find((state) => state === address.get('status'));
  const decision = APPLICATION_DECISIONS.find((one) => one === address.get('decision'));
  const progress = PROGRESSES.find((one) => one === address.get('progress'));
  const companySize = COMPANY_SIZES.find((size) => size === address.get('companySize'));
  const country = address.get('country')?.trim().slice(0, 100);
  const registeredAfter = address.get('registeredAfter') ?? '';
  const tag = address.get('tag')?.trim().slice(0, 100);
  return {
    ...(tag && { tag }),
    ...(search && { search }),
    ...(status && { status }),
    ...(decision && { decision }),
    ...(progress && { progress }),
    ...(companySize && { companySize }),
    ...(country && { country }),
    ...(z.safeParse(INSTANT, registeredAfter).success && { registeredAfter }),
    ...(address.get('asked') === '1' && { asked: '1' as const }),
    ...(address.get('payments') === 'odd' && { payments: 'odd' as const }),
  };
}

export function readOrder(address: URLSearchParams): HostedOrder {
  const sort = APPLICATION_SORTS.find((one) => one === address.get('sort'));
  const direction = address.get('direction');
  if (!sort) return {};
  return {
    sort,
    ...((direction === 'ascending' || direction === 'descending') && { direction }),
  };
}
