// Tests of the visitor's plan on the grid: one meeting per company and one company per slot, after any clicks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSubmit,
  findMeetingWith,
  nextUnscheduled,
  placeMeeting,
  prunePlan,
  removeMeeting,
  type SlotRef,
  slotState,
} from './scheduling.ts';
import type { PlannedMeeting } from './schema.ts';

const meeting = (exhibitorId: number, day = 1, time = '11 am'): PlannedMeeting => ({
  day,
  date: `2026-06-0${day + 1}`,
  dayOfWeek: 'Tuesday',
  time,
  company: `Company ${exhibitorId}`,
  boothNumber: `A${exhibitorId}`,
  exhibitorId,
});

const exhibitorId = fc.integer({ min: 1, max: 5 });
const slot = fc.record({
  day: fc.integer({ min: 1, max: 2 }),
  time: fc.constantFrom('11 am', '12 pm', '1 pm'),
});
const nameOf = ({ day, time }: SlotRef) => `${day} ${time}`;

type Step =
  | { do: 'place'; id: number; slot: SlotRef }
  | { do: 'remove'; id: number }
  | { do: 'prune'; ids: number[] };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('place' as const), id: exhibitorId, slot }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), id: exhibitorId }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('prune' as const), ids: fc.subarray([1, 2, 3, 4, 5]) }),
  },
);

describe('a plan after any clicks', () => {
  it('never gives a company two meetings or a slot two companies, and agrees with a simple model', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let plan: PlannedMeeting[] = [];
        const table = new Map<number, string>();
        for (const each of steps) {
          const before = structuredClone(plan);
          if (each.do === 'place') {
            const owner = [...table].find(([id, name]) => name === nameOf(each.slot) && id !== each.id)?.[0];
            const result = placeMeeting(plan, meeting(each.id, each.slot.day, each.slot.time));
            expect(result.ok).toBe(owner === undefined);
            expect(plan).toEqual(before);
            if (result.ok) {
              plan = result.plan;
              table.set(each.id, nameOf(each.slot));
            } else expect(result.heldBy.exhibitorId).toBe(owner);
          } else if (each.do === 'remove') {
            const left = removeMeeting(plan, each.id);
            expect(plan).toEqual(before);
            plan = left;
            table.delete(each.id);
          } else {
            plan = prunePlan(plan, each.ids);
            for (const id of [...table.keys()]) if (!each.ids.includes(id)) table.delete(id);
          }
          expect(new Set(plan.map((one) => one.exhibitorId)).size).toBe(plan.length);
          expect(new Set(plan.map(nameOf)).size).toBe(plan.length);
          expect(new Map(plan.map((one) => [one.exhibitorId, nameOf(one)]))).toEqual(table);
        }
      }),
    );
  });
});

describe('placing a meeting', () => {
  it('replaces the earlier slot of the same company and keeps the others', () => {
    const result = placeMeeting([meeting(1), meeting(2, 2)], meeting(1, 1, '4 pm'));
    expect(result).toEqual({ ok: true, plan: [meeting(2, 2), meeting(1, 1, '4 pm')] });
  });

  it("in the company's own slot again keeps a single meeting", () => {
    expect(placeMeeting([meeting(1)], meeting(1))).toEqual({ ok: true, plan: [meeting(1)] });
  });

  it("in another company's slot returns the conflicting meeting", () => {
    expect(placeMeeting([meeting(1)], meeting(2))).toEqual({ ok: false, heldBy: meeting(1) });
  });

  it.each([
    [1, '12 pm'],
    [2, '11 am'],
  ])('on day %i at %s does not collide with day 1 at 11 am', (day, time) => {
    expect(placeMeeting([meeting(1)], meeting(2, day, time)).ok).toBe(true);
  });
});

describe('the state of a slot for a company', () => {
  const plan = [meeting(1, 1, '11 am'), meeting(2, 1, '12 pm')];
  const taken = [
    { day: 1, time: '11 am' },
    { day: 1, time: '12 pm' },
    { day: 1, time: '1 pm' },
  ];

  it.each([
    ['own, even when the server reports it unavailable', 1, '11 am', 'own'],
    ['another’s in the plan, even when unavailable', 1, '12 pm', 'other'],
    ['unavailable', 1, '1 pm', 'unavailable'],
    ['available', 1, '2 pm', 'available'],
    ['available at the hour of another day', 2, '1 pm', 'available'],
  ])('is %s', (_what, day, time, kind) => {
    expect(slotState(plan, 1, { day, time }, taken).kind).toBe(kind);
  });

  it('includes the meeting that occupies it', () => {
    expect(slotState(plan, 1, { day: 1, time: '12 pm' }, [])).toEqual({ kind: 'other', meeting: plan[1] });
    expect(slotState(plan, 2, { day: 1, time: '12 pm' }, [])).toEqual({ kind: 'own', meeting: plan[1] });
  });
});

describe('the next company to schedule', () => {
  it.each([
    ['the one after', [1, 2, 3], [1], 1, 2],
    ['the next one, skipping those that have one', [1, 2, 3, 4], [1, 2, 3], 1, 4],
    ['the first, wrapping around', [1, 2, 3], [3], 3, 1],
    ['the first, when all after have one', [1, 2, 3], [2, 3], 2, 1],
    ['in the order of the list, not of the ids', [7, 3, 5], [7], 7, 3],
    ['itself, when it is the only one without', [1, 2, 3], [1, 3], 2, 2],
    ['the first, when the one in view is not in the list', [1, 2], [], 99, 1],
    ['null, when all have one', [1, 2], [1, 2], 2, null],
    ['null, when none is selected', [], [], 1, null],
  ])('is %s', (_which, selected, scheduled, current, next) => {
    const plan = scheduled.map((id, index) => meeting(id, index + 1));
    expect(nextUnscheduled(selected, plan, current)).toBe(next);
  });

  it('leads to a full plan when followed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(exhibitorId, { minLength: 1 }), fc.nat(), (selected, seed) => {
        let plan: PlannedMeeting[] = [];
        let current: number | null = selected[seed % selected.length] ?? null;
        for (let turn = 0; current !== null && turn < 10; turn += 1) {
          const placed = placeMeeting(plan, meeting(current, turn + 1));
          if (placed.ok) plan = placed.plan;
          current = nextUnscheduled(selected, plan, current);
        }
        expect(plan.map((one) => one.exhibitorId).toSorted()).toEqual(selected.toSorted());
      }),
    );
  });
});

describe('finding a meeting', () => {
  it('searches by exhibitor, and returns null without one', () => {
    expect(findMeetingWith([meeting(1), meeting(2, 2)], 2)).toEqual(meeting(2, 2));
    expect(findMeetingWith([meeting(1)], 2)).toBeNull();
  });
});

describe('submitting', () => {
  it.each([
    [1, 1, true],
    [8, 8, true],
    [8, 9, true],
    [8, 7, false],
    [1, 0, false],
    [0, 0, false],
    [0, 3, false],
  ])('with %i selected and %i scheduled is allowed: %s', (selected, scheduled, isOpen) => {
    expect(canSubmit(selected, scheduled)).toBe(isOpen);
  });
});
