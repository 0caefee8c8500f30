// The list behind a number: the numbers count both programmes, so the lists show both when there are two.

import { registrationsPath } from '@visavis/contract/meeting/registrations-path';
import type { Overview } from '@visavis/contract/overview/endpoints';

export type ListPath = typeof registrationsPath;

/** The path of the list with the registrations that a number of this overview counts. */
export const listPathOf =
  ({ registrations }: Pick<Overview, 'registrations'>): ListPath =>
  (filter = {}) =>
    registrationsPath(registrations.hosted > 0 ? { programme: 'all', ...filter } : filter);
