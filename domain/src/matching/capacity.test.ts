// Tests of the capacity levels by number of free hours.
import { expect, it } from 'vitest';
import { capacityOf } from './capacity.ts';

it.each([
  [undefined, 'unknown'],
  [-1, 'full'],
  [0, 'full'],
  [1, 'few'],
  [3, 'few'],
  [4, 'free'],
  [28, 'free'],
])('%s free hours: %s', (freeHours, capacity) => {
  expect(capacityOf(freeHours)).toBe(capacity);
});
