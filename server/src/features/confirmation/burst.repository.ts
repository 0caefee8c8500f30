// Reads bursts of unconfirmed hours, and the people of their registrations.
import { BURST_WINDOW_MS } from '@visavis/domain/registration/confirmation';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from '../slot/public.ts';

export interface BurstRow {
  registrations: number;
  hours: number;
  firstAt: Date;
  lastAt: Date;
  /** The oldest first. */
  ids: number[];
}

/** Bursts of each network and of each address in it, the largest first. */
export async function listBurstRows(
  db: Kysely<Database>,
  { editionId, leastHours, now }: { editionId: number; leastHours: number; now: Date },
): Promise<BurstRow[]> {
  // Taken hours are counted first: few networks reach the limit, and only theirs are checked for live claims.
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
  return rows;
}

/** The people who made these registrations. */
export async function listBurstPeople(db: Kysely<Database>, ids: readonly number[]) {
  return db
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
}
