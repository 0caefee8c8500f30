// Reads the outbox for the dashboard.
import { EMAIL_STATES, type EmailState, STAFF_EMAIL_KINDS } from '@visavis/domain/email/schema';
import { readSearch } from '@visavis/domain/registration/search';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';

export interface Wanted {
  /** As typed; searches subject, address, name and reference; empty for all. */
  search: string;
  isStaffShown: boolean;
  /** Last attempted, or written if never attempted, after this time. */
  triedAfter?: Date | undefined;
  /** Only messages of this edition; null for all. Those without an edition, such as invitations, are always shown. */
  editionId: number | null;
}

const ROW_COLUMNS = [
  'id',
  'kind',
  'subject',
  'recipient',
  'recipient_name',
  'state',
  'attempts',
  'attempt_began_at',
  'last_error',
  'next_attempt_at',
  'sent_at',
  'created_at',
  'registration_id',
  'held_at',
] as const;

export type OutboxRow = Pick<Selectable<Database['email']>, (typeof ROW_COLUMNS)[number]>;

function isWanted(
  where: ExpressionBuilder<Database, 'email'>,
  { search, isStaffShown, triedAfter, editionId }: Wanted,
) {
  const terms = readSearch(search);
  return where.and([
    ...(terms.length > 0 ? [meetsSearch(terms, (part) => [contains(sql.ref('search_text'), part)])] : []),
    ...(isStaffShown ? [] : [where('kind', 'not in', STAFF_EMAIL_KINDS)]),
    ...(triedAfter ? [sql<boolean>`coalesce(last_attempt_at, created_at) > ${triedAfter}::timestamptz`] : []),
    ...(editionId === null
      ? []
      : [where.or([where('edition_id', '=', editionId), where('edition_id', 'is', null)])]),
  ]);
}

/** The number of messages in each state. */
export async function countByState(
  db: Kysely<Database>,
  wanted: Wanted,
): Promise<Record<EmailState, number>> {
  const rows = await db
    .selectFrom('email')
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .where((where) => isWanted(where, wanted))
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(EMAIL_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
    EmailState,
    number
  >;
}

/** Newest first. */
export async function listRows(
  db: Kysely<Database>,
  wanted: Wanted,
  { state, limit, offset }: { state: EmailState | null; limit: number; offset: number },
): Promise<OutboxRow[]> {
  let query = db
    .selectFrom('email')
    .select(ROW_COLUMNS)
    .where((where) => isWanted(where, wanted));
  if (state !== null) query = query.where('state', '=', state);
  return query.orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

/** The messages about a registration, newest first. */
export async function listOfRegistration(
  db: Kysely<Database>,
  registrationId: number,
  limit: number,
): Promise<OutboxRow[]> {
  return (
    db
      .selectFrom('email')
      .select(ROW_COLUMNS)
      .where('registration_id', '=', registrationId)
      // Tests of messages show this person, but were sent to organisers.
      .where('organiser_id', 'is', null)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  );
}

/** One message with its content, or null. */
export async function findRow(db: Kysely<Database>, id: number, isStaffShown: boolean) {
  const row = await db
    .selectFrom('email')
    .select([...ROW_COLUMNS, 'edition_id', 'organiser_id', 'content'])
    .select((from) => [
      from
        .selectFrom('registration')
        .select('reference')
        .whereRef('registration.id', '=', 'registration_id')
        .where('cancelled_at', 'is', null)
        .as('reference'),
      from
        .selectFrom('registration')
        .select('programme')
        .whereRef('registration.id', '=', 'registration_id')
        .as('programme'),
    ])
    .where('id', '=', id)
    .where((where) => isWanted(where, { search: '', isStaffShown, editionId: null }))
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Queues a message again if it failed, was not sent or is held.
 * @returns false, without a change, in any other state
 */
export async function queueAgain(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email')
    .set({
      state: 'queued',
      attempts: 0,
      last_error: null,
      next_attempt_at: null,
      held_at: null,
    })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('state', 'in', ['failed', 'unsent']), where('held_at', 'is not', null)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
