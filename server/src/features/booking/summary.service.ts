// A booking as its buyer sees it: passports masked, amounts in major units.
import type { BookingSummary } from '@visavis/contract/booking/summary';
import { maskedPassport } from '@visavis/domain/booking/schema';
import { majorOf } from '@visavis/domain/money/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Sealer } from '../../adapters/sealing.ts';
import type { Buyer } from '../hosted-step/public.ts';
import { findBooking, readPayments } from './repository.ts';
import { openPassport } from './sealed-passport.service.ts';

/** Null before there is a booking. */
export async function readSummary(
  db: Kysely<Database>,
  sealer: Sealer,
  {
    registrationId,
    userId,
    companyId,
    reference,
    transferDetails,
  }: Pick<Buyer, 'registrationId' | 'userId' | 'companyId' | 'reference' | 'transferDetails'>,
): Promise<BookingSummary | null> {
  const booking = await findBooking(db, registrationId);
  if (!booking) return null;
  const { isPaid, open } = await readPayments(db, booking.id);
  const masked = (field: 'passport' | 'additionalPassport') => {
    const passport = openPassport(sealer, field, booking);
    return passport === null ? '' : maskedPassport(passport);
  };
  return {
    bookingId: booking.id,
    bookingData: {
      name: booking.name,
      passportNumber: masked('passport'),
      email: booking.email,
      phoneNumber: booking.phoneNumber,
      additionalName: booking.additionalName,
      additionalPassport: masked('additionalPassport'),
      stayingDuration: booking.stay.label,
      roomType: booking.roomType,
      extraNights: booking.extraNights,
      userId,
      companyId,
    },
    orderData: booking.lines.map(({ label, minor, dates }) => ({
      label,
      value: majorOf(minor, booking.currency),
      dates,
    })),
    totalAmount: majorOf(booking.totalMinor, booking.currency),
    deposit: majorOf(booking.depositMinor, booking.currency),
    currency: booking.currency,
    termsVersion: booking.termsVersion,
    isPaid: isPaid || booking.depositBy === 'none',
    ...(booking.depositBy === 'transfer' && { transfer: { details: transferDetails, reference } }),
    version: booking.version,
    openPayment:
      open?.redirectUrl == null ? null : { pay_ref: open.reference, redirect_url: open.redirectUrl },
  };
}
