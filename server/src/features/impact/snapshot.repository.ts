// Reads everything that a change of days, hours or exhibitors may affect: claims, blocked hours, places, booked stays.
import type { Language } from '@visavis/domain/language/languages';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from '../slot/public.ts';

/** The grid of an edition before the change. */
export async function readEditionGrid(db: Kysely<Database>, id: number) {
  const row = await db
    .selectFrom('edition')
    .select([
      'catalogue_version as catalogueVersion',
      'starts',
      'slot_minutes as slotMinutes',
      'time_zone as timeZone',
      'state',
      sql<string[]>`dates::text[]`.as('dates'),
      sql<string[]>`former_dates::text[]`.as('formerDates'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row;
}

/** Locks the registrations with meetings, or with bookings unless exhibitors are given, in the order of all changes. */
export async function lockRegistrations(
  transaction: Transaction<Database>,
  editionId: number,
  exhibitorIds: readonly number[] | null,
): Promise<void> {
  await sql`
    select id from registration
    where edition_id = ${editionId} and (id in (
      select registration_id from claim
      where registration_id is not null and status <> ${STATUS.rejected}
        and (${exhibitorIds === null}::boolean or exhibitor_id = any(${[...(exhibitorIds ?? [])]}::int[])))
      or ${exhibitorIds === null}::boolean and id in (select registration_id from booking))
    order by id for update`.execute(transaction);
}

export interface LiveClaim {
  id: number;
  exhibitorId: number;
  status: number;
  /** Null for a hold, and for an absence. */
  registrationId: number | null;
  day: number;
  minute: number;
  length: number;
  place: number;
  startsAt: Date;
}

/** Pending and approved meetings of an edition, holds that have not expired, and absences. */
export async function listLiveClaims(
  db: Kysely<Database>,
  editionId: number,
  now: Date,
): Promise<LiveClaim[]> {
  return db
    .selectFrom('claim')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_id')
    .select([
      'claim.id',
      'exhibitor_id as exhibitorId',
      'registration_id as registrationId',
      'status',
      'day',
      'minute',
      'length',
      'place',
      'starts_at as startsAt',
    ])
    .where('edition_id', '=', editionId)
    .where('status', '<>', STATUS.rejected)
    .where((claim) => claim.or([claim('status', '<>', STATUS.held), claim('expires_at', '>', now)]))
    .orderBy('claim.id')
    .execute();
}

export async function listBlocked(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('blocked_slot')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_id')
    .select(['exhibitor_id as exhibitorId', 'day', 'minute', 'length'])
    .where('edition_id', '=', editionId)
    .orderBy('exhibitor_id')
    .orderBy('day')
    .orderBy('minute')
    .execute();
}

/** How many meetings each exhibitor can have at once. */
export async function readPlaces(db: Kysely<Database>, editionId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('exhibitor')
    .select(['id', 'places'])
    .where('edition_id', '=', editionId)
    .execute();
  return new Map(rows.map(({ id, places }) => [id, places]));
}

/** The given exhibitors that are not archived, each with its edition. */
export function listPresentExhibitors(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('exhibitor')
    .select(['id', 'edition_id as editionId'])
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .where('archived_at', 'is', null)
    .execute();
}

/** The stays booked by an edition's live registrations. */
export async function listStays(db: Kysely<Database>, editionId: number) {
  const { rows } = await sql<{
    registrationId: number;
    from: string;
    to: string;
    extraNights: string[];
    roomType: string;
    termsVersion: string;
    guests: string[];
  }>`
    select registration_id as "registrationId", stay_from::text as "from", stay_to::text as "to",
      extra_nights::text[] as "extraNights", room_type as "roomType", booking.terms_version as "termsVersion",
      array_remove(array[booking.name, additional_name], null) as guests
    from booking join registration on registration.id = registration_id
    where edition_id = ${editionId} and cancelled_at is null`.execute(db);
  return rows;
}

/** The numbers of the days that have meetings or holds, including ended ones. */
export async function listUsedDays(
  db: Kysely<Database>,
  editionId: number,
  exceptIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ day: number }>`
    select distinct day from claim join exhibitor on exhibitor.id = exhibitor_id
    where edition_id = ${editionId} and status <> ${STATUS.absent}
      and claim.id <> all(${[...exceptIds]}::int[])`.execute(db);
  return rows.map(({ day }) => day);
}

export interface Person {
  registrationId: number;
  programme: 'business' | 'hosted';
  reference: string;
  visitorId: number;
  companyId: number;
  name: string;
  email: string;
  company: string;
  language: Language;
  /** Whether the complete schedule has been mailed. */
  isMailed: boolean;
  scheduleVersion: number;
}

/** The people of registrations, ordered by id. */
export async function readPeople(
  db: Kysely<Database>,
  registrationIds: readonly number[],
): Promise<Person[]> {
  return db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
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
      sql<boolean>`state = 'Email Sent'`.as('isMailed'),
      'schedule_version as scheduleVersion',
    ])
    .where(sql<boolean>`registration.id = any(${[...registrationIds]}::int[])`)
    .orderBy('registration.id')
    .execute();
}
