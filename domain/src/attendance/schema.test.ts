// Tests of which meetings can be marked as held or missed, and when a deposit refund is due.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotStartsAt } from '../edition/fair-time.ts';
import { DEFAULT_TIME_ZONE } from '../edition/time-zone.ts';
import { MEETING_STATUS } from '../meeting/schema.ts';
import { afterMark, canBeMarked, differingView, isRefundDue, type StandingMark } from './schema.ts';

const { pending, rejected, approved } = MEETING_STATUS;
const slot = { date: '2026-06-02', minute: 660 };
/** 11 am local time at the fair. */
const START = Date.parse('2026-06-02T03:00:00Z');

describe('canBeMarked', () => {
  it.each([
    [approved, -1, false],
    [approved, 0, true],
    [approved, 1, true],
    [approved, 86_400_000, true],
    [pending, 1, false],
    [rejected, 1, false],
  ])('status %i, %i ms after its start: %s', (status, afterMs, expected) => {
    expect(canBeMarked({ ...slot, status }, new Date(START + afterMs), DEFAULT_TIME_ZONE)).toBe(expected);
  });

  it("allows only approved meetings, from their start in the fair's time zone", () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2026-06-02', '2026-06-05', '2030-12-31'),
        fc.integer({ min: 0, max: 1439 }),
        fc.constantFrom(pending, rejected, approved),
        fc.integer({ min: -90_000_000, max: 90_000_000 }),
        (date, minute, status, afterMs) => {
          const now = new Date(slotStartsAt(date, minute, DEFAULT_TIME_ZONE).getTime() + afterMs);
          expect(canBeMarked({ status, date, minute }, now, DEFAULT_TIME_ZONE)).toBe(
            status === approved && afterMs >= 0,
          );
        },
      ),
    );
  });
});

describe('afterMark', () => {
  const said = fc.constantFrom('held', 'missed', null);
  const presses = fc.array(fc.record({ way: fc.constantFrom('dashboard', 'exhibitor-link'), said }));
  const none: StandingMark = { attendance: null, way: null, exhibitorView: null };

  it("keeps a staff mark whatever the exhibitor says, and keeps the exhibitor's last statement as its view", () => {
    fc.assert(
      fc.property(presses, (list) => {
        let standing = none;
        for (const { way, said: attendance } of list) {
          const before = standing;
          standing = afterMark(before, way, attendance);
          if (way === 'dashboard') {
            expect(standing).toMatchObject({ attendance, exhibitorView: before.exhibitorView });
            continue;
          }
          expect(standing.exhibitorView).toBe(attendance);
          if (before.way === 'dashboard')
            expect(standing).toMatchObject({ attendance: before.attendance, way: before.way });
          else expect(standing.attendance).toBe(attendance);
          if (standing.way !== 'dashboard') expect(differingView(standing)).toBeNull();
        }
      }),
    );
  });
});

describe('isRefundDue', () => {
  it.each([
    [0, 4, false],
    [3, 4, false],
    [4, 4, true],
    [8, 4, true],
    [0, 0, true],
  ])('%i held meetings of %i required: %s', (held, asked, expected) => {
    expect(isRefundDue(held, asked)).toBe(expected);
  });
});
