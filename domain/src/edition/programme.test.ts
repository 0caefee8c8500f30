// Tests that a programme accepts registrations between its opening and closing times at the fair.
import { expect, it } from 'vitest';
import { closingOf, refusalOf } from './programme.ts';

const TERMS = { isOn: true, opens: '2026-03-12T09:00', closes: '2026-05-30T18:00' };

it.each([
  ['2026-03-12T08:59', { reason: 'later', date: '2026-03-12', minute: 540 }],
  ['2026-03-12T09:00', null],
  ['2026-05-30T17:59', null],
  ['2026-05-30T18:00', { reason: 'past' }],
  ['2025-12-31T23:59', { reason: 'later', date: '2026-03-12', minute: 540 }],
])('at %s: %j', (now, closing) => {
  expect(closingOf(TERMS, now)).toEqual(closing);
});

it('without times it is always open, and a disabled one is never open', () => {
  expect(closingOf({ isOn: true, opens: null, closes: null }, '2026-03-12T09:00')).toBeNull();
  expect(closingOf({ ...TERMS, isOn: false }, '2026-04-01T09:00')).toEqual({ reason: 'off' });
});

it('the refusal states when it opens, that it has closed, or that the edition lacks the programme', () => {
  expect(refusalOf({ reason: 'later', date: '2026-03-12', minute: 540 }, 'business')).toEqual({
    code: 'edition.opens-later',
    values: { date: '2026-03-12', minute: 540 },
  });
  expect(refusalOf({ reason: 'past' }, 'business').code).toBe('edition.closed');
  expect(refusalOf({ reason: 'off' }, 'hosted')).toEqual({
    code: 'edition.programme-off',
    values: { programme: 'hosted' },
  });
});
