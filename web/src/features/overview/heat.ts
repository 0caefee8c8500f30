// How full an hour is, in percent and in the five steps of the grid.

/** Lowest and highest percent of each step, from light to dark. */
export const HEAT_STEPS = [
  [0, 19],
  [20, 39],
  [40, 59],
  [60, 79],
  [80, 100],
] as const;

/** @returns whole percent, 0 to 100; never 100 while an hour is free, nor 0 once one is taken */
export function percentTaken(taken: number, capacity: number): number {
  if (capacity <= 0 || taken <= 0) return 0;
  if (taken >= capacity) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * taken) / capacity)));
}

/** @returns 0 to 4 */
export const heatStep = (percent: number): number =>
  Math.max(
    0,
    HEAT_STEPS.findLastIndex(([lowest]) => percent >= lowest),
  );
