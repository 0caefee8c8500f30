// The columns of the exported files of registrations and meetings.
import type { RegistrationColumn } from '@visavis/contract/registration/columns';
import { localTime } from '@visavis/domain/edition/time-zone';
import { zoneHeading } from '@visavis/domain/edition/zone-label';
import { isFormerDay } from '@visavis/domain/impact/days';
import { LANGUAGE_NAMES } from '@visavis/domain/language/languages';
import { MEETING_STATUS, type MeetingStatus, type Schedule } from '@visavis/domain/meeting/schema';
import { FIELD_NAMES, FIELDS } from '@visavis/domain/profile/fields';
import { fields } from '@visavis/domain/words/en/fields';
import type { Column } from '../../platform/tables/table.ts';
import type { Catalogue } from '../edition/public.ts';
import type { RegistrationRow } from './repository.ts';

/** @returns YYYY-MM-DD HH:MM in the fair's time zone */
export function fairTime(instant: Date, zone: string): string {
  const there = new Date(localTime(instant.getTime(), zone)).toISOString();
  return `${there.slice(0, 10)} ${there.slice(11, 16)}`;
}

/** The edition's time zone and days, for the times in a table. */
export type FairZone = Pick<Catalogue, 'timeZone' | 'days'>;

/** @returns such as 'Registered at (UTC+8)' */
export const titleOfTimes = (title: string, { timeZone, days }: FairZone): string =>
  `${title} (${days[0] ? zoneHeading(days[0].date, timeZone) : timeZone})`;

/** The details that belong to a column of the list; the reference is in every file. */
const DETAILS: Record<RegistrationColumn, readonly string[]> = {
  name: ['name'],
  company: ['companyName'],
  size: ['companySize'],
  schedule: ['pending', 'approved', 'rejected'],
  status: ['status'],
  reference: [],
  registered: ['registered'],
  country: ['country'],
  email: ['email'],
  phone: ['phoneNumber'],
  nature: ['companyNature'],
  tags: ['tags'],
};

/** @param shown columns of the list; all details without them */
export function registrationColumns(
  fair: FairZone,
  shown?: readonly RegistrationColumn[],
): readonly Column<RegistrationRow>[] {
  const all = allColumns(fair);
  if (!shown) return all;
  const details = new Set(['reference', ...shown.flatMap((column) => DETAILS[column])]);
  return all.filter(({ detail }) => details.has(detail));
}

const allColumns = (fair: FairZone): readonly (Column<RegistrationRow> & { detail: string })[] => [
  { detail: 'reference', title: 'Reference', width: 15, value: ({ reference }) => reference },
  {
    detail: 'registered',
    title: titleOfTimes('Registered at', fair),
    width: 20,
    value: ({ createdAt }) => fairTime(createdAt, fair.timeZone),
  },
  ...FIELD_NAMES.map((name) => ({
    detail: name,
    title: fields[name].heading ?? fields[name].label,
    width: FIELDS[name].width,
    value: (row: RegistrationRow) => row[name],
  })),
  { detail: 'interests', title: 'Interests', width: 50, value: ({ interests }) => interests.join('; ') },
  {
    detail: 'language',
    title: 'Language of Emails',
    width: 18,
    value: ({ language }) => LANGUAGE_NAMES[language],
  },
  { detail: 'status', title: 'Status', width: 12, value: ({ state }) => state },
  { detail: 'pending', title: 'Meetings Pending', width: 17, value: ({ pending }) => String(pending) },
  { detail: 'approved', title: 'Meetings Approved', width: 18, value: ({ approved }) => String(approved) },
  { detail: 'rejected', title: 'Meetings Rejected', width: 18, value: ({ rejected }) => String(rejected) },
  { detail: 'tags', title: 'Tags', width: 30, value: ({ tags }) => tags.join('; ') },
];

/** A meeting with its visitor. */
export interface MeetingLine
  extends Pick<RegistrationRow, 'reference' | 'name' | 'companyName' | 'country' | 'email' | 'phoneNumber'> {
  schedule: Schedule;
}

const STATUS_NAMES: Record<MeetingStatus, string> = {
  [MEETING_STATUS.pending]: 'Pending',
  [MEETING_STATUS.rejected]: 'Rejected',
  [MEETING_STATUS.approved]: 'Approved',
};

export const MEETING_COLUMNS: readonly Column<MeetingLine>[] = [
  { title: 'Reference', width: 15, value: ({ reference }) => reference },
  { title: 'Name', width: 26, value: ({ name }) => name },
  { title: 'Company', width: 30, value: ({ companyName }) => companyName },
  { title: 'Country', width: 20, value: ({ country }) => country },
  { title: 'Exhibitor', width: 30, value: ({ schedule }) => schedule.exhibitor },
  { title: 'Booth Number', width: 14, value: ({ schedule }) => schedule.boothNumber },
  { title: 'Day', width: 6, value: ({ schedule: { day } }) => (isFormerDay(day) ? '' : String(day)) },
  { title: 'Date', width: 12, value: ({ schedule }) => schedule.date },
  { title: 'Day of Week', width: 13, value: ({ schedule }) => schedule.dayOfWeek },
  { title: 'Time', width: 18, value: ({ schedule }) => schedule.time },
  {
    title: 'Status',
    width: 12,
    value: ({ schedule }) => (schedule.undecided ? 'Not decided' : STATUS_NAMES[schedule.status]),
  },
  { title: 'Cancelled By', width: 14, value: ({ schedule }) => (schedule.cancelledBy ? 'Visitor' : '') },
  // Appended last, so that programs that read columns by position keep working.
  { title: 'Email', width: 32, value: ({ email }) => email },
  { title: 'Phone Number', width: 18, value: ({ phoneNumber }) => phoneNumber },
];
