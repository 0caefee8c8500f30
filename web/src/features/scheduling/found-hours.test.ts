// What counts as found on coming back, and what as taken while somebody looks.
import type { UnavailableSlot } from '@visavis/contract/slot/endpoints';
import { describe, expect, it } from 'vitest';
import { FoundHours } from './found-hours.ts';

const NINE = { exhibitorId: 1, day: 2, hour: 9 };
const nine: UnavailableSlot = { exhibitorId: 1, day: 2, time: '9 am' };
const ten: UnavailableSlot = { exhibitorId: 1, day: 2, time: '10 am' };

/** As the page is once its first list is there. */
function looking(): FoundHours {
  const hours = new FoundHours();
  hours.ask()([], []);
  return hours;
}

describe('FoundHours', () => {
  it('finds what the first list brings, and nothing that a later one brings', () => {
    const hours = new FoundHours();
    hours.ask()([ten], [ten, nine]);
    expect(hours.has(NINE)).toBe(true);
    expect(hours.has({ ...NINE, hour: 10 })).toBe(false);
    const attended = looking();
    attended.ask()([], [nine]);
    expect(attended.has(NINE)).toBe(false);
  });

  it('finds what any list brings until one came that was asked for after the return', () => {
    const hours = looking();
    const early = hours.ask();
    hours.comeBack();
    const late = hours.ask();
    early([], [ten]);
    late([ten], [ten, nine]);
    expect(hours.has(NINE)).toBe(true);
    expect(hours.has({ ...NINE, hour: 10 })).toBe(true);
    hours.ask()([ten, nine], [ten, nine, { ...nine, day: 3 }]);
    expect(hours.has(NINE)).toBe(true);
    expect(hours.has({ ...NINE, day: 3 })).toBe(false);
  });

  it('finds nothing that the stream told before the list came', () => {
    const hours = looking();
    hours.comeBack();
    const arrived = hours.ask();
    hours.hear([[1, 2, 9, 1]]);
    arrived([nine], [nine]);
    expect(hours.has(NINE)).toBe(false);
  });

  it('forgets an hour that is free again, by the stream or by a list', () => {
    for (const free of [
      (hours: FoundHours) => hours.hear([[1, 2, 9, 0]]),
      (hours: FoundHours) => hours.ask()([nine], []),
    ]) {
      const hours = new FoundHours();
      hours.ask()([], [nine]);
      hours.hear([[1, 2, 9, 1]]);
      expect(hours.has(NINE)).toBe(true);
      free(hours);
      expect(hours.has(NINE)).toBe(false);
    }
  });
});
