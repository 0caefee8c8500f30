// The visitor's companies as the scheduler shows them.

import { monogram } from '@visavis/domain/exhibitor/pigment';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { findMeetingWith } from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import type { PigmentOf } from '../../queries/use-pigments.ts';

export interface SchedulingCompany {
  id: number;
  name: string;
  booth: string;
  hall: string | undefined;
  pigment: number;
  letter: string;
  scheduled: boolean;
}

/** In the order in which they were chosen. */
export function describeCompanies(
  exhibitors: readonly Exhibitor[],
  plan: readonly PlannedMeeting[],
  pigmentOf: PigmentOf,
): SchedulingCompany[] {
  return exhibitors.map((exhibitor) => ({
    id: exhibitor.id,
    name: exhibitor.company_name,
    booth: exhibitor.booth_number,
    hall: exhibitor.hall,
    pigment: pigmentOf(exhibitor),
    letter: monogram(exhibitor.company_name),
    scheduled: findMeetingWith(plan, exhibitor.id) !== null,
  }));
}
