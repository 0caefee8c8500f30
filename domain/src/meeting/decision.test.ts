// The state machine of a meeting: every action on every standing, and what can never come of any of them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionFor, decide, isLive, type MeetingAction, type MeetingStanding } from './decision.ts';
import { MEETING_STATUS } from './schema.ts';

const pending: MeetingStanding = { status: 2, cancelledBy: null };
const rejected: MeetingStanding = { status: 3, cancelledBy: null };
const approved: MeetingStanding = { status: 4, cancelledBy: null };
const cancelled: MeetingStanding = { status: 3, cancelledBy: 'visitor' };

const ACTIONS = ['approve', 'reject', 'set-pending', 'cancel', 'move'] as const satisfies MeetingAction[];
const action = fc.constantFrom(...ACTIONS);
const standing = fc.constantFrom(pending, rejected, approved, cancelled);

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
  ])('a %s meeting (%j): %s', (_, from, what, expected) => {
    expect(decide(from, what)).toEqual(
      typeof expected === 'string' ? { ok: false, reason: expected } : { ok: true, standing: expected },
    );
  });

  it('whatever is done in whatever order, only a rejected meeting is one that the visitor gave up', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let meeting = pending;
        for (const what of actions) {
          const decision = decide(meeting, what);
          if (decision.ok) meeting = decision.standing;
          expect(meeting.cancelledBy === null || meeting.status === MEETING_STATUS.rejected).toBe(true);
        }
      }),
    );
  });

  it('no organiser books a visitor back into what the visitor gave up: only a move does', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let meeting = cancelled;
        for (const what of actions.filter((one) => one !== 'move')) {
          const decision = decide(meeting, what);
          if (decision.ok) meeting = decision.standing;
        }
        expect(meeting).toEqual(cancelled);
      }),
    );
  });

  it('an action that was allowed once is allowed again and changes nothing more, but for a cancellation', () => {
    fc.assert(
      fc.property(standing, action, (from, what) => {
        const once = decide(from, what);
        if (!once.ok || what === 'cancel') return;
        expect(decide(once.standing, what)).toEqual(once);
      }),
    );
  });
});

describe('actionFor', () => {
  it('sets the status that the edit form has', () => {
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
