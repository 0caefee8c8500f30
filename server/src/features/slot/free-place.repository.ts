// SQL fragments that choose the place of a claim, over `wanted` (exhibitor_id, day, minute, length) and `exhibitor`.
import { CLAIM_STATUS } from './claim-status.repository.ts';

/** Whether rows of two tables share an exhibitor and a minute; both have exhibitor_id, day, minute and length. */
export const overlap = (one: string, other: string): string =>
  `(${one}.exhibitor_id = ${other}.exhibitor_id and ${one}.day = ${other}.day
      and ${one}.minute < ${other}.minute + ${other}.length and ${other}.minute < ${one}.minute + ${one}.length)`;

/** The indexes that refuse a taken place: a retry may find another. */
export const PLACE_INDEXES = ['claim_place_once', 'claim_place_overlap'] as const;

/**
 * Joined as `taken_places`: the places with a live claim, and their number.
 * @param unless a further condition on `taken`, e.g. to exclude claims deleted in the same statement
 */
export const takenPlaces = (unless = ''): string => `
  lateral (
    select count(distinct place)::int as count, coalesce(array_agg(distinct place), '{}') as list from claim taken
    where ${overlap('taken', 'wanted')}
      and taken.status <> ${CLAIM_STATUS.rejected} ${unless}
  ) as taken_places`;

/**
 * A random free place, so that concurrent claims rarely collide; in a full hour, a taken place, where the index refuses
 * the claim. Claims on places above the current number, left from when it was greater, count too: for each of them, one
 * of the highest free places is never given.
 */
export const FREE_PLACE = `
  case
    when taken_places.count >= places then coalesce(taken_places.list[1], 1)
    when places = 1 then 1
    else (
      select candidate from (
        select candidate from generate_series(1, places) as candidate
        where candidate <> all(taken_places.list) order by candidate limit places - taken_places.count
      ) as open order by random() limit 1)
  end`;
