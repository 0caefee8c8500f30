// Builds the dashboard links that lead from a count to the registrations behind it.

import { DASHBOARD_PATHS } from '../dashboard-path.ts';
import type { FilterOfProgramme } from './filter.ts';

/**
 * Path of the list of registrations that match a filter.
 * @param filter fields as the list's call takes them; undefined ones are left out
 * @returns a path with its query
 */
export function registrationsPath({ programme, ...filter }: FilterOfProgramme): string {
  // The list is that of Business Matching when its address names no programme.
  const named = programme === 'business' ? filter : { programme, ...filter };
  const parts = Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  const path = DASHBOARD_PATHS.businessMatching;
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
