// What a change of days, hours or exhibitors affects, and where each affected meeting would go.
import { datesAfter, isOnGrid, isSameGrid } from './grid.ts';
import { Occupancy, type Occupant } from './occupancy.ts';
import { relocate } from './relocate.ts';
import type { RestChoice, TouchedKind } from './schema.ts';
import { dateWished, type GridChange, type MeetingTime, touchedBy } from './touched.ts';

/** A pending or approved meeting. */
export interface StandingMeeting extends Occupant {
  id: number;
  personId: number;
  hasBegun: boolean;
}

/** A live hold of a visitor who is still choosing. */
export interface StandingHold extends Occupant {
  id: number;
}

export interface Stretch extends MeetingTime {
  exhibitorId: number;
}

/** Everything that a change may affect, and the change itself. Times are by date. */
export interface Situation {
  change: GridChange;
  meetings: readonly StandingMeeting[];
  holds: readonly StandingHold[];
  /**
   * Places kept free of meetings while no representative is present. Empty if days and hours change: absences are
   * then recalculated according to `wanted`.
   */
  absences: readonly Occupant[];
  /** The current ones. */
  blocked: readonly Stretch[];
  /** Time spans that the change blocks, on the new dates. */
  newlyBlocked: readonly Stretch[];
  /** Exhibitors that the change withdraws. */
  withdrawn: ReadonlySet<number>;
  /** The exhibitor that takes over their meetings on a move; null if there is none, so that they cannot be moved. */
  receiver: number | null;
  places: (exhibitorId: number) => number;
  /** How many places are usable at a time of the new grid; null for all. */
  wanted: (exhibitorId: number, time: MeetingTime) => number | null;
  /** Whether a slot of the new grid has begun. */
  hasBegun: (slot: { date: string; minute: number }) => boolean;
}

export interface Touched {
  meeting: StandingMeeting;
  kind: TouchedKind;
}

export interface Plan {
  /** In order of meeting ID. */
  touched: Touched[];
  /** Holds that are dropped. */
  holds: StandingHold[];
  /** Blocked time spans that stay, with the new date of their day. */
  blocked: { before: Stretch; date: string }[];
  /** Blocked time spans on removed days. */
  lostBlocked: Stretch[];
}

const isHit = (stretches: readonly Stretch[], { exhibitorId, date, minute, length }: Stretch): boolean =>
  stretches.some(
    (other) =>
      other.exhibitorId === exhibitorId &&
      other.date === date &&
      other.minute < minute + length &&
      minute < other.minute + other.length,
  );

/** What the change affects. Meetings that have begun are left alone. */
export function planOf(situation: Situation): Plan {
  const { change, meetings, holds, blocked, newlyBlocked, withdrawn } = situation;
  const kindByGrid = isSameGrid(change.before, change.after) ? () => null : touchedBy(change);
  const stretches = new Map<number, Stretch[]>();
  for (const stretch of newlyBlocked)
    stretches.set(stretch.exhibitorId, [...(stretches.get(stretch.exhibitorId) ?? []), stretch]);
  const kindOf = (claim: Stretch): TouchedKind | null => {
    if (withdrawn.has(claim.exhibitorId)) return 'exhibitor-withdrawn';
    return (
      kindByGrid(claim) ?? (isHit(stretches.get(claim.exhibitorId) ?? [], claim) ? 'hour-blocked' : null)
    );
  };
  const dates = datesAfter(change.before.dates, change.after.dates, change.sameDays);
  const stays = blocked.map((before) => ({ before, date: dates.get(before.date) ?? null }));
  return {
    touched: [...meetings]
      .sort((one, other) => one.id - other.id)
      .flatMap((meeting) => {
        const kind = meeting.hasBegun ? null : kindOf(meeting);
        return kind === null ? [] : [{ meeting, kind }];
      }),
    holds: holds.filter((hold) => kindOf(hold) !== null),
    blocked: stays.flatMap(({ before, date }) => (date === null ? [] : [{ before, date }])),
    lostBlocked: stays.flatMap(({ before, date }) => (date === null ? [before] : [])),
  };
}

/** Where a meeting goes. */
export interface Move extends MeetingTime {
  exhibitorId: number;
  place: number;
}

/**
 * Target slots of the affected meetings.
 * @param rest whether meetings without another slot keep their time, which is then unavailable to others
 * @returns by meeting ID; missing meetings have no other slot
 */
export function movesOf(situation: Situation, plan: Plan, rest: RestChoice): Map<number, Move> {
  // In each round, meetings that keep their time make it unavailable to others, which may then find no slot.
  let staying: ReadonlySet<number> = new Set();
  for (;;) {
    const moves = movesBeside(situation, plan, staying);
    if (rest === 'cancel') return moves;
    const left = plan.touched
      .filter(({ meeting }) => !moves.has(meeting.id))
      .map(({ meeting }) => meeting.id);
    if (left.every((id) => staying.has(id))) return moves;
    staying = new Set([...staying, ...left]);
  }
}

/**
 * Whether the receiving exhibitor can take over a meeting of a withdrawn one: nobody meets an exhibitor twice. If a
 * person has several such meetings, only the first is moved.
 */
function receivableOf({ meetings, withdrawn, receiver }: Situation): (meeting: StandingMeeting) => boolean {
  const met = new Set(
    meetings.flatMap(({ exhibitorId, personId }) => (exhibitorId === receiver ? [personId] : [])),
  );
  return ({ exhibitorId, personId }) => {
    if (receiver === null || !withdrawn.has(exhibitorId)) return true;
    const isFirst = !met.has(personId);
    met.add(personId);
    return isFirst;
  };
}

function movesBeside(situation: Situation, plan: Plan, staying: ReadonlySet<number>): Map<number, Move> {
  const { change, meetings, holds, absences, newlyBlocked, withdrawn, receiver, hasBegun } = situation;
  const { before, after } = change;
  const places = (exhibitorId: number) => (withdrawn.has(exhibitorId) ? 0 : situation.places(exhibitorId));
  const occupancy = new Occupancy(places, situation.wanted);
  for (const { before: stretch, date } of plan.blocked) occupancy.block({ ...stretch, date });
  for (const stretch of newlyBlocked) occupancy.block(stretch);
  const touchedIds = new Set(plan.touched.map(({ meeting }) => meeting.id));
  const ended = new Set(plan.holds);
  for (const meeting of meetings)
    if (!touchedIds.has(meeting.id) || staying.has(meeting.id)) occupancy.add(meeting);
  for (const hold of holds) if (!ended.has(hold)) occupancy.add(hold);

  const wishOf = dateWished(change);
  for (const absence of absences) occupancy.add({ ...absence, date: wishOf(absence.date) });
  const moves = new Map<number, Move>();
  const moving = plan.touched.filter(({ meeting }) => !staying.has(meeting.id));
  // Meetings of a day that gets another date move along to the same hour, on the grid or off it.
  for (const { meeting, kind } of moving) {
    if (kind !== 'day-moved' || (isOnGrid(before, meeting) && !isOnGrid(after, meeting))) continue;
    const time = { date: wishOf(meeting.date), minute: meeting.minute, length: meeting.length };
    const [free] = occupancy.freePlaces(meeting.exhibitorId, time);
    // It keeps its own place even if fewer are wanted, since it already had it.
    const place = occupancy.isPlaceFree(meeting.exhibitorId, time, meeting.place) ? meeting.place : free;
    if (place === undefined || hasBegun(time) || !occupancy.isFree(meeting.personId, time)) continue;
    moves.set(meeting.id, { ...time, exhibitorId: meeting.exhibitorId, place });
    occupancy.add({ ...meeting, ...time, place });
  }

  const takerOf = (exhibitorId: number) =>
    receiver !== null && withdrawn.has(exhibitorId) ? receiver : exhibitorId;
  const slots = after.dates.flatMap((date) =>
    after.starts.map((minute) => ({ date, minute, length: after.slotMinutes })),
  );
  const open = slots.filter((slot) => !hasBegun(slot));
  const slotAt = (index: number) => open[index] ?? { date: '', minute: 0, length: 0 };
  const found = relocate({
    meetings: moving
      .filter(({ meeting }) => !moves.has(meeting.id))
      .map(({ meeting }) => meeting)
      .filter(receivableOf(situation))
      .map((meeting) => ({
        ...meeting,
        exhibitorId: takerOf(meeting.exhibitorId),
        date: wishOf(meeting.date),
      })),
    slots: open,
    seats: remembered((exhibitorId, slot) => occupancy.freePlaces(exhibitorId, slotAt(slot)).length),
    isFree: remembered((personId, slot) => occupancy.isFree(personId, slotAt(slot))),
  });
  for (const { meeting } of moving) {
    const slot = found.get(meeting.id);
    if (slot === undefined) continue;
    const exhibitorId = takerOf(meeting.exhibitorId);
    const [place = 1] = occupancy.freePlaces(exhibitorId, slotAt(slot));
    moves.set(meeting.id, { ...slotAt(slot), exhibitorId, place });
    occupancy.add({ ...meeting, ...slotAt(slot), exhibitorId, place });
  }
  return moves;
}

/** Memoised, since the search repeats its queries. */
function remembered<T>(answer: (id: number, slot: number) => T): (id: number, slot: number) => T {
  const known = new Map<string, T>();
  return (id, slot) => {
    const key = `${id}/${slot}`;
    const found = known.get(key) ?? answer(id, slot);
    known.set(key, found);
    return found;
  };
}
