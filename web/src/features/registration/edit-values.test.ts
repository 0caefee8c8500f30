// The edit form keeps date, day and day of the week in agreement; hours use the values of the select.
import { fairDaysOn } from '@visavis/domain/edition/calendar';
import { expect, test } from 'vitest';
import {
  isDayOfEdition,
  isFairHour,
  rangeOf,
  slotOf,
  timeOf,
  timeValue,
  valuesOf,
  withSlot,
  withWhen,
} from './edit-values.ts';
import { edition, meeting } from './testing/review-fixture.ts';

const values = valuesOf(meeting({ day: 2 }));

test.each([
  ['date', '2025-06-05'],
  ['day', '4'],
  ['dayOfWeek', 'Thursday'],
] as const)('the %s sets the other two', (field, value) => {
  expect(withWhen(values, field, value, edition)).toMatchObject({
    date: '2025-06-05',
    day: '4',
    dayOfWeek: 'Thursday',
  });
});

test('a value that matches no day of the edition stays as typed and is rejected', () => {
  const typed = withWhen(values, 'day', '9', edition);
  expect(typed).toMatchObject({ date: '2025-06-03', day: '9', dayOfWeek: 'Tuesday' });
  expect(isDayOfEdition(typed, edition)).toBe(false);
  expect(isDayOfEdition(values, edition)).toBe(true);
  expect(isDayOfEdition(withWhen(values, 'date', '', edition), edition)).toBe(false);
});

test('uses the weekdays of another year', () => {
  const next = { ...edition, days: fairDaysOn(['2027-06-02', '2027-06-03']) };
  expect(withWhen(values, 'day', '1', next)).toMatchObject({ date: '2027-06-02', dayOfWeek: 'Wednesday' });
});

test('times are sent as HH:MM', () => {
  expect([0, 540, 575, 1380].map(timeValue)).toEqual(['00:00', '09:00', '09:35', '23:00']);
  expect([600, 660, 1020, 1080].map((minute) => isFairHour(minute, edition))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('an hour of the grid sets all four fields, and can be read back', () => {
  const moved = withSlot(values, { day: 4, minute: 660 }, edition);
  expect(moved).toMatchObject({ date: '2025-06-05', day: '4', dayOfWeek: 'Thursday', minute: 660 });
  expect(slotOf(moved, edition)).toEqual({ day: 4, minute: 660 });
  expect(slotOf(withWhen(moved, 'dayOfWeek', 'Sunday', edition), edition)).toBeNull();
});

test('a meeting of non-standard length takes the slot length when moved to an hour of the grid', () => {
  const long = meeting({ day: 2, minute: 660, time: '11.00am-1.00pm' });
  const sent = (slot: { day: number; minute: number }, base = long) => {
    const moved = withSlot(valuesOf(base), slot, edition);
    return [rangeOf(moved, base, edition), timeOf(moved, base, edition)];
  };
  expect(sent({ day: 3, minute: 660 })).toEqual(['11.00am-12.00pm', '11.00am-12.00pm']);
  expect(sent({ day: 3, minute: 900 })).toEqual(['3.00pm-4.00pm', '3.00pm-4.00pm']);
  // Unmoved, it keeps its length.
  expect(sent({ day: 2, minute: 660 })).toEqual(['11.00am-1.00pm', '11.00am-1.00pm']);
  // Off the grid the server decides, as for any hour entered there.
  expect(sent({ day: 2, minute: 480 })).toEqual(['8.00am-9.00am', '08:00']);
  expect(sent({ day: 2, minute: 720 }, meeting({ day: 2 }))).toEqual(['12.00pm-1.00pm', '12:00']);
});
