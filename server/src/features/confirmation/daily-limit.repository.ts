// How many hours an address may take in a day while nobody has confirmed them: counted by the statement that takes them.

import { fairDateAt, slotStartsAt } from '@visavis/domain/edition/calendar';
import { message } from '@visavis/domain/message/message';
import { scaledHours } from '@visavis/domain/registration/confirmation';
import { AppError } from '../../http/app-error.ts';
import type { Catalogue } from '../edition/public.ts';
import type { Origin } from './origin.service.ts';

const DAY_MS = 24 * 3_600_000;

/** Said to the visitor whose submission is refused; the draft stays as it is. */
const ORIGIN_FULL = message('registration.network-limit');

/** The code of the database's error for a statement that would take more hours than a network may. */
const REFUSED = 'VU001';

/** What the statement of a registration counts: the value `counted` of the parts below. */
export interface Counted {
  /** Null where nothing is counted, nor kept of where it came from. */
  networks: Buffer[] | null;
  shares: number[] | null;
  /** At the fair's place. */
  day: string;
  /** Most hours of each network; null without a mail server: nobody could confirm. */
  limits: number[] | null;
}

/** @param origin null for the fair's own network */
export function countedOf(
  origin: Origin | null,
  { catalogue, scale, canMail, now }: { catalogue: Catalogue; scale: number; canMail: boolean; now: Date },
): Counted {
  const mostOf = (shares: number) => scaledHours(catalogue.unconfirmed.hoursADay * shares, scale);
  return {
    networks: origin?.networks ?? null,
    shares: origin?.shares ?? null,
    day: fairDateAt(now),
    limits: canMail ? (origin?.shares.map(mostOf) ?? null) : null,
  };
}

/**
 * As `counted`: the rows of the tally are the first that the statement locks, the widest network before those in it,
 * so that those of one network come one after another and nobody waits in a circle.
 * @param condition under which the registration is stored
 */
export const countHours = (condition: string): string => `
  counted as (
    insert into unconfirmed_tally (network, day, hours, most)
    select network, :counted.day::date, cardinality(:exhibitorIds::int[]), most
    from unnest(:counted.networks::bytea[], :counted.limits::int[]) with ordinality as wanted (network, most, place)
    where :counted.limits::int[] is not null and cardinality(:exhibitorIds::int[]) <= most and ${condition}
    order by place
    on conflict (network, day) do update
      set hours = unconfirmed_tally.hours + excluded.hours, most = excluded.most
      where unconfirmed_tally.hours + excluded.hours <= excluded.most
    returning network
  )`;

/** The condition, after `counted`; it ends the statement with an error where a network has taken too much. */
export const mayTake = (condition: string): string => `
  case
    when not (${condition}) then false
    when :counted.networks::bytea[] is null or :counted.limits::int[] is null then true
    when (select count(*) from counted) = cardinality(:counted.networks::bytea[]) then true
    else refuse_full_network()
  end`;

/** Keeps from where `new_registration` was made. */
export const KEEP_ORIGIN = `
  new_origin as (
    insert into registration_origin (registration_id, networks, shares, hours, counted_on, made_at)
    select id, :counted.networks::bytea[], :counted.shares::int[], cardinality(:exhibitorIds::int[]),
      case when :counted.limits::int[] is null then null else :counted.day::date end, :now::timestamptz
    from new_registration
    where :counted.networks::bytea[] is not null
  )`;

/** Whether a statement was refused because a network has taken too much. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === REFUSED;

/** The refusal: until midnight at the fair, unless somebody confirms. */
export function originFull(now: Date): AppError {
  const midnight = slotStartsAt(fairDateAt(now), 0).getTime() + DAY_MS;
  return new AppError('request.too-many', ORIGIN_FULL, {
    retryAfterSeconds: Math.max(1, Math.ceil((midnight - now.getTime()) / 1000)),
  });
}
