// Tests of a meeting's state machine: every action in every state, and invariants over sequences of actions.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionFor, decide, isLive, type MeetingAction, type MeetingStanding } from './decision.ts';
import { MEETING_STATUS } from './schema.ts';

const pending: MeetingStanding = { status: 2, cancelledBy: null };
const rejected: MeetingStanding = { status: 3, cancelledBy: null };
const approved: MeetingStanding = { status: 4, cancelledBy: null };
const cancelled: MeetingStanding = { status: 3, cancelledBy: 'visitor' };

const ACTIONS = ['approve', 'reject', 'set-pending', 'cancel', 'move'] as const satisfies MeetingAction[];
const anyAction = fc.constantFrom(...ACTIONS);
const anyStanding = fc.constantFrom(pending, rejected, approved, cancelled);

describe('decide', () => {
  it.each<[string, MeetingStanding, MeetingAction, MeetingStanding | string]>([
    ['pending', pending, 'approve', approved],
    ['pending', pending, 'reject', rejected],
    ['pending', pending, 'set-pending', pending],
    ['pending', pending, 'cancel', cancelled],
    ['pending', pending, 'move', pending],
    ['rejected', rejected, 'approve', approved],
    ['rejected', rejected, 'reject', rejected],
    ['rejected', rejected, 'set-pending', pending],
    ['rejected', rejected, 'cancel', 'ended'],
    ['rejected', rejected, 'move', pending],
    ['approved', approved, 'approve', approved],
    ['approved', approved, 'reject', rejected],
    ['approved', approved, 'set-pending', pending],
    ['approved', approved, 'cancel', cancelled],
    ['approved', approved, 'move', 'approved'],
    ['cancelled', cancelled, 'approve', 'cancelled-by-visitor'],
    ['cancelled', cancelled, 'reject', 'cancelled-by-visitor'],
    ['cancelled', cancelled, 'set-pending', 'cancelled-by-visitor'],
    ['cancelled', cancelled, 'cancel', 'ended'],
    ['cancelled', cancelled, 'move', pending],
  ])('a %s meeting (%j): %s', (_, from, action, expected) => {
    expect(decide(from, action)).toEqual(
      typeof expected === 'string' ? { ok: false, reason: expected } : { ok: true, standing: expected },
    );
  });

  it('marks only rejected meetings as cancelled by the visitor, after any sequence of actions', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
        let meeting = pending;
        for (const action of actions) {
          const decision = decide(meeting, action);
          if (decision.ok) meeting = decision.standing;
          expect(meeting.cancelledBy === null || meeting.status === MEETING_STATUS.rejected).toBe(true);
        }
      }),
    );
  });

  it('lets only the visitor revive a meeting that the visitor cancelled, by moving it', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
        let meeting = cancelled;
        for (const action of actions.filter((one) => one !== 'move')) {
          const decision = decide(meeting, action);
          if (decision.ok) meeting = decision.standing;
        }
        expect(meeting).toEqual(cancelled);
      }),
    );
  });

  it('is idempotent for every allowed action except a cancellation', () => {
    fc.assert(
      fc.property(anyStanding, anyAction, (from, action) => {
        const once = decide(from, action);
        if (!once.ok || action === 'cancel') return;
        expect(decide(once.standing, action)).toEqual(once);
      }),
    );
  });
});

describe('actionFor', () => {
  it('results in the status set in the edit form', () => {
    fc.assert(
      fc.property(fc.constantFrom(pending, rejected, approved), fc.constantFrom(2, 3, 4), (from, status) => {
        expect(decide(from, actionFor(status))).toEqual({
          ok: true,
          standing: { status, cancelledBy: null },
        });
      }),
    );
  });
});

it.each([
  [2, true],
  [3, false],
  [4, true],
] as const)('a meeting of status %i is live: %s', (status, expected) => {
  expect(isLive(status)).toBe(expected);
});
