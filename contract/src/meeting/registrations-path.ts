// Builds the dashboard links that lead from a count to the registrations behind it.

import { DASHBOARD_PATHS } from '../dashboard-path.ts';
import type { RegistrationFilter } from './filter.ts';

/**
 * Path of the list of registrations that match a filter.
 * @param filter fields as the list's call takes them; undefined ones are left out
 * @returns a path with its query
 */
export function registrationsPath(filter: RegistrationFilter = {}): string {
  const parts = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  const path = DASHBOARD_PATHS.businessMatching;
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
