// How wanted hours become meetings, as parts of one statement: for visitors and hosted buyers alike.
import { CLAIM_STATUS } from './claim-status.repository.ts';
import { takenPlaces } from './free-place.repository.ts';

/** Parameters of the parts below, by name. */
export interface WantedHours {
  /** One of each for every wanted hour. */
  exhibitorIds: readonly number[];
  days: readonly number[];
  hours: readonly number[];
  starts: readonly Date[];
  /** Hash of the draft's token; null where there is no draft. */
  tokenHash: Buffer | null;
  now: Date;
}

/** The wanted hours. */
export const WANTED = `
  wanted as (
    select * from unnest(:exhibitorIds::int[], :days::int[], :hours::int[], :starts::timestamptz[])
      as slot (exhibitor_id, day, hour, starts_at)
  )`;

/** Where an organiser has blocked a wanted hour, nothing is done at all. */
export const NONE_BLOCKED =
  'not exists (select from wanted join blocked_slot using (exhibitor_id, day, hour))';

/**
 * As `released`: the draft ends first, so that no hold is added to it meanwhile; then its holds go, and those that
 * have lapsed on a wanted hour. The rows are locked in the order in which everybody locks them.
 */
export const RELEASE_HOLDS = `
  ended_draft as (
    delete from draft where token_hash = :tokenHash::bytea and ${NONE_BLOCKED} returning id
  ), released as (
    delete from claim where id in (
      select id from claim where id in (
        select id from claim where status = ${CLAIM_STATUS.held} and draft_id = (select id from ended_draft)
        union all
        select claim.id from wanted join claim using (exhibitor_id, day, hour)
        where status = ${CLAIM_STATUS.held} and expires_at <= :now::timestamptz)
      order by exhibitor_id, day, hour, place for update)
    returning id
  )`;

/** Joined to `wanted` after `released`: with it FREE_PLACE is a place of each hour. */
export const PLACES_OF_WANTED = `join exhibitor on exhibitor.id = exhibitor_id,
      ${takenPlaces('and taken.id not in (select id from released)')}
    where (select count(*) from released) >= 0`;
