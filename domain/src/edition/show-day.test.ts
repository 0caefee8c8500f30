// Tests of locating an instant within the fair.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotStartsAt } from './fair-time.ts';
import { showDayAt } from './show-day.ts';

const ZONE = 'Asia/Kuala_Lumpur';
const fair = {
  days: [
    { day: 1, date: '2026-06-02' },
    { day: 2, date: '2026-06-04' },
  ],
  // Half-hour slots with a break at noon.
  hours: [{ minute: 660 }, { minute: 690 }, { minute: 780 }],
  slotMinutes: 30,
  timeZone: ZONE,
};
const at = (date: string, minute: number) => showDayAt(fair, slotStartsAt(date, minute, ZONE));

describe('showDayAt', () => {
  it('names the phase of every moment', () => {
    expect(at('2026-06-01', 700)).toMatchObject({ phase: 'before', day: null, hour: null, next: null });
    expect(at('2026-06-02', 659)).toMatchObject({
      phase: 'doors',
      day: 1,
      hour: null,
      next: { minute: 660 },
    });
    expect(at('2026-06-02', 660)).toMatchObject({
      phase: 'hour',
      hour: { minute: 660 },
      next: { minute: 690 },
    });
    expect(at('2026-06-02', 719)).toMatchObject({
      phase: 'hour',
      hour: { minute: 690 },
      next: { minute: 780 },
    });
    expect(at('2026-06-02', 720)).toMatchObject({
      phase: 'pause',
      hour: { minute: 690 },
      next: { minute: 780 },
    });
    expect(at('2026-06-02', 810)).toMatchObject({ phase: 'evening', hour: { minute: 780 }, next: null });
    expect(at('2026-06-03', 700)).toMatchObject({ phase: 'between', day: null });
    expect(at('2026-06-05', 0)).toMatchObject({ phase: 'after', day: null });
  });

  it('uses the date at the fair, not that of the server', () => {
    // 2 June at the fair starts at 16:00 on 1 June in UTC.
    expect(showDayAt(fair, new Date('2026-06-01T15:59:59Z')).phase).toBe('before');
    expect(showDayAt(fair, new Date('2026-06-01T16:00:00Z'))).toMatchObject({ phase: 'doors', day: 1 });
  });

  it('returns an hour that has begun and a next one that has not, at every moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 * 24 * 60 }), (minute) => {
        const now = slotStartsAt('2026-06-02', minute, ZONE);
        const { hour, next, phase } = showDayAt(fair, now);
        if (hour) expect(hour.startsAt <= now).toBe(true);
        if (next) expect(next.startsAt > now).toBe(true);
        expect(phase === 'hour').toBe(hour !== null && now < hour.endsAt);
      }),
    );
  });
});
