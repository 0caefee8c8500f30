// Tests of the state of each grid hour for a meeting that is to be moved.
import { describe, expect, it } from 'vitest';
import type { SlotTime } from '../edition/slot-time.ts';
import { type MoveSituation, moveHours, type PlaceClaim } from './move-hours.ts';

const at = (hour: number, day = 1, length = 60): SlotTime => ({ day, minute: hour * 60, length });
const SLOTS = [at(11), at(12), at(13)];

const claim = (
  slot: SlotTime,
  kind: PlaceClaim<string>['kind'],
  place = 1,
  who = kind === 'meeting' ? `guest ${place}` : null,
): PlaceClaim<string> => ({ ...slot, kind, place, who });

type Situation = MoveSituation<string, SlotTime & { name: string }>;

const hoursOf = (changes: Partial<Situation> = {}) =>
  moveHours<string, SlotTime & { name: string }>({
    slots: SLOTS,
    places: 1,
    claims: [],
    blocked: [],
    others: [],
    moving: null,
    isBarred: false,
    hasBegun: () => false,
    ...changes,
  });
const statesOf = (changes: Partial<Situation> = {}) => hoursOf(changes).map(({ state }) => state);

describe('moveHours', () => {
  it('is free for an hour without claims', () => {
    expect(statesOf()).toEqual(['free', 'free', 'free']);
  });

  it('shows who meets the exhibitor, where the meeting is now, and where the visitor is', () => {
    const hours = hoursOf({
      claims: [claim(at(12), 'meeting')],
      others: [{ ...at(13), name: 'Nacre' }],
      moving: at(11),
    });
    expect(hours.map(({ state, left, meeting, elsewhere }) => ({ state, left, meeting, elsewhere }))).toEqual(
      [
        { state: 'here', left: 1, meeting: [], elsewhere: [] },
        { state: 'taken', left: 0, meeting: ['guest 1'], elsewhere: [] },
        { state: 'elsewhere', left: 1, meeting: [], elsewhere: [{ ...at(13), name: 'Nacre' }] },
      ],
    );
  });

  it('counts the places left, and lists who is there already', () => {
    const [first, second] = hoursOf({
      places: 2,
      claims: [claim(at(12), 'meeting', 2), claim(at(11), 'meeting', 1), claim(at(12), 'meeting', 1)],
    });
    expect(first).toMatchObject({ state: 'free', left: 1, meeting: ['guest 1'] });
    expect(second).toMatchObject({ state: 'taken', left: 0, meeting: ['guest 1', 'guest 2'] });
  });

  it('counts two claims on the same place once', () => {
    const halves = [at(11, 1, 30), { ...at(11, 1, 30), minute: 690 }];
    expect(hoursOf({ places: 2, claims: halves.map((half) => claim(half, 'meeting')) })[0]).toMatchObject({
      state: 'free',
      left: 1,
    });
  });

  it('counts a claim on a place beyond the current number, without a negative result', () => {
    const claims = [claim(at(11), 'meeting', 1), claim(at(11), 'meeting', 2)];
    expect(hoursOf({ claims })[0]).toMatchObject({ state: 'taken', left: 0 });
  });

  it('distinguishes holds from absences, and gives a meeting among them precedence', () => {
    expect(
      statesOf({
        places: 2,
        claims: [
          claim(at(11), 'hold', 1),
          claim(at(11), 'absence', 2),
          claim(at(12), 'absence', 1),
          claim(at(12), 'absence', 2),
          claim(at(13), 'meeting', 1),
          claim(at(13), 'hold', 2),
        ],
      }),
    ).toEqual(['held', 'unstaffed', 'taken']);
  });

  it("gives a visitor's other meeting precedence over a blocked hour, and that over a taken one", () => {
    expect(
      statesOf({
        blocked: [at(11), at(12)],
        others: [{ ...at(11), name: 'Nacre' }],
        claims: [claim(at(12), 'meeting')],
      }),
    ).toEqual(['elsewhere', 'blocked', 'free']);
  });

  it("keeps a meeting in a blocked or begun hour as 'here'", () => {
    expect(statesOf({ moving: at(11), blocked: [at(11)], hasBegun: () => true })).toEqual([
      'here',
      'begun',
      'begun',
    ]);
  });

  it('still shows who meets the exhibitor in an hour that has begun', () => {
    expect(statesOf({ claims: [claim(at(11), 'meeting')], hasBegun: ({ minute }) => minute < 780 })).toEqual([
      'taken',
      'begun',
      'free',
    ]);
  });

  it('offers no free hour at an exhibitor that the visitor cannot meet', () => {
    expect(statesOf({ isBarred: true, claims: [claim(at(12), 'meeting')] })).toEqual([
      'barred',
      'taken',
      'barred',
    ]);
  });

  it('an off-grid time affects each slot that it overlaps, and no adjacent one', () => {
    const across = { day: 1, minute: 690, length: 60 };
    expect(statesOf({ claims: [claim(across, 'meeting')] })).toEqual(['taken', 'taken', 'free']);
    expect(statesOf({ blocked: [across] })).toEqual(['blocked', 'blocked', 'free']);
    expect(statesOf({ others: [{ ...across, name: 'Nacre' }] })).toEqual(['elsewhere', 'elsewhere', 'free']);
    expect(statesOf({ moving: across })).toEqual(['here', 'here', 'free']);
    expect(statesOf({ claims: [claim({ ...across, day: 2 }, 'meeting')] })).toEqual(['free', 'free', 'free']);
  });

  it("within a longer meeting to move, an hour that is unavailable is not 'here'", () => {
    expect(statesOf({ places: 1, moving: { ...at(11), length: 120 }, blocked: [at(12)] })).toEqual([
      'here',
      'blocked',
      'free',
    ]);
  });
});
