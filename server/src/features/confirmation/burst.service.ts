// Finds bursts: many unconfirmed hours from one address within a short time, and whom a release would touch.

import type { Burst, BurstPerson } from '@visavis/contract/confirmation/endpoints';
import {
  BURST_HOURS,
  BURST_LISTED,
  BURST_WINDOW_MS,
  scaledHours,
} from '@visavis/domain/registration/confirmation';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { listMeetings, presentSchedule } from '../meeting/public.ts';
import { STATUS } from '../slot/public.ts';
import { mayBeReleased } from './release.service.ts';

interface BurstRow {
  registrations: number;
  hours: number;
  firstAt: Date;
  lastAt: Date;
  /** The oldest first. */
  ids: number[];
}

/**
 * Oldest first; a burst of which nothing stands any more is none. What is told of a network is not told again of an
 * address in it, and a network has as many times the hours of an address as it has shares.
 */
async function findBursts(
  db: Kysely<Database>,
  { editionId, leastHours, now }: { editionId: number; leastHours: number; now: Date },
): Promise<BurstRow[]> {
  // What was taken is counted first: few have taken so much, and of these alone it is asked what stands.
  const { rows } = await sql<BurstRow>`
    with unconfirmed as (
      select registration_id, network, share, made_at, hours
      from registration_origin join registration on registration.id = registration_id,
        unnest(networks, shares) as level (network, share)
      where edition_id = ${editionId} and confirmed_at is null and cancelled_at is null
    ), recent as (
      select network, share, made_at, sum(hours) over within_window as hours, min(made_at) over within_window as began_at
      from unconfirmed
      window within_window as (partition by network order by made_at
        range between ${`${BURST_WINDOW_MS} milliseconds`}::interval preceding and current row)
    ), burst as materialized (
      select network, min(began_at) as first_at, max(made_at) as last_at
      from recent where hours >= ${leastHours}::bigint * share group by network
    ), standing as (
      select burst.network, registration_id, made_at, claims.count as hours
      from burst join unconfirmed on unconfirmed.network = burst.network and made_at between first_at and last_at,
      lateral (
        select count(*)::int from claim
        where claim.registration_id = unconfirmed.registration_id and status = ${STATUS.pending} and starts_at > ${now}
      ) as claims
      where claims.count > 0
    )
    select count(*)::int as registrations, sum(hours)::int as hours, min(made_at) as "firstAt",
      max(made_at) as "lastAt", array_agg(registration_id order by made_at, registration_id) as ids
    from standing group by network
    order by registrations desc, min(made_at), min(registration_id)`.execute(db);
  const told = new Set<number>();
  const bursts = rows.filter(({ ids }) => {
    const isNews = ids.some((id) => !told.has(id));
    for (const id of ids) told.add(id);
    return isNews;
  });
  return bursts.sort((a, b) => a.firstAt.getTime() - b.firstAt.getTime());
}

interface Asked {
  catalogue: Catalogue;
  /** RATE_LIMIT_SCALE. */
  scale: number;
  now: Date;
}

const rowsOf = (db: Kysely<Database>, { catalogue: { editionId }, scale, now }: Asked) =>
  findBursts(db, { editionId, leastHours: scaledHours(BURST_HOURS, scale), now });

const figuresOf = ({ registrations, hours, firstAt, lastAt }: BurstRow): Burst => ({
  registrations,
  hours,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
});

const listed = (ids: readonly number[]) => ids.slice(0, BURST_LISTED);

/** The bursts of an edition without their people. */
export async function readBursts(db: Kysely<Database>, asked: Asked): Promise<Burst[]> {
  return (await rowsOf(db, asked)).map(figuresOf);
}

/** The bursts of an edition with whom a release would touch. */
export async function readBurstsOfPeople(
  db: Kysely<Database>,
  asked: Asked,
): Promise<(Burst & { people: BurstPerson[] })[]> {
  const bursts = await rowsOf(db, asked);
  const people = await listPeople(
    db,
    asked,
    bursts.flatMap(({ ids }) => listed(ids)),
  );
  return bursts.map((burst) => ({
    ...figuresOf(burst),
    people: listed(burst.ids).flatMap((id) => people.get(id) ?? []),
  }));
}

async function listPeople(
  db: Kysely<Database>,
  { catalogue, now }: Asked,
  ids: readonly number[],
): Promise<Map<number, BurstPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'registration.id',
      'visitor.name',
      'company.name as company',
      'reference',
      'visitor.email',
      'registration.created_at as createdAt',
    ])
    .where(sql<boolean>`registration.id = any(${[...ids]}::int[])`)
    .execute();
  const hours = new Map<number, BurstPerson['hours']>();
  for (const meeting of await listMeetings(db, ids)) {
    if (!mayBeReleased(catalogue, meeting, now)) continue;
    const { exhibitor, boothNumber, date, time } = presentSchedule(catalogue, meeting);
    const own = hours.get(meeting.registrationId) ?? [];
    hours.set(meeting.registrationId, [...own, { exhibitor, boothNumber, date, time }]);
  }
  return new Map(
    rows.map(({ createdAt, ...row }) => [
      row.id,
      { ...row, createdAt: createdAt.toISOString(), hours: hours.get(row.id) ?? [] },
    ]),
  );
}
