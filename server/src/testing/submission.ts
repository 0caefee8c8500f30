// Submissions for tests: valid in every field unless a test changes them.

import type { CallInput } from '@visavis/contract/endpoint';
import type { registerVisitor } from '@visavis/contract/submission/endpoints';
import { dayOfWeek } from '@visavis/domain/edition/calendar';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { exampleCompany, exampleVisitor, OPTIONAL_EMPTY } from '@visavis/domain/profile/example';
import { TEST_YEAR } from './small-edition.ts';

export type Submission = CallInput<typeof registerVisitor>['body'];
type Meeting = Submission['meetings'][number];

let count = 0;

/** A meeting on a fair day (1 to 4) and a start in minutes. */
export function meetingOf(exhibitor: string, boothNumber: string, day: number, minute: number): Meeting {
  const date = `${TEST_YEAR}-06-0${day + 1}`;
  return { day, date, dayOfWeek: dayOfWeek(date), time: slotRange(minute, 60), exhibitor, boothNumber };
}

/** A submission by a new person. */
export function submissionOf(
  meetings: Meeting[],
  changes: Partial<Submission['registration']> = {},
): Submission {
  count += 1;
  const companyInfo = exampleCompany({ ...OPTIONAL_EMPTY, website: 'kenari.example' });
  const registration = {
    ...exampleVisitor({ email: `amira.${process.pid}.${count}@kenari.example` }),
    registration_type: 'business' as const,
    ...companyInfo,
    ...changes,
  };
  return { registration, companyInfo, interests: [], meetings };
}
