// Tests of when reminders are due, in the time zone of the fair.
import { expect, it } from 'vitest';
import { isReminderDue, type ReminderRule, reminderMoment } from './rules.ts';

const TIMES = {
  firstDate: '2026-06-02',
  date: '2026-06-03',
  // 11 am at the fair.
  startsAt: new Date('2026-06-03T03:00:00Z'),
  zone: 'Asia/Kuala_Lumpur',
};

it.each<[ReminderRule, string]>([
  ['week', '2026-05-26T01:00:00.000Z'],
  ['evening', '2026-06-02T10:00:00.000Z'],
  ['hours', '2026-06-03T01:00:00.000Z'],
])('%s is due from its scheduled time until it is pointless', (rule, moment) => {
  expect(reminderMoment(rule, TIMES).toISOString()).toBe(moment);
  const at = (minutes: number) => new Date(Date.parse(moment) + minutes * 60_000);
  expect(isReminderDue(rule, TIMES, at(-1))).toBe(false);
  expect(isReminderDue(rule, TIMES, at(0))).toBe(true);
  expect(isReminderDue(rule, TIMES, at(60))).toBe(true);
  expect(isReminderDue(rule, TIMES, at(25 * 60))).toBe(false);
});

it('no one is reminded of a meeting that has begun', () => {
  expect(
    isReminderDue(
      'week',
      { ...TIMES, startsAt: new Date('2026-05-26T01:30:00Z') },
      new Date('2026-05-26T02:00:00Z'),
    ),
  ).toBe(false);
});
