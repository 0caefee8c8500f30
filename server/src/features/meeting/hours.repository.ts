// Loads the claims and meetings of an exhibitor, by slot.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { CLAIM_STATUS, STATUS } from '../slot/public.ts';

/** The person whose meeting it is. */
export interface MeetingPerson {
  registrationId: number;
  name: string;
  company: string;
}

/** Null unless the registration is live. */
export async function findMeetingPerson(
  db: Kysely<Database>,
  { registrationId, editionId }: { registrationId: number; editionId: number },
): Promise<MeetingPerson | null> {
  const row = await db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select(['registration.id as registrationId', 'visitor.name', 'company.name as company'])
    .where('registration.id', '=', registrationId)
    .where('registration.edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

interface MovedMeeting extends MeetingPerson {
  exhibitorId: number;
}

/** Null unless its registration is live. */
export async function findMovedMeeting(
  db: Kysely<Database>,
  { meetingId, editionId }: { meetingId: number; editionId: number },
): Promise<MovedMeeting | null> {
  const row = await db
    .selectFrom('meeting')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'registration.id as registrationId',
      'exhibitor_id as exhibitorId',
      'visitor.name',
      'company.name as company',
    ])
    .where('meeting.id', '=', meetingId)
    .where('registration.edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export interface ClaimRow {
  id: number;
  day: number;
  minute: number;
  length: number;
  place: number;
  kind: 'meeting' | 'hold' | 'absence';
  /** Name of the visitor; null for a hold or an absence. */
  name: string | null;
  company: string | null;
}

/** Live claims on the exhibitor's places, by day, hour and place; without lapsed holds. */
export async function listClaims(db: Kysely<Database>, exhibitorId: number, now: Date): Promise<ClaimRow[]> {
  const rows = await db
    .selectFrom('claim')
    .leftJoin('registration', 'registration.id', 'registration_id')
    .leftJoin('visitor', 'visitor.id', 'visitor_id')
    .leftJoin('company', 'company.id', 'registration.company_id')
    .select([
      'claim.id',
      'day',
      'minute',
      'length',
      'place',
      'status',
      'visitor.name',
      'company.name as company',
    ])
    .where('exhibitor_id', '=', exhibitorId)
    .where('status', '<>', STATUS.rejected)
    .where((is) => is.or([is('status', '<>', STATUS.held), is('expires_at', '>', now)]))
    .orderBy('day')
    .orderBy('minute')
    .orderBy('place')
    .execute();
  return rows.map(({ status, ...row }) => ({
    ...row,
    kind: status === CLAIM_STATUS.held ? 'hold' : status === CLAIM_STATUS.absent ? 'absence' : 'meeting',
  }));
}

/** Blocked times of the exhibitor, in minutes. */
export async function listBlocked(
  db: Kysely<Database>,
  exhibitorId: number,
): Promise<{ day: number; minute: number; length: number }[]> {
  return db
    .selectFrom('blocked_slot')
    .select(['day', 'minute', 'length'])
    .where('exhibitor_id', '=', exhibitorId)
    .execute();
}

export async function countPlaces(db: Kysely<Database>, exhibitorId: number): Promise<number> {
  const { rows } = await sql<{
    places: number;
  }>`select places from exhibitor where id = ${exhibitorId}`.execute(db);
  return rows[0]?.places ?? 1;
}
