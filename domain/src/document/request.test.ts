// Tests of what a document request's link shows, and how long it works.
import { expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE } from '../edition/time-zone.ts';
import { documentRequestExpiry, effectiveRequestState } from './request.ts';

test.each([
  ['asked', 'pending', false, 'asked'],
  ['asked', 'approved', false, 'asked'],
  ['asked', 'rejected', false, 'withdrawn'],
  ['asked', 'pending', true, 'withdrawn'],
  ['handed-in', 'rejected', false, 'handed-in'],
  ['handed-in', 'approved', true, 'handed-in'],
  ['withdrawn', 'approved', false, 'withdrawn'],
] as const)(
  '%s, for an application that is %s and replaced %s: %s',
  (state, decision, isReplaced, standing) => {
    expect(effectiveRequestState({ state, isRejected: decision === 'rejected', isReplaced })).toBe(standing);
  },
);

test('allows handing in until the end of the last day at the fair', () => {
  expect(documentRequestExpiry('2026-06-05', DEFAULT_TIME_ZONE).toISOString()).toBe(
    '2026-06-05T16:00:00.000Z',
  );
});
