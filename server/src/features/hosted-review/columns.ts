// What the rooming list and the file of applications say, column by column.
import type { HostedBooking } from '@visavis/contract/hosted-booking-list';
import type { HostedRow } from '@visavis/contract/hosted-review';
import type { ApplicationDecision } from '@visavis/domain/application/state';
import { type Column, fairTime } from '../export/service.ts';

const amount = (ringgit: number): string => ringgit.toFixed(2);

export const ROOMING_COLUMNS: readonly Column<HostedBooking>[] = [
  { title: 'Arrival', width: 12, value: ({ arrival }) => arrival },
  { title: 'Departure', width: 12, value: ({ departure }) => departure },
  { title: 'Room Type', width: 16, value: ({ roomType }) => roomType },
  { title: 'Guest', width: 28, value: ({ guest }) => guest },
  { title: 'Second Guest', width: 28, value: ({ additionalName }) => additionalName },
  { title: 'Guests', width: 8, value: ({ additionalName }) => (additionalName === '' ? '1' : '2') },
  { title: 'Staying Duration', width: 18, value: ({ stay }) => stay.label },
  { title: 'Extra Nights', width: 30, value: ({ extraNights }) => extraNights.join('; ') },
  { title: 'Deposit Paid', width: 13, value: ({ isPaid }) => (isPaid ? 'Yes' : 'No') },
  { title: 'Reference', width: 15, value: ({ reference }) => reference },
  { title: 'Company', width: 30, value: ({ company }) => company },
  { title: 'Country', width: 20, value: ({ country }) => country },
  { title: 'Email', width: 32, value: ({ email }) => email },
  { title: 'Phone Number', width: 18, value: ({ phoneNumber }) => phoneNumber },
  { title: 'Total', width: 12, value: ({ total }) => amount(total) },
  { title: 'Currency', width: 9, value: ({ currency }) => currency },
];

/** An application with its booking, where there is one. */
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
  unpaid: 'Not paid',
  open: 'Under way',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
};

export const HOSTED_COLUMNS: readonly Column<HostedLine>[] = [
  { title: 'Reference', width: 15, value: ({ row }) => row.reference },
  { title: 'Applied at (UTC+8)', width: 20, value: ({ row }) => fairTime(new Date(row.createdAt)) },
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
    title: 'Decided at (UTC+8)',
    width: 20,
    value: ({ row: { decidedAt } }) => (decidedAt === null ? '' : fairTime(new Date(decidedAt))),
  },
  { title: 'Reason', width: 40, value: ({ row }) => row.reason ?? '' },
  { title: 'Documents', width: 11, value: ({ row }) => String(row.documents.length) },
  { title: 'Payment', width: 12, value: ({ row }) => PAYMENT_NAMES[row.payment] },
  { title: 'Total', width: 12, value: ({ booking }) => (booking ? amount(booking.total) : '') },
  { title: 'Currency', width: 9, value: ({ booking }) => booking?.currency ?? '' },
  { title: 'Staying Duration', width: 18, value: ({ booking }) => booking?.stay.label ?? '' },
  { title: 'Room Type', width: 16, value: ({ booking }) => booking?.roomType ?? '' },
  { title: 'Extra Nights', width: 30, value: ({ booking }) => booking?.extraNights.join('; ') ?? '' },
  { title: 'Second Guest', width: 28, value: ({ booking }) => booking?.additionalName ?? '' },
  { title: 'Meetings', width: 10, value: ({ row }) => String(row.meetingCount) },
];
