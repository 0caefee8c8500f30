// The address of the dashboard's list of registrations, as a link from a number to what it counts.

import { DASHBOARD_PATHS } from '../page-path.ts';
import type { RegistrationFilter } from './filter.ts';

/**
 * Where the registrations are listed that a filter names.
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
