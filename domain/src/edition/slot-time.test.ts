// Tests that hours are formatted as specified and that every format is parsed back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAIR_HOURS, fairHour, parseSlotTime, slotLabel, slotRange } from './slot-time.ts';

/** Written out by hand, so that the code is not tested against itself. */
const WRITTEN: [hour: number, label: string, range: string][] = [
  [0, '12 am', '12.00am-1.00am'],
  [1, '1 am', '1.00am-2.00am'],
  [2, '2 am', '2.00am-3.00am'],
  [3, '3 am', '3.00am-4.00am'],
  [4, '4 am', '4.00am-5.00am'],
  [5, '5 am', '5.00am-6.00am'],
  [6, '6 am', '6.00am-7.00am'],
  [7, '7 am', '7.00am-8.00am'],
  [8, '8 am', '8.00am-9.00am'],
  [9, '9 am', '9.00am-10.00am'],
  [10, '10 am', '10.00am-11.00am'],
  [11, '11 am', '11.00am-12.00pm'],
  [12, '12 pm', '12.00pm-1.00pm'],
  [13, '1 pm', '1.00pm-2.00pm'],
  [14, '2 pm', '2.00pm-3.00pm'],
  [15, '3 pm', '3.00pm-4.00pm'],
  [16, '4 pm', '4.00pm-5.00pm'],
  [17, '5 pm', '5.00pm-6.00pm'],
  [18, '6 pm', '6.00pm-7.00pm'],
  [19, '7 pm', '7.00pm-8.00pm'],
  [20, '8 pm', '8.00pm-9.00pm'],
  [21, '9 pm', '9.00pm-10.00pm'],
  [22, '10 pm', '10.00pm-11.00pm'],
  [23, '11 pm', '11.00pm-12.00am'],
];

describe('an hour', () => {
  it.each(WRITTEN)('%i is %s and %s, both ways', (hour, label, range) => {
    expect(slotLabel(hour)).toBe(label);
    expect(slotRange(hour)).toBe(range);
    expect(fairHour(hour)).toEqual({ hour, label, range });
    expect(parseSlotTime(label)).toBe(hour);
    expect(parseSlotTime(range)).toBe(hour);
    expect(parseSlotTime(`${String(hour).padStart(2, '0')}:00`)).toBe(hour);
  });

  it('of the fair is one of seven, from 11 am to 5 pm', () => {
    expect(FAIR_HOURS.map(slotLabel)).toEqual(['11 am', '12 pm', '1 pm', '2 pm', '3 pm', '4 pm', '5 pm']);
  });
});

describe('a written time', () => {
  it.each([
    ['11 AM', 11],
    ['11am', 11],
    [' 11 am ', 11],
    ['11.00am - 12.00pm', 11],
    ['11:00am-12:00pm', 11],
    ['1 pm-2 pm', 13],
    ['9:00', 9],
    ['13:00-14:00', 13],
    ['23:00-00:00', 23],
  ])('%j is parsed as %i', (text, hour) => {
    expect(parseSlotTime(text)).toBe(hour);
  });

  it.each([
    '',
    ' ',
    '-',
    'noon',
    '11',
    '11 xm',
    '0 am',
    '0.00pm',
    '13 pm',
    '13.00pm-2.00pm',
    '24:00',
    '99:00',
    '11.30am',
    '11:15',
    '11.30am-12.30pm',
    '11.00am-1.00pm',
    '11.00am-11.00am',
    '11.00am-12.00am',
    '12.00pm-11.00am',
    '11.00am-',
    '-12.00pm',
    '11.00am-12.00pm-1.00pm',
    '11 am extra',
    '111 am',
    '-11 am',
    '1e1 am',
    '11,00am',
  ])('%j is refused', (text) => {
    expect(parseSlotTime(text)).toBeNull();
  });

  it('never throws, and returns an hour of the day or null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.: apm-]{0,18}$/)), (text) => {
        const hour = parseSlotTime(text);
        expect(hour === null || (Number.isInteger(hour) && hour >= 0 && hour <= 23)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('as a range is parsed only when it is one hour long', () => {
    const hours = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(hours, hours, (start, end) => {
        const text = `${slotLabel(start)}-${slotLabel(end)}`;
        expect(parseSlotTime(text)).toBe(end === (start + 1) % 24 ? start : null);
      }),
      { numRuns: 600 },
    );
  });
});
