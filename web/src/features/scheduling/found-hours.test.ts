// Distinguishes hours found taken on return from hours taken while the visitor is looking.
import type { UnavailableSlot } from '@visavis/contract/slot/endpoints';
import { describe, expect, it } from 'vitest';
import { FoundHours } from './found-hours.ts';

const NINE = { exhibitorId: 1, day: 2, minute: 540 };
const nine: UnavailableSlot = { exhibitorId: 1, day: 2, time: '9 am' };
const ten: UnavailableSlot = { exhibitorId: 1, day: 2, time: '10 am' };

/** The state of the page once its first list has loaded. */
function looking(): FoundHours {
  const hours = new FoundHours();
  hours.beginFetch()([], []);
  return hours;
}

describe('FoundHours', () => {
  it('counts the hours of the first list as found, but not those of a later one', () => {
    const hours = new FoundHours();
    hours.beginFetch()([ten], [ten, nine]);
    expect(hours.has(NINE)).toBe(true);
    expect(hours.has({ ...NINE, minute: 600 })).toBe(false);
    const attended = looking();
    attended.beginFetch()([], [nine]);
    expect(attended.has(NINE)).toBe(false);
  });

  it('counts the hours of any list as found until one requested after the return has arrived', () => {
    const hours = looking();
    const early = hours.beginFetch();
    hours.markReturn();
    const late = hours.beginFetch();
    early([], [ten]);
    late([ten], [ten, nine]);
    expect(hours.has(NINE)).toBe(true);
    expect(hours.has({ ...NINE, minute: 600 })).toBe(true);
    hours.beginFetch()([ten, nine], [ten, nine, { ...nine, day: 3 }]);
    expect(hours.has(NINE)).toBe(true);
    expect(hours.has({ ...NINE, day: 3 })).toBe(false);
  });

  it('does not count an hour that the stream reported before the list arrived', () => {
    const hours = looking();
    hours.markReturn();
    const arrived = hours.beginFetch();
    hours.apply([[1, 2, 540, 1]]);
    arrived([nine], [nine]);
    expect(hours.has(NINE)).toBe(false);
  });

  it('forgets an hour that is free again, by the stream or by a list', () => {
    for (const free of [
      (hours: FoundHours) => hours.apply([[1, 2, 540, 0]]),
      (hours: FoundHours) => hours.beginFetch()([nine], []),
    ]) {
      const hours = new FoundHours();
      hours.beginFetch()([], [nine]);
      hours.apply([[1, 2, 540, 1]]);
      expect(hours.has(NINE)).toBe(true);
      free(hours);
      expect(hours.has(NINE)).toBe(false);
    }
  });
});
