// The visitor's companies as the scheduler draws them.

import { assignPigments, monogram } from '@visavis/domain/exhibitor/pigment';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { findMeetingWith } from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';

export interface SchedulingCompany {
  id: number;
  name: string;
  booth: string;
  pigment: number;
  letter: string;
  scheduled: boolean;
}

/** In the order of choosing, which also settles who gets a pigment that two ask for. */
export function describeCompanies(
  exhibitors: readonly Exhibitor[],
  plan: readonly PlannedMeeting[],
): SchedulingCompany[] {
  const pigments = assignPigments(exhibitors.map((exhibitor) => exhibitor.company_name));
  return exhibitors.map((exhibitor, index) => ({
    id: exhibitor.id,
    name: exhibitor.company_name,
    booth: exhibitor.booth_number,
    pigment: pigments[index] ?? 0,
    letter: monogram(exhibitor.company_name),
    scheduled: findMeetingWith(plan, exhibitor.id) !== null,
  }));
}
