// Tests that hours are formatted as specified and that every format is parsed back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_STARTS,
  fairHour,
  overlaps,
  parseSlot,
  parseSlotOf,
  parseSlotTime,
  type SlotTime,
  slotLabel,
  slotRange,
} from './slot-time.ts';

/** Written by hand, so that the code is not tested against itself. */
const WRITTEN: [minute: number, label: string, range: string][] = [
  [0, '12 am', '12.00am-1.00am'],
  [60, '1 am', '1.00am-2.00am'],
  [120, '2 am', '2.00am-3.00am'],
  [180, '3 am', '3.00am-4.00am'],
  [240, '4 am', '4.00am-5.00am'],
  [300, '5 am', '5.00am-6.00am'],
  [360, '6 am', '6.00am-7.00am'],
  [420, '7 am', '7.00am-8.00am'],
  [480, '8 am', '8.00am-9.00am'],
  [540, '9 am', '9.00am-10.00am'],
  [600, '10 am', '10.00am-11.00am'],
  [660, '11 am', '11.00am-12.00pm'],
  [720, '12 pm', '12.00pm-1.00pm'],
  [780, '1 pm', '1.00pm-2.00pm'],
  [840, '2 pm', '2.00pm-3.00pm'],
  [900, '3 pm', '3.00pm-4.00pm'],
  [960, '4 pm', '4.00pm-5.00pm'],
  [1020, '5 pm', '5.00pm-6.00pm'],
  [1080, '6 pm', '6.00pm-7.00pm'],
  [1140, '7 pm', '7.00pm-8.00pm'],
  [1200, '8 pm', '8.00pm-9.00pm'],
  [1260, '9 pm', '9.00pm-10.00pm'],
  [1320, '10 pm', '10.00pm-11.00pm'],
  [1380, '11 pm', '11.00pm-12.00am'],
];

describe('a slot', () => {
  it.each(WRITTEN)('%i is %s and %s, both ways', (minute, label, range) => {
    expect(slotLabel(minute)).toBe(label);
    expect(slotRange(minute, 60)).toBe(range);
    expect(fairHour(minute, 60)).toEqual({ minute, label, range });
    expect(parseSlotTime(label)).toBe(minute);
    expect(parseSlot(range)).toEqual({ minute, length: 60 });
    expect(parseSlotTime(`${String(minute / 60).padStart(2, '0')}:00`)).toBe(minute);
  });

  it.each([
    [690, 30, '11.30 am', '11.30am-12.00pm'],
    [545, 20, '9.05 am', '9.05am-9.25am'],
    [715, 90, '11.55 am', '11.55am-1.25pm'],
    [1410, 30, '11.30 pm', '11.30pm-12.00am'],
  ])('at minute %i, %i long, is %s and %s', (minute, length, label, range) => {
    expect(fairHour(minute, length)).toEqual({ minute, label, range });
    expect(parseSlot(label)).toEqual({ minute, length: null });
    expect(parseSlot(range)).toEqual({ minute, length });
  });

  it('of the default edition is one of seven, from 11 am to 5 pm', () => {
    expect(DEFAULT_STARTS.map(slotLabel)).toEqual(['11 am', '12 pm', '1 pm', '2 pm', '3 pm', '4 pm', '5 pm']);
  });
});

describe('a written time', () => {
  it.each([
    ['11 AM', 660],
    ['11am', 660],
    [' 11 am ', 660],
    ['11.00am - 12.00pm', 660],
    ['11:00am-12:00pm', 660],
    ['1 pm-2 pm', 780],
    ['9:00', 540],
    ['13:00-14:00', 780],
    ['23:00-00:00', 1380],
    ['11.30am', 690],
    ['11:15', 675],
    ['11.30am-12.30pm', 690],
    ['11.00am-1.00pm', 660],
  ])('%j is parsed as %i', (text, minute) => {
    expect(parseSlotTime(text)).toBe(minute);
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
    '11:60',
    '11.5am',
    '11.00am-11.00am',
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

  it('parses to a minute of the day or null, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.: apm-]{0,18}$/)), (text) => {
        const minute = parseSlotTime(text);
        expect(minute === null || (Number.isInteger(minute) && minute >= 0 && minute <= 1439)).toBe(true);
      }),
    );
  });

  it('matches a slot length only as a range of that length, or by its start', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const lengths = fc.integer({ min: 1, max: 1439 });
    fc.assert(
      fc.property(minutes, lengths, lengths, (minute, length, wanted) => {
        expect(parseSlotOf(slotRange(minute, length), wanted)).toBe(length === wanted ? minute : null);
        expect(parseSlotOf(slotLabel(minute), wanted)).toBe(minute);
      }),
    );
  });
});

it('slots overlap if they share a minute of a day', () => {
  const minutes = fc.integer({ min: 0, max: 60 });
  const slots = fc.record({
    day: fc.integer({ min: 1, max: 2 }),
    minute: minutes,
    length: fc.integer({ min: 1, max: 30 }),
  });
  const covered = ({ day, minute, length }: SlotTime) =>
    Array.from({ length }, (_, index) => `${day}/${minute + index}`);
  fc.assert(
    fc.property(slots, slots, (one, other) => {
      const shares = covered(one).some((place) => covered(other).includes(place));
      expect(overlaps(one, other)).toBe(shares);
    }),
  );
});
