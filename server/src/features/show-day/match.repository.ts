// Reads who is free in an hour: exhibitors with a place left, and people who are here or have lost a meeting of it.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { overlap, STATUS } from '../slot/public.ts';

export interface WantedHour {
  editionId: number;
  day: number;
  minute: number;
  length: number;
  startsAt: Date;
  endsAt: Date;
  now: Date;
}

/** Exhibitors that take part and have a place left in the hour, by id. Lapsed holds take none. */
export async function listFreeExhibitors(
  db: Kysely<Database>,
  { editionId, day, minute, length, now }: WantedHour,
): Promise<{ id: number; places: number }[]> {
  const { rows } = await sql<{ id: number; places: number }>`
    with wanted as (
      select id as exhibitor_id, places, ${day}::int as day, ${minute}::int as minute, ${length}::int as length
      from exhibitor where edition_id = ${editionId} and archived_at is null and merged_into is null
    )
    select wanted.exhibitor_id as id, (wanted.places - count(distinct claim.place))::int as places
    from wanted left join claim on ${sql.raw(overlap('claim', 'wanted'))}
      and claim.status <> ${STATUS.rejected}
      and (claim.status <> ${STATUS.held} or claim.expires_at > ${now}::timestamptz)
    where not exists (select from blocked_slot where ${sql.raw(overlap('blocked_slot', 'wanted'))})
    group by wanted.exhibitor_id, wanted.places having count(distinct claim.place) < wanted.places
    order by wanted.exhibitor_id`.execute(db);
  return rows;
}

export interface FreePersonRow {
  registrationId: number;
  reference: string;
  name: string;
  company: string;
  phoneNumber: string;
  hasLost: boolean;
  seenAt: Date | null;
  interestIds: number[];
  /** Exhibitors with a meeting of any status. */
  metIds: number[];
  /** Of all that are free. */
  total: number;
}

/**
 * Whoever was seen at a desk since the day began, or has lost a meeting of the hour to somebody else's decision, is
 * free in it and has not as many meetings as the programme allows. A hosted buyer counts once meetings were chosen, for
 * which the deposit is needed. Whoever lost a meeting comes first, then who was seen last.
 */
export async function listFreePeople(
  db: Kysely<Database>,
  hour: WantedHour,
  {
    dayStart,
    businessMost,
    hostedMost,
    limit,
  }: { dayStart: Date; businessMost: number; hostedMost: number; limit: number },
): Promise<FreePersonRow[]> {
  const { editionId, startsAt, endsAt, now } = hour;
  const { rows } = await sql<FreePersonRow>`
    with here as (
      select registration_id, max(at) as seen_at, false as has_lost from desk_scan
      where at >= ${dayStart}::timestamptz and at <= ${now}::timestamptz group by registration_id
      union all
      select registration_id, null, true from claim
      where status = ${STATUS.rejected} and cancelled_by is null
        and starts_at < ${endsAt}::timestamptz
        and starts_at > ${startsAt}::timestamptz - interval '1 day'
        and starts_at + length * interval '1 minute' > ${startsAt}::timestamptz
    ), person as (
      select registration.id, reference, visitor_id, company_id,
        bool_or(has_lost) as has_lost, max(seen_at) as seen_at
      from here join registration on registration.id = here.registration_id
      where registration.edition_id = ${editionId} and registration.cancelled_at is null
        and not exists (select from claim
          where claim.registration_id = registration.id
            and claim.status in (${STATUS.pending}, ${STATUS.approved})
            and claim.starts_at < ${endsAt}::timestamptz
            and claim.starts_at + claim.length * interval '1 minute' > ${startsAt}::timestamptz)
        and (select count(*) from claim
          where claim.registration_id = registration.id
            and claim.status in (${STATUS.pending}, ${STATUS.approved}))
          < case programme when 'hosted' then ${hostedMost}::int else ${businessMost}::int end
        and (programme = 'business'
          or exists (select from claim where claim.registration_id = registration.id))
      group by registration.id
    )
    select person.id as "registrationId", reference, visitor.name, company.name as company,
      visitor.phone_number as "phoneNumber", has_lost as "hasLost", seen_at as "seenAt",
      array(select sub_category_id from registration_interest where registration_id = person.id) as "interestIds",
      array(select exhibitor_id from meeting where registration_id = person.id) as "metIds",
      (count(*) over ())::int as total
    from person join visitor on visitor.id = visitor_id join company on company.id = person.company_id
    order by has_lost desc, seen_at desc nulls last, person.id limit ${limit}`.execute(db);
  return rows;
}
