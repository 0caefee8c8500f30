// Reads the list's filter from the URL, which the Overview's links and the search box both write.
import { APPLICATION_DECISIONS, APPLICATION_STATES } from '@visavis/domain/application/state';
import type { HostedFilter } from './api.ts';

/** The longest search that the server accepts. */
const SEARCH_LIMIT = 200;

/** Parses the filter from a URL; invalid parts are left out. */
export function readFilter(address: URLSearchParams): HostedFilter {
  const search = address.get('search')?.trim().slice(0, SEARCH_LIMIT);
  const status = APPLICATION_STATES.find((state) => state === address.get('status'));
  const decision = APPLICATION_DECISIONS.find((one) => one === address.get('decision'));
  return { ...(search && { search }), ...(status && { status }), ...(decision && { decision }) };
}
