// The list that a person belongs to.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Person } from '@visavis/contract/person/person';

export const listOf = (programme: Person['programme']): string =>
  programme === 'hosted' ? DASHBOARD_PATHS.hostedBuyerProgram : DASHBOARD_PATHS.businessMatching;
