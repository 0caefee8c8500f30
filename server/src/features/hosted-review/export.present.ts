// The columns of the rooming list and of the export of applications.
import type { HostedBooking, HostedWait } from '@visavis/contract/hosted-booking/endpoints';
import type { HostedRow } from '@visavis/contract/hosted-review/row';
import type { ApplicationDecision } from '@visavis/domain/application/state';
import { plainAmount } from '@visavis/domain/money/money';
import { type Column, type FairZone, fairTime, titleOfTimes } from '../export/public.ts';

/** A booking, or somebody waiting for a room. */
export type RoomingLine = { booking: HostedBooking; wait?: never } | { booking?: never; wait: HostedWait };

/** A column of bookings and waits alike. */
const either = (
  title: string,
  width: number,
  ofBooking: (booking: HostedBooking) => string,
  ofWait: (wait: HostedWait) => string = () => '',
): Column<RoomingLine> => ({
  title,
  width,
  value: ({ booking, wait }) => (booking ? ofBooking(booking) : ofWait(wait)),
});

export const ROOMING_COLUMNS: readonly Column<RoomingLine>[] = [
  either(
    'Arrival',
    12,
    ({ arrival }) => arrival,
    ({ stay }) => stay.from,
  ),
  either(
    'Departure',
    12,
    ({ departure }) => departure,
    ({ stay }) => stay.to,
  ),
  either(
    'Room Type',
    16,
    ({ roomType }) => roomType,
    ({ roomType }) => roomType,
  ),
  either(
    'Guest',
    28,
    ({ guest }) => guest,
    ({ name }) => name,
  ),
  either('Second Guest', 28, ({ additionalName }) => additionalName),
  either('Guests', 8, ({ additionalName }) => (additionalName === '' ? '1' : '2')),
  either(
    'Staying Duration',
    18,
    ({ stay }) => stay.label,
    ({ stay }) => stay.label,
  ),
  either('Extra Nights', 30, ({ extraNights }) => extraNights.join('; ')),
  either('Deposit Paid', 13, ({ isPaid }) => (isPaid ? 'Yes' : 'No')),
  either(
    'Reference',
    15,
    ({ reference }) => reference,
    ({ reference }) => reference,
  ),
  either(
    'Company',
    30,
    ({ company }) => company,
    ({ company }) => company,
  ),
  either(
    'Country',
    20,
    ({ country }) => country,
    ({ country }) => country,
  ),
  either(
    'Email',
    32,
    ({ email }) => email,
    ({ email }) => email,
  ),
  either(
    'Phone Number',
    18,
    ({ phoneNumber }) => phoneNumber,
    ({ phoneNumber }) => phoneNumber,
  ),
  either('Total', 12, ({ total, currency }) => plainAmount(total, currency)),
  either('Currency', 9, ({ currency }) => currency),
  either('Room', 32, () => 'Booked', waitInWords),
];

/** A wait without a position is one whose offer has lapsed. */
function waitInWords({ position, isFree, offeredUntil }: HostedWait): string {
  if (position === null) return 'Waiting: offer lapsed';
  const place = position === 1 ? 'next' : `number ${position}`;
  if (offeredUntil !== null) return `Waiting: ${place}, offered`;
  return `Waiting: ${place}${isFree ? ', a room is free' : ''}`;
}

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

export const hostedColumns = (fair: FairZone): readonly Column<HostedLine>[] => [
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
  { title: 'Documents', width: 11, value: ({ row }) => String(row.documents.length) },
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
];
