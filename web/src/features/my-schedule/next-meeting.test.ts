// The next meeting by the fair's clock: at midnight, before, during, between and after the meetings of a day.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { expect, it } from 'vitest';
import { nextMeeting } from './next-meeting.ts';
import { meeting } from './testing/schedule-fixture.ts';

const approved = { status: MEETING_STATUS.approved };
const MEETINGS = [
  meeting(1, 'Atelier Nacre', 1, 660, approved),
  meeting(2, 'Kumo Fragrance House', 1, 720, { status: MEETING_STATUS.rejected }),
  meeting(3, 'Seri Kenanga', 1, 840),
  meeting(4, 'Oasis Attar', 3, 900, approved),
];

const at = (local: string, zone = 'Asia/Kuala_Lumpur', offset = '+08:00') => {
  const next = nextMeeting(MEETINGS, Date.parse(`${local}${offset}`), zone);
  return next && [next.meeting.exhibitor, next.isToday, next.minutes];
};

it.each([
  ['the evening before', '2025-06-01T23:59:59', null],
  ['midnight of an own day', '2025-06-02T00:00:00', ['Atelier Nacre', true, 660]],
  ['20 minutes before', '2025-06-02T10:40:00', ['Atelier Nacre', true, 20]],
  ['seconds before', '2025-06-02T10:59:30', ['Atelier Nacre', true, 1]],
  ['the meeting itself', '2025-06-02T11:59:59', ['Atelier Nacre', true, 0]],
  ['its end, over a rejected one', '2025-06-02T12:00:00', ['Seri Kenanga', true, 120]],
  ['the end of the day', '2025-06-02T15:00:00', ['Oasis Attar', false, 2880]],
  ['a day between without meetings', '2025-06-03T11:00:00', null],
  ['the end of the last meeting', '2025-06-04T16:00:00', null],
])('at %s', (_, local, expected) => {
  expect(at(local)).toEqual(expected);
});

it('takes midnight at the fair, wherever the browser is', () => {
  expect(at('2025-06-01T23:59:00', 'Europe/London', '+01:00')).toBeNull();
  expect(at('2025-06-02T00:00:00', 'Europe/London', '+01:00')).toEqual(['Atelier Nacre', true, 660]);
});
