// The list behind a number: the numbers count both programmes, so the lists show both when there are two.

import type { Overview } from '@visavis/contract/overview/endpoints';
import type { RegistrationFilter } from '@visavis/contract/registration/filter';
import { registrationsPath } from '@visavis/contract/registration/registrations-path';

export type ListPath = (filter?: RegistrationFilter) => string;

/** The path of the list with the registrations that a number of this overview counts. */
export const listPathOf =
  ({ registrations }: Pick<Overview, 'registrations'>): ListPath =>
  (filter = {}) =>
    registrationsPath({ ...filter, programme: registrations.hosted > 0 ? 'all' : 'business' });
