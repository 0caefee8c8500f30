// Computes the marks of a chart's axis.

/** Minimum number of marks above zero. */
const MARKS = 4;

/**
 * Whole round marks from zero to at least the highest value.
 * @returns such as 0, 10, 20, 30, 40 for 35
 */
export function axisMarks(highest: number): number[] {
  const wanted = Math.max(highest, MARKS) / MARKS;
  const size = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, ([1, 2, 5].find((factor) => factor * size >= wanted) ?? 10) * size);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
