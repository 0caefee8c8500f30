// Statement parts that choose the place of a claim, over `wanted` (exhibitor_id, day, hour) and `exhibitor`.
import { CLAIM_STATUS } from './claim-status.repository.ts';

/**
 * Joined as `taken_places`: the places with a live claim, and their number.
 * @param unless a further condition on `taken`, e.g. to exclude claims deleted in the same statement
 */
export const takenPlaces = (unless = ''): string => `
  lateral (
    select count(*)::int as count, coalesce(array_agg(place), '{}') as list from claim taken
    where taken.exhibitor_id = wanted.exhibitor_id and taken.day = wanted.day and taken.hour = wanted.hour
      and taken.status <> ${CLAIM_STATUS.rejected} ${unless}
  ) as taken_places`;

/**
 * A random free place, so that concurrent claims rarely collide. For a full hour a taken place, where the index refuses
 * the claim. Claims on places above the current number, left from when it was greater, count too: as many of the
 * highest free places are never given.
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
