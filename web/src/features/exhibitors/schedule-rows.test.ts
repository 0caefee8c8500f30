// Tests that the printable schedule has a row for every hour, and every live meeting.
import { fairDaysOn } from '@visavis/domain/edition/calendar';
import { fairHour } from '@visavis/domain/edition/slot-time';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { expect, it } from 'vitest';
import { scheduleRows } from './schedule-rows.ts';
import { meeting } from './testing/schedules.ts';

const EDITION = {
  days: fairDaysOn(['2025-06-02', '2025-06-03']),
  hours: [660, 720].map((minute) => fairHour(minute, 60)),
};

it('every hour has a row, including blocked and free ones', () => {
  const { days, others } = scheduleRows(EDITION, {
    meetings: [meeting(1, { day: 1, minute: 660 }), meeting(2, { day: 1, minute: 660 })],
    blocked: [{ day: 2, minute: 720 }],
  });
  expect(
    days.map(({ hours }) => hours.map(({ meetings, isBlocked }) => [meetings.length, isBlocked])),
  ).toEqual([
    [
      [2, false],
      [0, false],
    ],
    [
      [0, false],
      [0, true],
    ],
  ]);
  expect(others).toEqual([]);
});

it('meetings outside the grid are listed in order of time, without rejected ones', () => {
  const { days, others } = scheduleRows(EDITION, {
    meetings: [
      meeting(1, { day: 2, date: '2025-06-03', minute: 540 }),
      meeting(2, { day: 1, date: '2025-06-02', minute: 1140 }),
      meeting(3, { day: 2, date: '2025-06-03', minute: 480 }),
      meeting(4, { day: 1, minute: 660, status: MEETING_STATUS.rejected }),
    ],
    blocked: [],
  });
  expect(others.map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(days[0]?.hours[0]?.meetings).toEqual([]);
});
