// How much room an exhibitor has left, as Top Matches tells it.

/** From this many free hours down an exhibitor is told apart as nearly full. */
export const FEW_FREE_HOURS = 3;

/** 'unknown' is nothing to say and nothing to forbid: capacity is a courtesy, the server decides. */
export type Capacity = 'unknown' | 'full' | 'few' | 'free';

/** @param freeHours hours that the visitor can still have, undefined when the server has not said */
export function capacityOf(freeHours: number | undefined): Capacity {
  if (freeHours === undefined) return 'unknown';
  if (freeHours <= 0) return 'full';
  return freeHours <= FEW_FREE_HOURS ? 'few' : 'free';
}
