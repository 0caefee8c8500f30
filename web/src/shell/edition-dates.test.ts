// An edition's days and hours in words.

import { renderHook } from '@testing-library/react';
import { fairDatesOf, fairDaysOn } from '@visavis/domain/edition/calendar';
import { fairHour } from '@visavis/domain/edition/slot-time';
import { expect, test } from 'vitest';
import { useText } from '../i18n/text.ts';
import { useDates } from '../i18n/use-dates.ts';
import { demoEdition } from '../queries/testing/schedule-fixture.ts';
import { editionDates } from './edition-dates.ts';

const on = (dates: string[]) =>
  demoEdition({ days: fairDaysOn(dates), hours: [660, 720, 1020].map((minute) => fairHour(minute, 60)) });
const { current: text } = renderHook(useText).result;
const { current: dates } = renderHook(useDates).result;

test('formats 2025 as Monday to Thursday', () => {
  expect(editionDates(on(fairDatesOf(2025)), text, dates)).toEqual({
    dates: '02, 03, 04 and 05 June',
    year: '2025',
    weekdays: 'Monday to Thursday',
    from: '11 am',
    to: '6 pm',
    zone: 'UTC+8',
  });
});

test('formats the weekdays of another year', () => {
  expect(editionDates(on(fairDatesOf(2027)), text, dates).weekdays).toBe('Wednesday to Saturday');
});

test('lists days with a gap, and days in two months', () => {
  expect(editionDates(on(['2025-05-30', '2025-06-02', '2025-06-03']), text, dates)).toMatchObject({
    dates: '30 May and 02 and 03 June',
    weekdays: 'Friday, Monday and Tuesday',
  });
});
