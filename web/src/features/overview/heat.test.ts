// A share is never rounded up to 100 or down to 0 percent, and falls into one of five steps.
import { expect, it } from 'vitest';
import { heatStep, percentTaken } from './heat.ts';

it.each([
  [0, 148, 0],
  [1, 1000, 1],
  [122, 148, 82],
  [999, 1000, 99],
  [148, 148, 100],
  [3, 0, 0],
])('%i of %i hours is %i percent', (taken, capacity, percent) => {
  expect(percentTaken(taken, capacity)).toBe(percent);
});

it.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [59, 2],
  [60, 3],
  [80, 4],
  [100, 4],
])('%i percent is step %i', (percent, step) => {
  expect(heatStep(percent)).toBe(step);
});
