// Shows an admin the passport numbers of a booking, for the hotel, and records the access.

import type { revealPassports as revealPassportsCall } from '@visavis/contract/booking/endpoints';
import type { Output } from '@visavis/contract/endpoint';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { findBooking, findHostedRegistration } from './repository.ts';
import { openPassport } from './sealed-passport.service.ts';
import type { BookingDependencies } from './service.ts';

const NOTHING_HERE = message('resource.hidden');

/** @throws 'resource.not-found' for anyone but an admin, so that the existence of a booking is not revealed */
export async function revealPassports(
  { db, clock, sealer }: BookingDependencies,
  organiser: Organiser,
  registrationId: number,
): Promise<Output<typeof revealPassportsCall>> {
  if (organiser.role !== 'admin') throw new AppError('resource.not-found', NOTHING_HERE);
  const registration = await findHostedRegistration(db, registrationId);
  const booking = registration && (await findBooking(db, registrationId));
  if (!booking) throw new AppError('resource.not-found', message('booking.none'));
  const applicants = [{ name: booking.name, passportNumber: openPassport(sealer, 'passport', booking) }];
  if (booking.additionalName !== '')
    applicants.push({
      name: booking.additionalName,
      passportNumber: openPassport(sealer, 'additionalPassport', booking),
    });
  await recordAction(db, {
    at: clock(),
    actor: organiser,
    action: 'booking.reveal-passports',
    subject: `${registration.name} (${registration.reference})`,
    registrationId,
  });
  return { success: true, applicants };
}
