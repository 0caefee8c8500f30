// The columns of the export of applications.

import type { HostedBooking } from '@visavis/contract/hosted-booking/endpoints';
import type { ApplicationColumn } from '@visavis/contract/hosted-buyer/columns';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { countKept } from '@visavis/domain/document/kept';
import type { ApplicationDecision } from '@visavis/domain/hosted-buyer/state';
import { plainAmount } from '@visavis/domain/money/money';
import type { Column } from '../../platform/tables/table.ts';
import { type FairZone, fairTime, titleOfTimes } from '../export/public.ts';

/** An application with its booking, if there is one. */
export interface HostedLine {
  row: HostedRow;
  booking: HostedBooking | undefined;
}

const DECISION_NAMES: Record<ApplicationDecision, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};
const PAYMENT_NAMES: Record<HostedRow['payment'], string> = {
  none: 'No booking',
  free: 'No deposit',
  unpaid: 'Not paid',
  open: 'Under way',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
};

/** The titles that belong to a column of the list; reference and payment are in every file. */
const TITLES: Record<ApplicationColumn, readonly string[]> = {
  name: ['Name'],
  company: ['Company'],
  size: ['Company Size'],
  country: ['Country'],
  reference: [],
  email: ['Email'],
  phone: ['Phone Number'],
  tags: ['Tags'],
  documents: ['Documents'],
  status: ['Status', 'Decision'],
  schedule: ['Meetings'],
};

/** @param shown columns of the list; all details without them */
export function hostedColumns(
  fair: FairZone,
  shown?: readonly ApplicationColumn[],
): readonly Column<HostedLine>[] {
  const all = allColumns(fair);
  if (!shown) return all;
  const titles = new Set(['Reference', 'Payment', ...shown.flatMap((column) => TITLES[column])]);
  return all.filter(({ title }) => titles.has(title));
}

const allColumns = (fair: FairZone): readonly Column<HostedLine>[] => [
  { title: 'Reference', width: 15, value: ({ row }) => row.reference },
  {
    title: titleOfTimes('Applied at', fair),
    width: 20,
    value: ({ row }) => fairTime(new Date(row.createdAt), fair.timeZone),
  },
  { title: 'Name', width: 26, value: ({ row }) => row.name },
  { title: 'Designation', width: 24, value: ({ row }) => row.designation },
  { title: 'Email', width: 32, value: ({ row }) => row.email },
  { title: 'Phone Number', width: 18, value: ({ row }) => row.phoneNumber },
  { title: 'Company', width: 30, value: ({ row }) => row.company },
  { title: 'Nature of Business', width: 24, value: ({ row }) => row.businessNature },
  { title: 'Company Size', width: 14, value: ({ row }) => row.companySize },
  { title: 'Country', width: 20, value: ({ row }) => row.country },
  { title: 'Status', width: 12, value: ({ row }) => row.status },
  { title: 'Decision', width: 12, value: ({ row }) => DECISION_NAMES[row.decision] },
  {
    title: titleOfTimes('Decided at', fair),
    width: 20,
    value: ({ row: { decidedAt } }) =>
      decidedAt === null ? '' : fairTime(new Date(decidedAt), fair.timeZone),
  },
  { title: 'Reason', width: 40, value: ({ row }) => row.reason ?? '' },
  { title: 'Documents', width: 11, value: ({ row }) => String(countKept(row.documents)) },
  { title: 'Payment', width: 12, value: ({ row }) => PAYMENT_NAMES[row.payment] },
  {
    title: 'Total',
    width: 12,
    value: ({ booking }) => (booking ? plainAmount(booking.total, booking.currency) : ''),
  },
  { title: 'Currency', width: 9, value: ({ booking }) => booking?.currency ?? '' },
  { title: 'Staying Duration', width: 18, value: ({ booking }) => booking?.stay.label ?? '' },
  { title: 'Room Type', width: 16, value: ({ booking }) => booking?.roomType ?? '' },
  { title: 'Extra Nights', width: 30, value: ({ booking }) => booking?.extraNights.join('; ') ?? '' },
  { title: 'Second Guest', width: 28, value: ({ booking }) => booking?.additionalName ?? '' },
  { title: 'Meetings', width: 10, value: ({ row }) => String(row.meetingCount) },
  { title: 'Tags', width: 30, value: ({ row }) => row.tags.join('; ') },
];
