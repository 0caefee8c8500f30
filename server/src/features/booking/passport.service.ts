// The passport numbers of bookings, for the hotel: shown to an admin, and the access recorded.

import type { revealPassports as revealPassportsCall } from '@visavis/contract/booking/endpoints';
import type { Output } from '@visavis/contract/endpoint';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Sealer } from '../../adapters/sealing.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { findBooking, findHostedRegistration, listSealedPassports } from './repository.ts';
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

/** In plain text; null where there is none, or it was deleted. */
export interface BookedPassports {
  passport: string | null;
  additionalPassport: string | null;
}

/**
 * The passport numbers of bookings by registration. The caller must check that the reader may see them, and record it.
 * @throws SealError
 */
export async function listPassports(
  db: Kysely<Database>,
  sealer: Sealer,
  registrationIds: readonly number[],
): Promise<Map<number, BookedPassports>> {
  const rows = await listSealedPassports(db, registrationIds);
  return new Map(
    rows.map((row) => [
      row.registrationId,
      {
        passport: openPassport(sealer, 'passport', row),
        additionalPassport: openPassport(sealer, 'additionalPassport', row),
      },
    ]),
  );
}
