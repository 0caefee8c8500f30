// Which place of an hour a claim takes, as parts of a statement over `wanted` (exhibitor_id, day, hour) and `exhibitor`.
import { CLAIM_STATUS } from './claim-status.repository.ts';

/**
 * Joined as `taken_places`: the places with a live claim, and how many.
 * @param unless a further condition on `taken`, such as claims that go in the same statement
 */
export const takenPlaces = (unless = ''): string => `
  lateral (
    select count(*)::int as count, coalesce(array_agg(place), '{}') as list from claim taken
    where taken.exhibitor_id = wanted.exhibitor_id and taken.day = wanted.day and taken.hour = wanted.hour
      and taken.status <> ${CLAIM_STATUS.rejected} ${unless}
  ) as taken_places`;

/**
 * One of the free places, by chance: many who come at once then seldom want the same. Of a full hour a place that is
 * taken, where the index refuses the claim. Claims on places above the number, left from when it was greater, count:
 * as many of the highest free places are never given.
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
