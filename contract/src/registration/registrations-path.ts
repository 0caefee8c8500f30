// Builds the dashboard links from a count to the registrations it includes.

import { DASHBOARD_PATHS } from '../dashboard-path.ts';
import type { FilterOfProgramme } from './filter.ts';

/**
 * Path of the registration list with a filter.
 * @param filter parameters of the list's endpoint; undefined ones are omitted
 * @returns a path with its query
 */
export function registrationsPath({ programme, ...filter }: FilterOfProgramme): string {
  // Without a programme in its query, the list shows Business Matching.
  const named = programme === 'business' ? filter : { programme, ...filter };
  const parts = Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  const path = DASHBOARD_PATHS.businessMatching;
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
