// Tests that 'today' is decided in the fair's time zone, not the reader's.
import { expect, it } from 'vitest';
import { fairInstant, longFairInstant } from './fair-instant.ts';
import { DEFAULT_TIME_ZONE } from './time-zone.ts';

const at = (instant: string): number => Date.parse(instant);

it.each([
  // 20 May, 11 pm at the fair.
  ['2025-05-20T02:38:00Z', '2025-05-20T15:00:00Z', '10.38am'],
  // 21 May, just after midnight at the fair, though still 20 May in UTC.
  ['2025-05-20T02:38:00Z', '2025-05-20T16:00:00Z', '20 May, 10.38am'],
  ['2024-12-31T15:59:00Z', '2024-12-31T16:00:00Z', '31 December 2024, 11.59pm'],
])('%s seen at %s is %s', (instant, now, label) => {
  expect(fairInstant(at(instant), at(now), DEFAULT_TIME_ZONE)).toBe(label);
});

it('formats the full date in the long form', () => {
  expect(longFairInstant(at('2025-05-20T02:38:00Z'), DEFAULT_TIME_ZONE)).toBe('20 May 2025, 10.38am');
});
