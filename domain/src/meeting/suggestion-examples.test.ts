// Example-based tests of the suggested schedule.
import { describe, expect, it } from 'vitest';
import { type DayHour, type Suggestion, type SuggestionInput, suggestSchedule } from './suggestion.ts';

const nameOf = ({ day, minute }: DayHour) => `${day}/${minute / 60}`;
const grid = (days: readonly number[], hours: readonly number[]): DayHour[] =>
  days.flatMap((day) => hours.map((minute) => ({ day, minute })));
const at = (day: number, ...hours: number[]) =>
  grid(
    [day],
    hours.map((hour) => hour * 60),
  );
const withIds = (lists: DayHour[][], first = 1) =>
  lists.map((free, index) => ({ exhibitorId: first + index, free }));

describe('for example', () => {
  const days = [1, 2, 3, 4];
  const hours = [660, 720, 780, 840, 900, 960, 1020];
  const suggest = (
    lists: DayHour[][],
    confirmed: SuggestionInput['confirmed'] = [],
  ): [Suggestion, string[]] => {
    const suggestion = suggestSchedule({ days, hours, companies: withIds(lists), confirmed });
    return [suggestion, suggestion.placed.map((each) => `${each.exhibitorId} at ${nameOf(each)}`)];
  };

  it('suggests nothing when no meeting is missing', () => {
    expect(suggest([])).toEqual([{ placed: [], lunchless: [], unplaced: [] }, []]);
  });

  it('suggests nothing without days or hours', () => {
    const unplaced = [{ exhibitorId: 1, reason: { kind: 'fully-booked' }, remedy: null }];
    const companies = withIds([at(1, 11)]);
    const none = { placed: [], unplaced };
    expect(suggestSchedule({ days: [], hours, companies, confirmed: [] })).toEqual({
      ...none,
      lunchless: [],
    });
    expect(suggestSchedule({ days, hours: [], companies, confirmed: [] })).toEqual({
      ...none,
      lunchless: null,
    });
  });

  it('spreads eight fully free companies evenly over two days, with lunch breaks', () => {
    const all = grid(days, hours);
    const [{ lunchless }, placed] = suggest(Array.from({ length: 8 }, () => all));
    expect(placed.map((meeting) => meeting.replace(/.* at /, ''))).toEqual([
      ...['1/11', '1/12', '1/14', '1/15'],
      ...['2/11', '2/12', '2/14', '2/15'],
    ]);
    expect(lunchless).toEqual([]);
  });

  it('does not fill a day from end to end while another day is free', () => {
    const daysOf = (count: number, free: DayHour[]) =>
      suggest(Array.from({ length: count }, () => free))[0].placed.map(({ day }) => day);
    expect(daysOf(6, grid(days, hours))).toEqual([1, 1, 1, 2, 2, 2]);
    expect(daysOf(5, grid(days, hours))).toEqual([1, 1, 1, 1, 1]);
    expect(daysOf(6, grid([3], hours))).toEqual([3, 3, 3, 3, 3, 3]);
  });

  it('lists the days without a free lunch slot', () => {
    expect(suggest(Array.from({ length: 7 }, () => grid([3], hours)))[0].lunchless).toEqual([3]);
  });

  it('moves the earlier company when only that lets both be placed', () => {
    expect(suggest([at(1, 11, 15), at(1, 11)])[1]).toEqual(['2 at 1/11', '1 at 1/15']);
  });

  it('prefers a day that already has a confirmed meeting', () => {
    const confirmed = [{ exhibitorId: 9, day: 3, minute: 900, free: [] }];
    expect(suggest([[...at(1, 11), ...at(3, 11, 17)]], confirmed)[1]).toEqual(['1 at 3/17']);
  });

  it('prefers a later hour over losing lunch, but a lost lunch over another day', () => {
    const confirmed = [{ exhibitorId: 9, day: 1, minute: 720, free: [] }];
    expect(suggest([at(1, 13, 15)], confirmed)[1]).toEqual(['1 at 1/15']);
    expect(suggest([[...at(1, 13), ...at(2, 11)]], confirmed)[1]).toEqual(['1 at 1/13']);
  });

  it('gives the only hour to the first chosen; reports the conflict for the other, without a remedy', () => {
    const [{ unplaced }, placed] = suggest([at(2, 14), at(2, 14), []]);
    expect(placed).toEqual(['1 at 2/14']);
    expect(unplaced).toEqual([
      {
        exhibitorId: 2,
        reason: { kind: 'hours-held', by: [{ exhibitorId: 1, day: 2, minute: 840 }] },
        remedy: null,
      },
      { exhibitorId: 3, reason: { kind: 'fully-booked' }, remedy: null },
    ]);
  });

  it('does not move a confirmed meeting, but offers the move as a remedy', () => {
    const [{ placed, unplaced }] = suggest(
      [at(1, 11)],
      [{ exhibitorId: 9, day: 1, minute: 660, free: at(2, 12, 13) }],
    );
    const place = { exhibitorId: 1, day: 1, minute: 660 };
    expect(placed).toEqual([]);
    expect(unplaced).toEqual([
      {
        exhibitorId: 1,
        reason: { kind: 'hours-held', by: [{ exhibitorId: 9, day: 1, minute: 660 }] },
        remedy: {
          moves: [{ exhibitorId: 9, from: { day: 1, minute: 660 }, to: { day: 2, minute: 720 } }],
          place,
          placed: [place],
        },
      },
    ]);
  });

  it('ignores hours outside the edition', () => {
    const stray = { exhibitorId: 9, day: 7, minute: 660, free: [] };
    expect(suggest([[...at(9, 11), ...at(2, 8), ...at(3, 13)]], [stray])[1]).toEqual(['1 at 3/13']);
  });
});
