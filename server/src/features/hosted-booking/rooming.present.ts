// The columns of the rooming list.
import type { HostedBooking, HostedWait } from '@visavis/contract/hosted-booking/endpoints';
import { nightsOf } from '@visavis/domain/booking/stay';
import { plainAmount } from '@visavis/domain/money/money';
import type { Column } from '../../platform/tables/table.ts';
import type { BookedPassports } from '../booking/public.ts';
import { type FairZone, fairTime, titleOfTimes } from '../export/public.ts';

/** A booking, or somebody waiting for a room. */
export type RoomingLine =
  | { booking: HostedBooking; passports: BookedPassports | undefined; wait?: never }
  | { booking?: never; passports?: never; wait: HostedWait };

/** A column for both bookings and waits. */
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

/** @param madeAt when the list was made; repeated in every row, so that printed pages and sorted tables show it */
export const roomingColumns = (madeAt: Date, fair: FairZone): readonly Column<RoomingLine>[] => [
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
  // Appended last, so that programs that read columns by position keep working.
  either('Nights', 8, ({ stay, extraNights }) => String(nightsOf(stay).length + extraNights.length)),
  {
    title: titleOfTimes('List Made at', fair),
    width: 24,
    value: () => fairTime(madeAt, fair.timeZone),
  },
];

/** Empty if a number is no longer stored. */
export const PASSPORT_COLUMNS: readonly Column<RoomingLine>[] = [
  { title: 'Passport Number', width: 20, value: ({ passports }) => passports?.passport ?? '' },
  {
    title: 'Second Passport Number',
    width: 22,
    value: ({ passports }) => passports?.additionalPassport ?? '',
  },
];

/** A wait without a position has an expired offer. */
function waitInWords({ position, isFree, offeredUntil }: HostedWait): string {
  if (position === null) return 'Waiting: offer lapsed';
  const place = position === 1 ? 'next' : `number ${position}`;
  if (offeredUntil !== null) return `Waiting: ${place}, offered`;
  return `Waiting: ${place}${isFree ? ', a room is free' : ''}`;
}
