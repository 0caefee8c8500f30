// Tests that a submission's meetings each name a real slot and a known exhibitor, without duplicates.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDatesOf, fairDaysOn } from '../edition/calendar.ts';
import { DEFAULT_STARTS, fairHour, slotRange } from '../edition/slot-time.ts';
import { englishOf } from '../words/english.ts';
import type { MeetingPayload } from './schema.ts';
import {
  type EditionGrid,
  type ExhibitorLookup,
  readMeetings,
  type SubmissionVerdict,
} from './submission.ts';

const edition: EditionGrid = {
  days: fairDaysOn(fairDatesOf(2025)),
  hours: DEFAULT_STARTS.map((minute) => fairHour(minute, 60)),
  slotMinutes: 60,
  minimum: 1,
  maximum: 8,
};

/** 'Exhibitor 7' at booth 'B7' has id 7; 'Twin' is the name of two companies. */
const findExhibitor: ExhibitorLookup = (name, booth) => {
  if (name === 'Twin') return 'ambiguous';
  const id = /^Exhibitor (\d+)$/.exec(name)?.[1];
  return id !== undefined && booth === `B${id}` ? Number(id) : 'unknown';
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
const meeting = (
  id: number,
  day = 1,
  minute = 660,
  changes: Partial<MeetingPayload> = {},
): MeetingPayload => ({
  day,
  date: `2025-06-0${day + 1}`,
  dayOfWeek: WEEKDAYS[day - 1] ?? '',
  time: slotRange(minute, 60),
  exhibitor: `Exhibitor ${id}`,
  boothNumber: `B${id}`,
  ...changes,
});

const read = (...meetings: MeetingPayload[]) => readMeetings(meetings, edition, findExhibitor);
const refused = (fields: Record<string, string>) => ({ ok: false, fields });
const inWords = (verdict: SubmissionVerdict) =>
  verdict.ok
    ? verdict
    : refused(
        Object.fromEntries(Object.entries(verdict.fields).map(([path, text]) => [path, englishOf(text)])),
      );

describe('valid meetings', () => {
  it('are resolved in the order sent', () => {
    expect(read(meeting(3, 4, 1020), meeting(1, 1, 660), meeting(2, 1, 720))).toEqual({
      ok: true,
      meetings: [
        { exhibitorId: 3, day: 4, minute: 1020, length: 60, date: '2025-06-05' },
        { exhibitorId: 1, day: 1, minute: 660, length: 60, date: '2025-06-02' },
        { exhibitorId: 2, day: 1, minute: 720, length: 60, date: '2025-06-02' },
      ],
    });
  });

  it.each(['1.00pm-2.00pm', '1 pm', '13:00'])('may give the hour as %s', (time) => {
    expect(read(meeting(1, 2, 660, { time }))).toEqual({
      ok: true,
      meetings: [{ exhibitorId: 1, day: 2, minute: 780, length: 60, date: '2025-06-03' }],
    });
  });

  it('may fill every slot of the grid if the limit allows it', () => {
    const all = edition.days.flatMap(({ day }) =>
      DEFAULT_STARTS.map((minute, index) => meeting(day * 10 + index, day, minute)),
    );
    const verdict = readMeetings(all, { ...edition, maximum: 28 }, findExhibitor);
    expect(verdict.ok && verdict.meetings.length).toBe(28);
  });
});

describe('one invalid field', () => {
  it.each<[string, Partial<MeetingPayload>, Record<string, string>]>([
    ['another date of the fair', { date: '2025-06-03' }, { date: 'Day 1 of the exhibition is 2025-06-02.' }],
    ['the date of another year', { date: '2026-06-02' }, { date: 'Day 1 of the exhibition is 2025-06-02.' }],
    ['a date in another form', { date: '02 June' }, { date: 'Day 1 of the exhibition is 2025-06-02.' }],
    ['a wrong weekday', { dayOfWeek: 'Tuesday' }, { dayOfWeek: '2025-06-02 is a Monday.' }],
    ['a weekday cut short', { dayOfWeek: 'Mon' }, { dayOfWeek: '2025-06-02 is a Monday.' }],
    ['day 0', { day: 0 }, { day: 'This is not a day of the exhibition.' }],
    ['day 5', { day: 5 }, { day: 'This is not a day of the exhibition.' }],
    [
      'the hour before the first',
      { time: '10.00am-11.00am' },
      { time: 'This is not an hour of the exhibition.' },
    ],
    [
      'the hour after the last',
      { time: '6.00pm-7.00pm' },
      { time: 'This is not an hour of the exhibition.' },
    ],
    ['two hours in one', { time: '11.00am-1.00pm' }, { time: 'This is not an hour of the exhibition.' }],
    ['half past', { time: '11.30am-12.30pm' }, { time: 'This is not an hour of the exhibition.' }],
    ['no hour at all', { time: '' }, { time: 'This is not an hour of the exhibition.' }],
    [
      'an unknown exhibitor',
      { exhibitor: 'Nobody' },
      { exhibitor: 'No exhibitor named Nobody has this booth.' },
    ],
    ['another booth', { boothNumber: 'B9' }, { exhibitor: 'No exhibitor named Exhibitor 1 has this booth.' }],
    ['__proto__', { exhibitor: '__proto__' }, { exhibitor: 'No exhibitor named __proto__ has this booth.' }],
    [
      'an ambiguous name',
      { exhibitor: 'Twin' },
      { exhibitor: 'More than one exhibitor is named Twin. Please say which booth.' },
    ],
  ])('%s', (_what, changes, sentences) => {
    const expected = Object.fromEntries(
      Object.entries(sentences).map(([field, sentence]) => [`meetings.1.${field}`, sentence]),
    );
    // The second of three, so that the index in the field name is the meeting's and not a constant.
    expect(inWords(read(meeting(8, 4), meeting(1, 1, 660, changes), meeting(9, 3)))).toEqual(
      refused(expected),
    );
  });

  it('in several meetings is reported for each of them', () => {
    const verdict = read(
      meeting(1, 1, 660, { date: '' }),
      meeting(2, 9),
      meeting(3, 2, 660, { time: 'x', exhibitor: 'y' }),
    );
    expect(verdict.ok ? [] : Object.keys(verdict.fields).sort()).toEqual([
      'meetings.0.date',
      'meetings.1.day',
      'meetings.2.exhibitor',
      'meetings.2.time',
    ]);
  });
});

describe('a duplicate', () => {
  it('is a second meeting with the same company', () => {
    expect(inWords(read(meeting(1, 1, 660), meeting(1, 2, 720)))).toEqual(
      refused({
        'meetings.1.exhibitor':
          'You have already scheduled a meeting with Exhibitor 1. Please select a different company or time slot, or cancel the existing meeting before proceeding.',
      }),
    );
  });

  it('is a second company in the same slot, and the message names the first', () => {
    expect(inWords(read(meeting(1, 3, 900), meeting(2, 3, 900)))).toEqual(
      refused({
        'meetings.1.time': 'This slot is already scheduled for Exhibitor 1. Please select a different time.',
      }),
    );
  });

  it('is detected even if the hour is written differently', () => {
    expect(read(meeting(1, 3, 900), meeting(2, 3, 900, { time: '3 pm' })).ok).toBe(false);
  });

  it('is not reported for the same hour on another day, or another hour on the same day', () => {
    expect(read(meeting(1, 1, 660), meeting(2, 2, 660), meeting(3, 1, 720)).ok).toBe(true);
  });
});

describe('the number of meetings', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      meeting(index + 1, 1 + Math.floor(index / 7), 660 + 60 * (index % 7)),
    );

  it.each([1, 2, 8])('%i is accepted', (count) => {
    expect(read(...some(count)).ok).toBe(true);
  });

  it.each([
    [0, edition, 'Please schedule at least 1 meeting(s).'],
    [9, edition, 'Maximum Meetings Selected (8 reached)'],
    [7, { ...edition, minimum: 8 }, 'Please schedule at least 8 meeting(s).'],
    [4, { ...edition, maximum: 3 }, 'Maximum Meetings Selected (3 reached)'],
  ])('%i is rejected by limits', (count, limits, sentence) => {
    expect(inWords(readMeetings(some(count), limits, findExhibitor))).toEqual(
      refused({ meetings: sentence }),
    );
  });
});

describe('any submission', () => {
  const payload = fc
    .record({
      id: fc.integer({ min: 1, max: 4 }),
      day: fc.integer({ min: 1, max: 5 }),
      minute: fc.integer({ min: 10, max: 13 }).map((hour) => hour * 60),
      dateDay: fc.integer({ min: 1, max: 5 }),
      isTrue: fc.boolean(),
    })
    .map(({ id, day, minute, dateDay, isTrue }) => ({
      ...meeting(id, day, minute),
      ...(isTrue ? {} : { date: `2025-06-0${dateDay + 1}` }),
    }));

  it('is accepted only when every meeting is valid and no two collide', () => {
    fc.assert(
      fc.property(fc.array(payload, { maxLength: 4 }), (meetings) => {
        const verdict = readMeetings(meetings, edition, findExhibitor);
        const isGood = (one: MeetingPayload) =>
          one.day <= 4 && one.date === `2025-06-0${one.day + 1}` && one.time !== '10.00am-11.00am';
        const isUnique = (names: string[]) => new Set(names).size === names.length;
        const expected =
          meetings.length >= 1 &&
          meetings.every(isGood) &&
          isUnique(meetings.map((one) => one.exhibitor)) &&
          isUnique(meetings.map((one) => `${one.day} ${one.time}`));
        expect(verdict.ok).toBe(expected);
        if (verdict.ok) expect(verdict.meetings).toHaveLength(meetings.length);
        else expect(Object.keys(verdict.fields).length).toBeGreaterThan(0);
      }),
    );
  });
});
