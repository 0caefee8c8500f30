// Tests of editing when a representative is at the booth.
import { fairDaysOn } from '@visavis/domain/edition/calendar';
import { fairHour } from '@visavis/domain/edition/slot-time';
import { expect, it } from 'vitest';
import { daysPresent, isBackwards, withDay, withTimes } from './presence.ts';

const EDITION = {
  days: fairDaysOn(['2025-06-02', '2025-06-03']),
  hours: [660, 720, 780].map((minute) => fairHour(minute, 60)),
  slotMinutes: 60,
};

it('null hours mean every whole day', () => {
  expect(daysPresent(null, EDITION).map(({ presence }) => presence)).toEqual([
    { day: 1, minute: 660, length: 180 },
    { day: 2, minute: 660, length: 180 },
  ]);
});

it('a day can be left out, added, and shortened', () => {
  const one = withDay([], 2, true, EDITION);
  expect(one).toEqual([{ day: 2, minute: 660, length: 180 }]);
  expect(withTimes(one, 2, 720, 780)).toEqual([{ day: 2, minute: 720, length: 60 }]);
  expect(withDay(one, 2, false, EDITION)).toEqual([]);
});

it('several periods of a day are edited as one', () => {
  const hours = [
    { day: 1, minute: 660, length: 60 },
    { day: 1, minute: 780, length: 60 },
  ];
  expect(daysPresent(hours, EDITION)[0]?.presence).toEqual({ day: 1, minute: 660, length: 180 });
  expect(withTimes(hours, 1, 660, 720)).toEqual([{ day: 1, minute: 660, length: 60 }]);
});

it('an end before the start is kept, and the period counts as backwards', () => {
  const [changed] = withTimes([{ day: 1, minute: 660, length: 60 }], 1, 780, 720);
  expect(changed).toEqual({ day: 1, minute: 780, length: -60 });
  expect([changed, { length: 0 }, { length: 60 }].map((one) => one && isBackwards(one))).toEqual([
    true,
    true,
    false,
  ]);
});
