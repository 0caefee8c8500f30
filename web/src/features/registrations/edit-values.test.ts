// The edit form keeps date, day and day of the week in agreement; hours use the values of the select.
import { fairDaysOn } from '@visavis/domain/edition/calendar';
import { expect, test } from 'vitest';
import { isDayOfEdition, isFairHour, timeValue, valuesOf, withWhen } from './edit-values.ts';
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
