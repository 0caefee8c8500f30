// Which people a text finds, and which of their meetings is under way.
import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { expect, it } from 'vitest';
import { nowAndNext, peopleOf } from './found-people.ts';

const ZONE = 'Asia/Kuala_Lumpur';
const meeting = (id: number, registrationId: number, minute: number, time: string) =>
  ({
    id,
    registrationId,
    name: `Person ${registrationId}`,
    company: 'Company',
    reference: `BM-${registrationId}`,
    date: '2026-06-03',
    minute,
    time,
  }) as AttendedMeeting;

it('groups the meetings of each person', () => {
  const people = peopleOf([
    meeting(1, 7, 660, '11.00am-12.00pm'),
    meeting(2, 8, 660, '11.00am-12.00pm'),
    meeting(3, 7, 720, '12.00pm-1.00pm'),
  ]);
  expect(people.map(({ reference, meetings }) => [reference, meetings.map(({ id }) => id)])).toEqual([
    ['BM-7', [1, 3]],
    ['BM-8', [2]],
  ]);
});

it('finds the meeting under way and the next one, also for half-hour slots', () => {
  const meetings = [
    meeting(1, 7, 660, '11.00am-11.30am'),
    meeting(2, 7, 690, '11.30am-12.00pm'),
    meeting(3, 7, 780, '1.00pm-2.00pm'),
  ];
  const at = (minute: number) => {
    const { current, next } = nowAndNext(
      { meetings },
      slotStartsAt('2026-06-03', minute, ZONE).getTime(),
      ZONE,
    );
    return [current?.id, next?.id];
  };
  expect(at(659)).toEqual([undefined, 1]);
  expect(at(660)).toEqual([1, 2]);
  expect(at(690)).toEqual([2, 3]);
  expect(at(720)).toEqual([undefined, 3]);
  expect(at(780)).toEqual([3, undefined]);
});
