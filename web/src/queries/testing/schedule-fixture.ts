// Fixtures for the scheduler's tests: an edition of 2025, exhibitors and meetings.
import { fairDatesOf, fairDaysOn } from '@visavis/domain/edition/calendar';
import type { Edition } from '@visavis/domain/edition/schema';
import { DEFAULT_STARTS, fairHour, slotLabel } from '@visavis/domain/edition/slot-time';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { HOSTED_LIMITS, HOSTED_PROGRAMME } from '../../lib/testing/hosted-programme.ts';

export function demoEdition(changes: Partial<Edition> = {}): Edition {
  return {
    id: 1,
    name: 'International Beauty Exhibition',
    days: fairDaysOn(fairDatesOf(2025)),
    hours: DEFAULT_STARTS.map((minute) => fairHour(minute, 60)),
    slotMinutes: 60,
    timeZone: 'Asia/Kuala_Lumpur',
    utcOffsetLabel: 'UTC+8',
    limits: { businessMinimum: 1, businessMaximum: 8, ...HOSTED_LIMITS },
    hosted: HOSTED_PROGRAMME,
    contacts: { email: 'pr@exhibition.example', whatsapp: '+60 12-000 0000' },
    begun: [],
    ...changes,
  };
}

export function exhibitor(id: number, name: string, booth = `A-${id}`): Exhibitor {
  return {
    id,
    company_name: name,
    booth_number: booth,
    region_country: 'Malaysia',
    product_profile: '',
    description: '',
  };
}

/** @param minute of the start, such as 660 */
export function planned(company: Exhibitor | undefined, dayNumber: number, minute: number): PlannedMeeting {
  const day = demoEdition().days.find((candidate) => candidate.day === dayNumber);
  if (!company || !day) throw new RangeError('no such company or day');
  return {
    day: day.day,
    date: day.date,
    dayOfWeek: day.dayOfWeek,
    time: slotLabel(minute),
    company: company.company_name,
    boothNumber: company.booth_number,
    exhibitorId: company.id,
  };
}
