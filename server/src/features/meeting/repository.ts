// Meetings one by one, in the order in which everybody locks them: the registration first, then its meeting.
import type { Language } from '@visavis/domain/language/languages';
import type { MeetingStanding } from '@visavis/domain/meeting/decision';
import { MEETING_STATUS, type MeetingStatus } from '@visavis/domain/meeting/schema';
import type { RegistrationState } from '@visavis/domain/registration/state';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

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
  /** In which it was made. */
  language: Language;
  /** The same person applied again since it was rejected. */
  isReplaced: boolean;
}

export interface MeetingRow extends MeetingStanding {
  id: number;
  registrationId: number;
  exhibitorId: number;
  day: number;
  /** Start hour at the fair. */
  hour: number;
  place: number;
  version: number;
  offGridReason: string | null;
  /** Why an organiser rejected it; null where none was given. */
  rejectionReason: string | null;
  /** A mailed calendar file held it. */
  isInCalendar: boolean;
  /** When it was rejected because nobody had confirmed its registration; null for every other. */
  releasedAt: Date | null;
}

const meetingColumns = [
  'id',
  'registration_id as registrationId',
  'exhibitor_id as exhibitorId',
  'day',
  'hour',
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
 * Locks a registration until the transaction ends. Whoever changes a meeting or a status mail does this first: then
 * nobody waits for each other in a circle, and two who change one registration come one after the other.
 * @returns null for one that does not exist, was deleted, or is another edition's
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

/** Of which registration a meeting is; null for none. Asked before anything is locked. */
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

/** Locks a meeting of a locked registration; null where the registration has no such meeting. */
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

/** All meetings of registrations, in the order of registration, day, hour and id. */
export async function listMeetings(
  db: Kysely<Database>,
  registrationIds: readonly number[],
): Promise<MeetingRow[]> {
  return db
    .selectFrom('meeting')
    .select(meetingColumns)
    .where(sql<boolean>`registration_id = any(${[...registrationIds]}::int[])`)
    .orderBy('registration_id')
    .orderBy('day')
    .orderBy('hour')
    .orderBy('id')
    .execute();
}

/** The live registration of a visitor and a company; null where the two are not one registration's. */
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

/** A calendar file with the approved meetings leaves: a later one must take back what is no longer so. */
export async function markInCalendar(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<void> {
  await transaction
    .updateTable('claim')
    .set({ in_calendar: true })
    .where('registration_id', '=', registrationId)
    .where('status', '=', MEETING_STATUS.approved)
    .execute();
}

/** Ends a locked registration: its hours are free, its keys open nothing, and mail that has not left is gone. */
export async function endRegistration(
  transaction: Transaction<Database>,
  registrationId: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('registration')
    .set({ cancelled_at: now })
    .where('id', '=', registrationId)
    .execute();
  await transaction
    .updateTable('claim')
    .set((column) => ({ status: MEETING_STATUS.rejected, version: column('version', '+', 1) }))
    .where('registration_id', '=', registrationId)
    .where('status', '<>', MEETING_STATUS.rejected)
    .execute();
  await transaction.deleteFrom('access_key').where('registration_id', '=', registrationId).execute();
  await transaction
    .deleteFrom('email')
    .where('registration_id', '=', registrationId)
    .where('state', '<>', 'sent')
    .execute();
}
