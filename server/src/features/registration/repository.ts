// Reads and locks single meetings in the global lock order: the registration first, then its meeting.
import type { Language } from '@visavis/domain/language/languages';
import type { MeetingStanding } from '@visavis/domain/meeting/decision';
import { MEETING_STATUS, type MeetingStatus } from '@visavis/domain/meeting/schema';
import type { RegistrationState } from '@visavis/domain/registration/state';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { clearTags } from '../tag/public.ts';

export interface RegistrationRow {
  id: number;
  programme: 'business' | 'hosted';
  reference: string;
  visitorId: number;
  companyId: number;
  name: string;
  email: string;
  company: string;
  state: RegistrationState;
  scheduleVersion: number;
  /** The language in which the registration was made. */
  language: Language;
  /** Whether the same person has applied again since the rejection. */
  isReplaced: boolean;
}

export interface MeetingRow extends MeetingStanding {
  id: number;
  registrationId: number;
  exhibitorId: number;
  day: number;
  /** Start and length in minutes, counted from midnight at the fair. */
  minute: number;
  length: number;
  startsAt: Date;
  place: number;
  version: number;
  offGridReason: string | null;
  /** Why an organiser rejected it; null if no reason was given. */
  rejectionReason: string | null;
  /** Whether an emailed calendar file contains it. */
  isInCalendar: boolean;
  /** When it was released because its registration was not confirmed; null otherwise. */
  releasedAt: Date | null;
}

const meetingColumns = [
  'id',
  'registration_id as registrationId',
  'exhibitor_id as exhibitorId',
  'day',
  'minute',
  'length',
  'starts_at as startsAt',
  'place',
  sql<MeetingStatus>`status`.as('status'),
  'cancelled_by as cancelledBy',
  'version',
  'off_grid_reason as offGridReason',
  'rejection_reason as rejectionReason',
  'in_calendar as isInCalendar',
  'released_at as releasedAt',
] as const;

/**
 * Locks a registration until the transaction ends. Every change of a meeting or a status email does this first, which
 * prevents deadlocks and serialises the changes of one registration.
 * @returns null if it does not exist, was deleted, or belongs to another edition
 */
export async function lockRegistration(
  transaction: Transaction<Database>,
  { registrationId, editionId }: { registrationId: number; editionId: number },
): Promise<RegistrationRow | null> {
  const row = await transaction
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'registration.id',
      'programme',
      'reference',
      'visitor_id as visitorId',
      'registration.company_id as companyId',
      'visitor.name',
      'visitor.email',
      'company.name as company',
      'state',
      'schedule_version as scheduleVersion',
      'language',
      'is_replaced as isReplaced',
    ])
    .where('registration.id', '=', registrationId)
    .where('edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .forUpdate('registration')
    .executeTakeFirst();
  return row ?? null;
}

/** The registration of a meeting; null if there is none. Queried before anything is locked. */
export async function findRegistrationOfMeeting(
  db: Kysely<Database>,
  meetingId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('meeting')
    .select('registration_id')
    .where('id', '=', meetingId)
    .executeTakeFirst();
  return row?.registration_id ?? null;
}

/** Locks a meeting of a locked registration; null if the registration has no such meeting. */
export async function lockMeeting(
  transaction: Transaction<Database>,
  { registrationId, meetingId }: { registrationId: number; meetingId: number },
): Promise<MeetingRow | null> {
  const row = await transaction
    .selectFrom('meeting')
    .select(meetingColumns)
    .where('id', '=', meetingId)
    .where('registration_id', '=', registrationId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** All meetings of registrations, ordered by registration, day, hour and id. */
export async function listMeetings(
  db: Kysely<Database>,
  registrationIds: readonly number[],
): Promise<MeetingRow[]> {
  return db
    .selectFrom('meeting')
    .select(meetingColumns)
    .where(sql<boolean>`registration_id = any(${[...registrationIds]}::int[])`)
    .orderBy('registration_id')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** The live registration of a visitor and a company; null if they do not belong to one registration. */
export async function findRegistrationOfVisitor(
  db: Kysely<Database>,
  { visitorId, companyId }: { visitorId: number; companyId: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('registration')
    .select('id')
    .where('visitor_id', '=', visitorId)
    .where('company_id', '=', companyId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Marks meetings as contained in a calendar file: a later file has to cancel those that end.
 * @param only the file contains only this meeting
 * @param hasPending the file also contains undecided meetings
 */
export async function markInCalendar(
  transaction: Transaction<Database>,
  registrationId: number,
  { only = null, hasPending = false }: { only?: number | null; hasPending?: boolean } = {},
): Promise<void> {
  let contained = transaction
    .updateTable('claim')
    .set({ in_calendar: true })
    .where('registration_id', '=', registrationId)
    .where('status', 'in', [MEETING_STATUS.approved, ...(hasPending ? [MEETING_STATUS.pending] : [])]);
  if (only !== null) contained = contained.where('id', '=', only);
  await contained.execute();
}

/** Ends locked registrations: frees their hours, and deletes access keys, unsent emails, notes, tasks and tags. */
export async function endRegistrations(
  transaction: Transaction<Database>,
  registrationIds: readonly number[],
  now: Date,
): Promise<void> {
  const ids = [...registrationIds];
  await transaction.updateTable('registration').set({ cancelled_at: now }).where('id', 'in', ids).execute();
  await transaction
    .updateTable('claim')
    .set((column) => ({ status: MEETING_STATUS.rejected, version: column('version', '+', 1) }))
    .where('registration_id', 'in', ids)
    .where('status', '<>', MEETING_STATUS.rejected)
    .execute();
  for (const table of ['access_key', 'person_note', 'person_task'] as const)
    await transaction.deleteFrom(table).where('registration_id', 'in', ids).execute();
  await clearTags(transaction, ids);
  await transaction
    .deleteFrom('email')
    .where('registration_id', 'in', ids)
    .where('state', '<>', 'sent')
    .execute();
}
