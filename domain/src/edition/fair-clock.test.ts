// Tests of formatting the time of day at the fair, independent of the reader's time zone.
import { expect, test } from 'vitest';
import { fairClock } from './fair-clock.ts';
import { DEFAULT_TIME_ZONE } from './time-zone.ts';

test.each([
  ['2025-05-20T02:42:00Z', '10.42am'],
  ['2025-05-20T04:00:00Z', '12.00pm'],
  ['2025-05-20T16:05:00Z', '12.05am'],
  ['2025-05-20T15:59:59Z', '11.59pm'],
])('%s is %s', (instant, clock) => {
  expect(fairClock(Date.parse(instant), DEFAULT_TIME_ZONE)).toBe(clock);
});
