// Counts what awaits an organiser; the indexes used contain nothing else.
import type { Programme } from '@visavis/domain/edition/programme';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { inProgress } from '../registration/public.ts';

/** Every caller must name the programme, so that no count forgets one. */
interface OfProgramme {
  editionId: number;
  programme: Programme;
}

/** People of a programme with a meeting to decide on. */
export async function countToDecide(
  db: Kysely<Database>,
  { editionId, programme }: OfProgramme,
): Promise<number> {
  const { count } = await db
    .selectFrom('registration')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .where('programme', '=', programme)
    .where(inProgress('to-decide'))
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countPendingApplications(db: Kysely<Database>, editionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('registration')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .where('programme', '=', 'hosted')
    .where('cancelled_at', 'is', null)
    .where('decision', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

/** Pending meetings to decide on in a programme, and since when the oldest has been waiting. */
export async function readWaiting(db: Kysely<Database>, { editionId, programme }: OfProgramme) {
  return db
    .selectFrom('registration')
    .select([
      sql<number>`coalesce(sum(pending_meetings), 0)::int`.as('meetings'),
      (row) => row.fn.min('created_at').as('since'),
    ])
    .where('edition_id', '=', editionId)
    .where('programme', '=', programme)
    .where(inProgress('to-decide'))
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Applications with a requested document that has not been handed in. */
export async function countAskedDocuments(db: Kysely<Database>, editionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('registration')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .where(
      sql<boolean>`exists (select from document_request
        where registration_id = registration.id and document_request.state = 'asked')`,
    )
    .executeTakeFirstOrThrow();
  return count;
}
