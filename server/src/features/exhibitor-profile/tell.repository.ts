// Lists the people whom exhibitors meet, and raises the versions of those meetings for calendar files.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

const LIVE = [MEETING_STATUS.pending, MEETING_STATUS.approved];

const isOneOf = (ids: readonly number[]) => sql<boolean>`exhibitor_id = any(${[...ids]}::int[])`;

/** How many people have a live meeting at one of the exhibitors. */
export async function countPeopleMet(db: Kysely<Database>, exhibitorIds: readonly number[]): Promise<number> {
  const { people } = await db
    .selectFrom('claim')
    .select(({ fn }) => fn.count<number>('registration_id').distinct().as('people'))
    .where(isOneOf(exhibitorIds))
    .where('status', 'in', LIVE)
    .executeTakeFirstOrThrow();
  return people;
}

/** People with a live meeting at one of the exhibitors, ordered by registration. */
export function listPeopleMet(transaction: Transaction<Database>, exhibitorIds: readonly number[]) {
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
        .where(isOneOf(exhibitorIds))
        .where('status', 'in', LIVE)
        .$castTo<{ registration_id: number }>(),
    )
    .orderBy('registration.id')
    .execute();
}

/** So that the next calendar files replace the events, whose location has changed. */
export async function raiseMeetingVersions(
  transaction: Transaction<Database>,
  exhibitorIds: readonly number[],
): Promise<void> {
  await transaction
    .updateTable('claim')
    .set((column) => ({ version: column('version', '+', 1) }))
    .where(isOneOf(exhibitorIds))
    .where('status', 'in', LIVE)
    .execute();
}
