// Finds the best hours for companies without a meeting, by exact search over sets of placed companies.
import { slotRange } from '../edition/slot-time.ts';

/** The calendar as numbers: slot = day index × hours per day + hour index. */
export interface Calendar {
  dayCount: number;
  /** Slot starts of a day, in order. */
  hours: readonly number[];
  /** Slots of the visitor's confirmed meetings. */
  held: ReadonlySet<number>;
}

/** One slot starting between noon and two should stay free for lunch; in minutes from midnight. */
const LUNCH = { from: 720, middle: 780, to: 840 };

/** From noon to two, in the same format as meeting times. */
export const LUNCH_TIME = slotRange(LUNCH.from, LUNCH.to - LUNCH.from);

export const isLunchTime = (minute: number): boolean => minute >= LUNCH.from && minute < LUNCH.to;

/** Whether slots starting at these minutes can take up all of lunch: both of its hours contain some. */
export const canLoseLunch = (minutes: readonly number[]): boolean =>
  minutes.some((minute) => isLunchTime(minute) && minute < LUNCH.middle) &&
  minutes.some((minute) => isLunchTime(minute) && minute >= LUNCH.middle);

/** A day with fewer slots is short enough to be filled completely. */
const SLOTS_OF_LONG_DAY = 4;

/** Whether meetings may fill days with this many slots. */
export const canBeFilled = (slotCount: number): boolean => slotCount >= SLOTS_OF_LONG_DAY;

/** Step limit of the exact search: 12 companies on 200 slots, 14 on 28; beyond that it returns `null`. */
const MOST_STEPS = 10_000_000;

// State within a day: before its first meeting, between first and last, after the last; plus FED once an hour
// for lunch was free, and FREE for each free slot, up to as many as a day that is not filled has.
const BEFORE = 0;
const DURING = 6;
const AFTER = 12;
const FED = 1;
const FREE = 2;
const ENOUGH_FREE = 2;
const STATES = 18;

const sizeOf = (set: number): number => {
  let size = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) size++;
  return size;
};

/**
 * Dynamic programming over the slots in order: for each set of placed companies and each state of the day it keeps the
 * cheapest path. The weights of day filled, day used, lunch lost, idle hour, position in the day and day are such that
 * no sum of a later criterion reaches one unit of an earlier one, so the result is optimal in exactly that order.
 * @param free for each company, in order of selection, its free slots
 * @returns the slot of each company, undefined if it has none; null if the search would take too long
 */
export function bestPlaces(
  { dayCount, hours, held }: Calendar,
  free: readonly (readonly number[])[],
): (number | undefined)[] | null {
  const count = free.length;
  const slotCount = dayCount * hours.length;
  if (2 ** count * count * Math.max(slotCount, 1) > MOST_STEPS) return null;
  const sets = 2 ** count;

  // The first chosen company is the highest bit: of two equally large sets, the larger number has the earlier choices.
  const wanting = new Array<number>(slotCount).fill(0);
  free.forEach((slots, company) => {
    for (const slot of slots) wanting[slot] = (wanting[slot] ?? 0) | (1 << (count - 1 - company));
  });
  // Early hours count before early days, which spreads meetings evenly over the days.
  const laterHour = count * dayCount + 1;
  const idleHour = count * hours.length * laterHour + 1;
  const lunchLost = idleHour * (slotCount + 1);
  const dayUsed = lunchLost * (dayCount + 1);
  const dayFilled = canBeFilled(hours.length) ? dayUsed * (dayCount + 1) : 0;
  // If the edition's hours leave lunch free anyway, no day can lose it.
  const lunchAtStake = canLoseLunch(hours);
  const morning = lunchAtStake ? BEFORE : BEFORE + FED + FREE;

  let costs = new Float64Array(sets * STATES).fill(Number.POSITIVE_INFINITY);
  let next = costs.slice();
  let trail = new Int32Array(0);
  const trails: Int32Array[] = [];
  const reach = (from: number, to: number, cost: number) => {
    if (cost >= (next[to] ?? 0)) return;
    next[to] = cost;
    trail[to] = from;
  };

  costs[morning] = 0;
  // Each day has one step per hour and one for its evening.
  const stepCount = dayCount * (hours.length + 1);
  for (let step = 0; step < stepCount; step++) {
    const hourNo = step % (hours.length + 1);
    const isEvening = hourNo === hours.length;
    const dayNo = Math.floor(step / (hours.length + 1));
    const slot = dayNo * hours.length + hourNo;
    const isHeld = !isEvening && held.has(slot);
    const isLunch = lunchAtStake && isLunchTime(hours[hourNo] ?? 0);
    const wanted = wanting[slot] ?? 0;
    trail = new Int32Array(costs.length);
    trails.push(trail);
    next.fill(Number.POSITIVE_INFINITY);

    // Downwards, so that among equals the company chosen earlier gets the earlier hour.
    for (let node = costs.length - 1; node >= 0; node--) {
      const cost = costs[node] ?? 0;
      if (cost === Number.POSITIVE_INFINITY) continue;
      const state = node % STATES;
      const fed = state & FED;
      const rests = state % DURING;
      const free = (rests - fed) / FREE;
      const phase = state - rests;
      const start = node - state;
      if (isEvening) {
        const used = phase === BEFORE ? 0 : dayUsed + (free < ENOUGH_FREE ? dayFilled : 0);
        reach(node, start + morning, cost + used + (fed ? 0 : lunchLost));
        continue;
      }
      if (isHeld) {
        if (phase !== AFTER) reach(node, start + DURING + rests, cost);
        continue;
      }
      const restsNow = (isLunch ? FED : fed) + FREE * Math.min(free + 1, ENOUGH_FREE);
      // The first free lunch hour is a break, not an idle hour.
      const idle = phase === DURING && !(isLunch && !fed) ? idleHour : 0;
      reach(node, start + phase + restsNow, cost + idle);
      if (phase === AFTER) continue;
      if (phase === DURING) reach(node, start + AFTER + restsNow, cost);
      for (let rest = wanted & ~(start / STATES); rest > 0; rest &= rest - 1)
        reach(node, start + (rest & -rest) * STATES + DURING + rests, cost + hourNo * laterHour + dayNo);
    }
    [costs, next] = [next, costs];
  }

  // Maximising the order of selection costs nothing: every largest set can get the cheapest hours of any of them
  // (Mendelsohn and Dulmage), so the order of selection decides.
  let best = 0;
  for (let set = 0; set < sets; set++)
    if (costs[set * STATES + morning] !== Number.POSITIVE_INFINITY && sizeOf(set) >= sizeOf(best)) best = set;
  return readBack(trails, best * STATES + morning, count, hours.length);
}

/** Reconstructs the cheapest path from its end. */
function readBack(trails: readonly Int32Array[], end: number, count: number, hoursADay: number) {
  const places: (number | undefined)[] = new Array(count).fill(undefined);
  let node = end;
  for (let layer = trails.length - 1; layer >= 0; layer--) {
    const from = trails[layer]?.[node] ?? 0;
    const placed = Math.floor(node / STATES) ^ Math.floor(from / STATES);
    // Every day has one layer more than its hours: the evening.
    if (placed) places[count - sizeOf(placed - 1) - 1] = layer - Math.floor(layer / (hoursADay + 1));
    node = from;
  }
  return places;
}
