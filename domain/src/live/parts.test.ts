// Tests of which parts of an edition an audited action affects.
import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '../audit/actions.ts';
import { mayRead, PARTS, partsOf } from './parts.ts';

it.each([
  ['words.draft', ['words', 'readiness']],
  ['category.undo-merge', ['categories', 'readiness']],
  ['exhibitor.block-hours', ['exhibitors', 'hours', 'readiness']],
  ['edition.change', PARTS],
  ['import.undo', ['imports', 'exhibitors', 'categories', 'registrations']],
  ['meeting.move', ['registrations', 'hosted-buyers', 'attendance', 'show-day', 'overview', 'work', 'hours']],
  ['payment.paid', ['hosted-buyers', 'bookings', 'refunds', 'registrations']],
  ['booking.export', ['bookings']],
  ['email', ['emails', 'messages', 'registrations', 'hosted-buyers']],
] as const)('%s affects %s', (changed, parts) => {
  expect(partsOf(changed)).toEqual(expect.arrayContaining([...parts]));
});

it.each([
  'edition.export',
  'exhibitor.export',
  'exhibitor.make-link',
  'document.view',
  'session.open',
] as const)('%s affects no part', (action) => {
  expect(partsOf(action)).toEqual([]);
});

it('every non-silent action affects a part, and lists none twice', () => {
  const silent = AUDIT_ACTIONS.filter((action) => partsOf(action).length === 0);
  expect(silent).toHaveLength(10 + 3);
  for (const action of AUDIT_ACTIONS) expect(new Set(partsOf(action)).size).toBe(partsOf(action).length);
});

it('a role is notified only of parts that it may read: the desk of none, and only admins of staff', () => {
  expect(PARTS.filter((part) => mayRead('desk', part))).toEqual([]);
  expect(PARTS.filter((part) => !mayRead('editor', part))).toEqual(['staff']);
  expect(PARTS.filter((part) => !mayRead('admin', part))).toEqual([]);
});
