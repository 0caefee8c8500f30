// Checks 'Suggest a schedule' against all possible plans on small fairs, and against Hall's theorem on full ones.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DayHour,
  type SuggestedMeeting,
  type Suggestion,
  type SuggestionInput,
  suggestSchedule,
} from './suggestion.ts';
import { canBeFilled, canLoseLunch, isLunchTime } from './suggestion-places.ts';

const nameOf = ({ day, minute }: DayHour) => `${day}/${minute / 60}`;
const namesOf = (list: readonly DayHour[]) => new Set(list.map(nameOf));
const grid = (days: readonly number[], hours: readonly number[]): DayHour[] =>
  days.flatMap((day) => hours.map((minute) => ({ day, minute })));
const withIds = (lists: DayHour[][], first = 1) =>
  lists.map((free, index) => ({ exhibitorId: first + index, free }));

/** Fairs of a few days and hours with companies numbered from 1 and confirmed meetings from 101. */
const fairOf = (
  days: number[],
  hours: number[],
  most: { companies: number; free: number; confirmed: number; other: number },
): fc.Arbitrary<SuggestionInput> => {
  const slots = grid(days, hours);
  const freeOf = (maxLength: number) => fc.shuffledSubarray(slots, { maxLength });
  return fc
    .record({
      lists: fc.array(freeOf(most.free), { maxLength: most.companies, size: 'max' }),
      taken: fc.shuffledSubarray(slots, { maxLength: most.confirmed }),
      others: fc.array(freeOf(most.other), { minLength: most.confirmed, maxLength: most.confirmed }),
    })
    .map(({ lists, taken, others }) => ({
      days,
      hours,
      companies: withIds(lists),
      confirmed: taken.map((slot, index) => ({
        exhibitorId: 101 + index,
        ...slot,
        free: (others[index] ?? []).filter((other) => nameOf(other) !== nameOf(slot)),
      })),
    }));
};
const smallFair = fc.oneof(
  fairOf([1, 2], [660, 720, 780, 840], { companies: 4, free: 5, confirmed: 2, other: 2 }),
  fairOf([3, 1, 2], [720, 780, 840], { companies: 4, free: 4, confirmed: 2, other: 2 }),
  fairOf([1], [600, 660, 720, 780, 840, 900, 960], { companies: 4, free: 5, confirmed: 3, other: 2 }),
  fairOf([1], [690, 720, 750, 780, 810, 840], { companies: 4, free: 5, confirmed: 3, other: 2 }),
  fairOf([1, 2], [660, 720, 900, 960], { companies: 4, free: 4, confirmed: 2, other: 2 }),
);
/** Few free hours, so that some company often gets none. */
const crampedFair = fairOf([1, 2], [660, 720, 780], { companies: 4, free: 2, confirmed: 4, other: 2 }).filter(
  ({ companies, confirmed }) => companies.length > 1 && confirmed.length > 1,
);

/** Every way to give each company one of its free hours or, if allowed, none. */
function* plans(
  companies: SuggestionInput['companies'],
  taken: ReadonlySet<string>,
  mayStayOut: boolean,
): Generator<SuggestedMeeting[]> {
  const [company, ...rest] = companies;
  if (!company) {
    yield [];
    return;
  }
  if (mayStayOut) yield* plans(rest, taken, mayStayOut);
  for (const slot of company.free)
    if (!taken.has(nameOf(slot)))
      for (const plan of plans(rest, new Set([...taken, nameOf(slot)]), mayStayOut))
        yield [{ exhibitorId: company.exhibitorId, ...slot }, ...plan];
}

/** A plan's costs, most important first, smaller is better; written from the rule, independent of the search. */
function worth({ days, hours, companies, confirmed }: SuggestionInput, plan: readonly SuggestedMeeting[]) {
  const placed = new Set(plan.map(({ exhibitorId }) => exhibitorId));
  let used = 0;
  let lunchless = 0;
  let filled = 0;
  let idle = 0;
  for (const day of days) {
    const busy = [...confirmed, ...plan].filter((meeting) => meeting.day === day).map(({ minute }) => minute);
    if (busy.length === 0) continue;
    used++;
    const lunch = hours.filter(isLunchTime);
    const isAtStake = canLoseLunch(hours);
    if (isAtStake && lunch.every((minute) => busy.includes(minute))) lunchless++;
    const mustStayFree = isAtStake ? 2 : 1;
    if (canBeFilled(hours.length) && hours.length - busy.length < mustStayFree) filled++;
    const gaps = hours.filter(
      (minute) => minute > Math.min(...busy) && minute < Math.max(...busy) && !busy.includes(minute),
    );
    const hadBefore = lunch.some((minute) => minute < Math.min(...busy));
    const pause = isAtStake && !hadBefore && gaps.some(isLunchTime) ? 1 : 0;
    idle += gaps.length - pause;
  }
  const hourSum = plan.reduce((sum, { minute }) => sum + hours.indexOf(minute), 0);
  const daySum = plan.reduce((sum, { day }) => sum + days.indexOf(day), 0);
  const left = companies.map(({ exhibitorId }) => (placed.has(exhibitorId) ? 0 : 1));
  return [companies.length - plan.length, ...left, filled, used, lunchless, idle, hourSum, daySum];
}

/** Days with planned meetings but no free lunch slot; null if no day can lose its lunch. */
const lunchlessDays = ({ days, hours, confirmed }: SuggestionInput, plan: readonly SuggestedMeeting[]) => {
  if (!canLoseLunch(hours)) return null;
  const busy = namesOf([...plan, ...confirmed]);
  return days.filter(
    (day) =>
      plan.some((meeting) => meeting.day === day) &&
      hours.filter(isLunchTime).every((minute) => busy.has(nameOf({ day, minute }))),
  );
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  const index = a.findIndex((value, position) => value !== b[position]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
};

/** Invariants of any suggestion, optimal or not. */
function expectSound(
  input: SuggestionInput,
  { placed, unplaced }: Pick<Suggestion, 'placed' | 'unplaced'>,
): void {
  const freeOf = new Map(input.companies.map(({ exhibitorId, free }) => [exhibitorId, namesOf(free)]));
  for (const meeting of placed) expect(freeOf.get(meeting.exhibitorId)).toContain(nameOf(meeting));
  expect(namesOf([...placed, ...input.confirmed]).size).toBe(placed.length + input.confirmed.length);
  const ids = [...placed, ...unplaced].map(({ exhibitorId }) => exhibitorId);
  expect(ids.sort((a, b) => a - b)).toEqual(input.companies.map(({ exhibitorId }) => exhibitorId));
  const order = placed.map(({ day, minute }) => input.days.indexOf(day) * 100 + input.hours.indexOf(minute));
  expect(order).toEqual([...order].sort((a, b) => a - b));
}

/** The maximum number of placed companies: the minimum over all groups of those outside plus free hours (Hall, Ore). */
function mostPlaced({ days, hours, companies, confirmed }: SuggestionInput): number {
  const held = namesOf(confirmed);
  const bits = new Map(grid(days, hours).map((slot, index) => [nameOf(slot), 2 ** index]));
  const wanted = companies.map(({ free }) =>
    free
      .filter((slot) => !held.has(nameOf(slot)))
      .reduce((set, slot) => set | (bits.get(nameOf(slot)) ?? 0), 0),
  );
  const sizeOf = (set: number) => set.toString(2).replaceAll('0', '').length;
  const unionOf = [0];
  let most = companies.length;
  for (let group = 1; group < 2 ** companies.length; group++) {
    const union = (unionOf[group & (group - 1)] ?? 0) | (wanted[Math.log2(group & -group)] ?? 0);
    unionOf[group] = union;
    most = Math.min(most, companies.length - sizeOf(group) + sizeOf(union));
  }
  return most;
}

describe('a suggestion', () => {
  it('is valid and as good as the best of all plans, on small fairs', () => {
    let seen = { filled: 0, lunch: 0, idle: 0, unplaced: 0 };
    fc.assert(
      fc.property(smallFair, (input) => {
        const suggestion = suggestSchedule(input);
        expectSound(input, suggestion);
        let best: number[] | null = null;
        for (const plan of plans(input.companies, namesOf(input.confirmed), true)) {
          const value = worth(input, plan);
          if (best === null || compare(value, best) < 0) best = value;
        }
        expect(worth(input, suggestion.placed)).toEqual(best);
        expect(suggestion.lunchless).toEqual(lunchlessDays(input, suggestion.placed));
        const [unplaced = 0, filled = 0, lunch = 0, idle = 0] = [
          best?.at(0),
          best?.at(-6),
          best?.at(-4),
          best?.at(-3),
        ];
        seen = {
          filled: seen.filled + Math.sign(filled),
          lunch: seen.lunch + Math.sign(lunch),
          idle: seen.idle + Math.sign(idle),
          unplaced: seen.unplaced + Math.sign(unplaced),
        };
      }),
      // Enough for each part of the rule to occur.
      { numRuns: 600 },
    );
    // The generated fairs exercise every part of the rule.
    expect(Math.min(seen.filled, seen.lunch, seen.idle, seen.unplaced)).toBeGreaterThan(20);
  });

  it('places as many of eight companies as possible on a full fair', () => {
    const fair = fairOf([1, 2, 3, 4], [660, 720, 780, 840, 900, 960, 1020], {
      companies: 8,
      free: 4,
      confirmed: 6,
      other: 2,
    });
    fc.assert(
      fc.property(fair, (input) => {
        const suggestion = suggestSchedule(input);
        expectSound(input, suggestion);
        expect(suggestion.placed.length).toBe(mostPlaced(input));
      }),
    );
  });

  it('places as many as possible, earlier chosen first, beyond the limit of the exact search', () => {
    // All fourteen hours of two days are wanted by sixteen companies with two or three hours each.
    const slots = grid([1, 2], [660, 720, 780, 840, 900, 960, 1020]);
    const cramped = fc.record({
      lists: fc.array(fc.shuffledSubarray(slots, { minLength: 1, maxLength: 3 }), {
        minLength: 16,
        maxLength: 16,
      }),
      taken: fc.subarray(slots, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(cramped, ({ lists, taken }) => {
        const input: SuggestionInput = {
          days: [1, 2],
          hours: [660, 720, 780, 840, 900, 960, 1020],
          companies: withIds(lists),
          confirmed: taken.map((slot, index) => ({ exhibitorId: 101 + index, ...slot, free: slots })),
        };
        const suggestion = suggestSchedule(input);
        expectSound(input, suggestion);
        expect(suggestion.placed.length).toBe(mostPlaced(input));
        // An unplaced company could not be added to those chosen before it: no better set exists.
        for (const { exhibitorId } of suggestion.unplaced) {
          const before = suggestion.placed.filter((placed) => placed.exhibitorId < exhibitorId).length;
          const companies = input.companies.slice(0, exhibitorId);
          expect(before).toBe(mostPlaced({ ...input, companies }));
        }
      }),
      { numRuns: 15 },
    );
  });

  it('is deterministic, whatever the order and repetition of free hours', () => {
    fc.assert(
      fc.property(fc.oneof(smallFair, crampedFair), fc.nat(), (input, turn) => {
        const turned = <T extends { free: readonly DayHour[] }>(list: readonly T[]): T[] =>
          list.map((each) => ({
            ...each,
            free: [...each.free.slice(turn % 4), ...each.free.toReversed()],
          }));
        const before = structuredClone(input);
        const first = suggestSchedule(input);
        expect(input).toEqual(before);
        expect(suggestSchedule(input)).toEqual(first);
        const again = {
          ...input,
          companies: turned(input.companies),
          confirmed: turned(input.confirmed).toReversed(),
        };
        expect(suggestSchedule(again)).toEqual(first);
      }),
    );
  });

  it('of twelve companies on two hundred free slots is computed in bounded time', () => {
    const days = Array.from({ length: 28 }, (_, index) => index + 1);
    const hours = [660, 720, 780, 840, 900, 960, 1020];
    const companies = withIds(Array.from({ length: 12 }, () => grid(days, hours)));
    // CPU time in microseconds, which other processes on a busy machine do not affect.
    const began = process.cpuUsage();
    const { placed } = suggestSchedule({ days, hours, companies, confirmed: [] });
    expect(process.cpuUsage(began).user).toBeLessThan(3_000_000);
    expect(new Set(placed.map(({ day }) => day)).size).toBe(3);
  });

  it('fills every hour with far more companies than hours', () => {
    const days = [1, 2, 3, 4];
    const hours = [660, 720, 780, 840, 900, 960, 1020];
    const companies = withIds(Array.from({ length: 40 }, () => grid(days, hours)));
    const { placed, unplaced } = suggestSchedule({ days, hours, companies, confirmed: [] });
    expect([placed.length, unplaced.length]).toEqual([28, 12]);
    expect(suggestSchedule({ days: [], hours, companies, confirmed: [] }).unplaced.length).toBe(40);
  });
});

describe('an unplaced company', () => {
  it('has the correct reason, and the remedy that moves the fewest confirmed meetings', () => {
    const seen = { fullyBooked: 0, none: 0, one: 0, more: 0, placedChange: 0 };
    fc.assert(
      fc.property(crampedFair, (input) => {
        const { placed, unplaced } = suggestSchedule(input);
        const plan = [...placed, ...input.confirmed];
        for (const { exhibitorId, reason, remedy } of unplaced) {
          const company = input.companies.find((each) => each.exhibitorId === exhibitorId);
          if (!company) throw new Error('an unplaced company is not in the input');
          if (reason.kind === 'fully-booked') {
            expect([company.free, remedy]).toEqual([[], null]);
            seen.fullyBooked++;
            continue;
          }
          // Every free hour is listed with the meeting that occupies it.
          expect(namesOf(reason.by)).toEqual(namesOf(company.free));
          for (const { exhibitorId: holder, day, minute } of reason.by)
            expect(plan.find((each) => each.day === day && each.minute === minute)?.exhibitorId).toBe(holder);

          // Seats everyone from scratch, confirmed ones at their own or another free hour.
          const everybody = [
            ...input.companies.filter(
              (each) =>
                each === company || placed.some((meeting) => meeting.exhibitorId === each.exhibitorId),
            ),
            ...input.confirmed.map(({ exhibitorId: id, free, day, minute }) => ({
              exhibitorId: id,
              free: [{ day, minute }, ...free],
            })),
          ];
          const movesIn = (seating: readonly SuggestedMeeting[]) =>
            input.confirmed.filter(
              (old) =>
                !seating.some((one) => one.exhibitorId === old.exhibitorId && nameOf(one) === nameOf(old)),
            ).length;
          let fewest = Number.POSITIVE_INFINITY;
          for (const seating of plans(everybody, new Set(), false))
            fewest = Math.min(fewest, movesIn(seating));
          if (!remedy) {
            expect(fewest).toBe(Number.POSITIVE_INFINITY);
            seen.none++;
            continue;
          }
          expect(remedy.moves.length).toBe(fewest);
          if (fewest === 1) seen.one++;
          else seen.more++;

          // One after another, each to an hour that no confirmed meeting occupies at that point.
          const now = new Map(input.confirmed.map((one) => [one.exhibitorId, { ...one }]));
          for (const { exhibitorId: moved, from, to } of remedy.moves) {
            const meeting = now.get(moved);
            if (!meeting) throw new Error('the remedy moves a meeting that is not confirmed');
            expect(nameOf(meeting)).toBe(nameOf(from));
            expect(namesOf(meeting.free)).toContain(nameOf(to));
            expect(namesOf([...now.values()])).not.toContain(nameOf(to));
            Object.assign(meeting, to);
          }
          const after = { ...input, companies: everybody.filter(({ exhibitorId: id }) => id < 100) };
          expectSound({ ...after, confirmed: [...now.values()] }, { placed: remedy.placed, unplaced: [] });
          expect(remedy.placed).toContainEqual(remedy.place);
          expect(remedy.place.exhibitorId).toBe(exhibitorId);
          if (placed.some((old) => !remedy.placed.some((one) => JSON.stringify(one) === JSON.stringify(old))))
            seen.placedChange++;
        }
      }),
      // A remedy of several moves is rare.
      { numRuns: 2500 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  });
});
