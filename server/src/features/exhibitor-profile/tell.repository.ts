// Reads whom an exhibitor meets, and raises the versions of those meetings for calendars.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** People with a live meeting, in the order of their registrations. */
export function listPeopleMet(transaction: Transaction<Database>, exhibitorId: number) {
  return transaction
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'registration.id as registrationId',
      'programme',
      'reference',
      'visitor_id as visitorId',
      'registration.company_id as companyId',
      'visitor.name',
      'visitor.email',
      'company.name as company',
      'language',
    ])
    .where('registration.id', 'in', (nested) =>
      nested
        .selectFrom('claim')
        .select('claim.registration_id')
        .where('exhibitor_id', '=', exhibitorId)
        .where('status', 'in', [MEETING_STATUS.pending, MEETING_STATUS.approved])
        .$castTo<{ registration_id: number }>(),
    )
    .orderBy('registration.id')
    .execute();
}

/** The next calendar file replaces the event, which has another place. */
export async function raiseMeetingVersions(
  transaction: Transaction<Database>,
  exhibitorId: number,
): Promise<void> {
  await transaction
    .updateTable('claim')
    .set((column) => ({ version: column('version', '+', 1) }))
    .where('exhibitor_id', '=', exhibitorId)
    .where('status', 'in', [MEETING_STATUS.pending, MEETING_STATUS.approved])
    .execute();
}
