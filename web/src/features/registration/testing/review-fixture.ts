// Fixtures: registrations, meetings, and the edition they belong to.

import type { MoveHours } from '@visavis/contract/meeting/endpoints';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { fairHour } from '@visavis/domain/edition/slot-time';
import { MEETING_STATUS, type Schedule } from '@visavis/domain/meeting/schema';
import { demoEdition } from '../../../queries/testing/schedule-fixture.ts';

export const edition = demoEdition();

/** With the exhibitor 'Oasis Attar', on the third day at 3 pm, unless overridden. */
export function meeting(parts: Partial<Schedule> = {}): Schedule {
  const day = edition.days[(parts.day ?? 3) - 1] ?? edition.days[0];
  const minute = parts.minute ?? 900;
  return {
    id: 11,
    day: day?.day ?? 1,
    date: day?.date ?? '',
    dayOfWeek: day?.dayOfWeek ?? '',
    time: fairHour(minute, 60).range,
    exhibitor: 'Oasis Attar',
    boothNumber: 'E-110',
    status: MEETING_STATUS.pending,
    cancelledBy: null,
    version: 1,
    exhibitorId: 5,
    minute,
    ...parts,
  };
}

export function group(parts: Partial<MeetingGroup> = {}): MeetingGroup {
  const id = parts.id ?? 1;
  return {
    id,
    name: 'Amira Rahman',
    company: 'Kenari Beauty Retail',
    companySize: '11-50',
    status: 'Pending',
    phoneNumber: '+60123456789',
    registrationNumber: 'BM-7K3M-Q2XD',
    businessNature: 'Multi-brand retail',
    country: 'Malaysia',
    schedules: [meeting()],
    user_id: 100 + id,
    visitor_company_id: 200 + id,
    email: 'amira@kenari.example',
    termsVersion: '2026-01',
    createdAt: '2025-05-01T02:00:00.000Z',
    mail: null,
    tags: [],
    ...parts,
  };
}

/** The hours of 'Oasis Attar', all free but the one of `meeting()`; `changes` by day and minute, such as '4/660'. */
export function moveHours(
  changes: Record<string, Partial<MoveHours['hours'][number]>> = { '3/900': { state: 'here' } },
  parts: Partial<MoveHours> = {},
): MoveHours {
  return {
    exhibitor: { id: 5, name: 'Oasis Attar', boothNumber: 'E-110', places: 1 },
    hours: edition.days.flatMap(({ day }) =>
      edition.hours.map(({ minute }) => ({
        day,
        minute,
        state: 'free' as const,
        left: 1,
        meeting: [],
        held: 0,
        elsewhere: [],
        ...changes[`${day}/${minute}`],
      })),
    ),
    offGrid: [],
    ...parts,
  };
}
