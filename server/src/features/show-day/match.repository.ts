// Finds who is free in an hour: exhibitors with a place left, and people who are present or have lost a meeting in it.
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

/** Active exhibitors with a place left in the hour, by id. Lapsed holds do not take a place. */
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
  /** Exhibitors with which the person has a meeting of any status. */
  metIds: number[];
}

interface PeopleRequest {
  dayStart: Date;
  /** Maximum number of meetings per person. */
  businessMost: number;
  hostedMost: number;
  /** Maximum number of people considered. */
  limit: number;
}

/**
 * People seen at a desk since the day began, or who lost a meeting in the hour through somebody else's decision: those
 * who lost one first, then by when they were last seen. Of the first `limit`, those who are free in the hour and below
 * their programme's limit of meetings. A hosted buyer counts once meetings were chosen, which requires the deposit.
 * @returns them in that order, and how many people there are without `limit`
 */
export async function listFreePeople(
  db: Kysely<Database>,
  { editionId, startsAt, endsAt, now }: WantedHour,
  { dayStart, businessMost, hostedMost, limit }: PeopleRequest,
): Promise<{ here: number; free: FreePersonRow[] }> {
  const { rows } = await sql<FreePersonRow & { here: number; isFree: boolean }>`
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
      select registration_id as id, bool_or(has_lost) as has_lost, max(seen_at) as seen_at,
        (count(*) over ())::int as here
      from here
      where exists (select from registration
        where registration.id = registration_id and edition_id = ${editionId} and cancelled_at is null)
      group by registration_id
      order by has_lost desc, seen_at desc nulls last, registration_id limit ${limit}
    ), live as (
      select person.id, count(claim.id) as count,
        coalesce(bool_or(claim.starts_at < ${endsAt}::timestamptz
          and claim.starts_at + claim.length * interval '1 minute' > ${startsAt}::timestamptz), false) as is_busy
      from person left join claim on claim.registration_id = person.id
        and claim.status in (${STATUS.pending}, ${STATUS.approved})
      group by person.id
    )
    select person.id as "registrationId", reference, visitor.name, company.name as company,
      visitor.phone_number as "phoneNumber", has_lost as "hasLost", seen_at as "seenAt", here,
      not is_busy
        and live.count < case programme when 'hosted' then ${hostedMost}::int else ${businessMost}::int end
        and (programme = 'business'
          or exists (select from claim where claim.registration_id = person.id)) as "isFree",
      array(select sub_category_id from registration_interest where registration_id = person.id) as "interestIds",
      array(select exhibitor_id from meeting where registration_id = person.id) as "metIds"
    from person
      join live on live.id = person.id
      join registration on registration.id = person.id
      join visitor on visitor.id = registration.visitor_id
      join company on company.id = registration.company_id
    order by has_lost desc, seen_at desc nulls last, person.id`.execute(db);
  return {
    here: rows[0]?.here ?? 0,
    free: rows.flatMap(({ isFree, here: _here, ...person }) => (isFree ? person : [])),
  };
}
