// Limits the unconfirmed hours an IP address may take in a day, counted by the statement that takes them.

import { fairDateAt, slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DAY_MINUTES } from '@visavis/domain/edition/slot-time';
import { message } from '@visavis/domain/message/message';
import { scaledHours } from '@visavis/domain/registration/confirmation';
import { AppError } from '../../http/app-error.ts';
import type { Catalogue } from '../edition/public.ts';
import type { Origin } from './origin.service.ts';

/** Shown to the visitor whose submission is refused; the draft is kept. */
const ORIGIN_FULL = message('registration.network-limit');

/** The database error code of a statement that would exceed the limit of a network. */
const REFUSED = 'VU001';

/** What a registration's statement counts: the parameter `counted` of the SQL fragments below. */
export interface Counted {
  /** Null when nothing is counted and no origin is stored. */
  networks: Buffer[] | null;
  shares: number[] | null;
  /** In the fair's time zone. */
  day: string;
  /** Maximum hours of each network; null without a mail server, since nobody could confirm. */
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
    day: fairDateAt(now, catalogue.timeZone),
    limits: canMail ? (origin?.shares.map(mostOf) ?? null) : null,
  };
}

/**
 * The CTE `counted`: the statement locks the rows of the tally before any other, the widest network first, so that
 * registrations of one network are serialised and cannot deadlock.
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

/** The condition, for use after `counted`; it fails the statement when a network exceeds its limit. */
export const mayTake = (condition: string): string => `
  case
    when not (${condition}) then false
    when :counted.networks::bytea[] is null or :counted.limits::int[] is null then true
    when (select count(*) from counted) = cardinality(:counted.networks::bytea[]) then true
    else refuse_full_network()
  end`;

/** Stores the origin of `new_registration`. */
export const KEEP_ORIGIN = `
  new_origin as (
    insert into registration_origin (registration_id, networks, shares, hours, counted_on, made_at)
    select id, :counted.networks::bytea[], :counted.shares::int[], cardinality(:exhibitorIds::int[]),
      case when :counted.limits::int[] is null then null else :counted.day::date end, :now::timestamptz
    from new_registration
    where :counted.networks::bytea[] is not null
  )`;

/** Whether a statement failed because a network exceeded its limit. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === REFUSED;

/** The refusal: until midnight at the fair, unless somebody confirms. */
export function originLimitExceeded(now: Date, { timeZone }: Pick<Catalogue, 'timeZone'>): AppError {
  const midnight = slotStartsAt(fairDateAt(now, timeZone), DAY_MINUTES, timeZone).getTime();
  return new AppError('request.too-many', ORIGIN_FULL, {
    retryAfterSeconds: Math.max(1, Math.ceil((midnight - now.getTime()) / 1000)),
  });
}
