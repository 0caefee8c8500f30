// An exhibitor's remaining capacity, as shown in Top Matches.

/** With this many free hours or fewer, an exhibitor is marked as nearly full. */
export const FEW_FREE_HOURS = 3;

/** 'unknown' shows nothing and blocks nothing: capacity is only a hint, the server decides. */
export type Capacity = 'unknown' | 'full' | 'few' | 'free';

/** @param freeHours hours still available to the visitor; undefined until the server has sent them */
export function capacityOf(freeHours: number | undefined): Capacity {
  if (freeHours === undefined) return 'unknown';
  if (freeHours <= 0) return 'full';
  return freeHours <= FEW_FREE_HOURS ? 'few' : 'free';
}
