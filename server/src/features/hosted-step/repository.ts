// Reads a hosted buyer and the progress of the registration.
import type { DepositWay } from '@visavis/domain/booking/deposit';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** The live hosted registration with this id, its decision, booking and payment; null if there is none. */
export async function readBuyer(db: Kysely<Database>, registrationId: number) {
  const row = await db
    .selectFrom('registration')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .innerJoin('edition', 'edition.id', 'registration.edition_id')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .leftJoin('booking', 'booking.registration_id', 'registration.id')
    .select([
      'registration.id as registrationId',
      'edition_id as editionId',
      'visitor_id as userId',
      'registration.company_id as companyId',
      'reference',
      'language',
      'visitor.name',
      'visitor.email',
      'visitor.phone_number as phoneNumber',
      'company.name as company',
      'decision',
      'edition.transfer_details as transferDetails',
      'meetings_saved_at as meetingsSavedAt',
      'booking.id as bookingId',
      // The booking's deposit method; before there is a booking, the edition's.
      sql<DepositWay>`coalesce(booking.deposit_by, edition.deposit_by)`.as('depositBy'),
      sql<boolean>`coalesce(booking.deposit_by = 'none', false) or exists (
        select from payment where payment.booking_id = booking.id and payment.state = 'paid' and not is_surplus)`.as(
        'isPaid',
      ),
      sql<boolean>`exists (select from refund join payment on payment.id = payment_id
        where payment.booking_id = booking.id and not is_surplus)`.as('isRefunded'),
    ])
    .where('registration.id', '=', registrationId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
