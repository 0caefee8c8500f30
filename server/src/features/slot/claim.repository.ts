// SQL fragments that turn wanted hours into meetings, shared by visitors and hosted buyers.
import { CLAIM_STATUS } from './claim-status.repository.ts';
import { overlap, takenPlaces } from './free-place.repository.ts';

/** The named parameters of the fragments below. */
export interface WantedHours {
  /** Length of each wanted slot, in minutes. */
  length: number;
  /** These four have one element per wanted slot. */
  exhibitorIds: readonly number[];
  days: readonly number[];
  minutes: readonly number[];
  starts: readonly Date[];
  /** Hash of the draft's token; null without a draft. */
  tokenHash: Buffer | null;
  now: Date;
}

/** The wanted hours. */
export const WANTED = `
  wanted as (
    select slot.*, :length::int as length
    from unnest(:exhibitorIds::int[], :days::int[], :minutes::int[], :starts::timestamptz[])
      as slot (exhibitor_id, day, minute, starts_at)
  )`;

/** If an organiser has blocked a wanted hour, nothing at all is changed. */
export const NONE_BLOCKED = `not exists (select from wanted join blocked_slot on ${overlap('wanted', 'blocked_slot')})`;

/**
 * As `released`: the draft ends first, so that no hold can be added to it meanwhile; then its holds are deleted, along
 * with lapsed ones on wanted hours. The rows are locked in the global lock order.
 */
export const RELEASE_HOLDS = `
  ended_draft as (
    delete from draft where token_hash = :tokenHash::bytea and ${NONE_BLOCKED} returning id
  ), released as (
    delete from claim where id in (
      select id from claim where id in (
        select id from claim where status = ${CLAIM_STATUS.held} and draft_id = (select id from ended_draft)
        union all
        select claim.id from wanted join claim on ${overlap('wanted', 'claim')}
        where status = ${CLAIM_STATUS.held} and expires_at <= :now::timestamptz)
      order by exhibitor_id, day, minute, place for update)
    returning id
  )`;

/** Joined to `wanted` after `released`, so that FREE_PLACE yields a place of each hour. */
export const PLACES_OF_WANTED = `join exhibitor on exhibitor.id = exhibitor_id,
      ${takenPlaces('and taken.id not in (select id from released)')}
    where (select count(*) from released) >= 0`;
