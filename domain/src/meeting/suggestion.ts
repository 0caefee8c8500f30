// 'Suggest a schedule': a free hour for as many selected companies as possible, and the obstacles for the rest.
import { makeRoom, reseat } from './suggestion-moves.ts';
import { bestPlaces, type Calendar, canLoseLunch, isLunchTime } from './suggestion-places.ts';

/** An hour of the edition: day number and start in minutes. */
export interface DayHour {
  day: number;
  minute: number;
}

/** A meeting with an exhibitor at an hour. */
export interface SuggestedMeeting extends DayHour {
  exhibitorId: number;
}

export interface SuggestionInput {
  /** Day numbers of the edition, in order. */
  days: readonly number[];
  /** Starts of the edition, in order. */
  hours: readonly number[];
  /** Selected companies without a meeting, in order of selection; `free` excludes begun, blocked and taken hours. */
  companies: readonly { exhibitorId: number; free: readonly DayHour[] }[];
  /** The visitor's meetings, never moved; `free` are other hours at which the exhibitor could be met. */
  confirmed: readonly (SuggestedMeeting & { free: readonly DayHour[] })[];
}

/** Why a company has no place: no free hour, or the visitor has these other meetings at all its free hours. */
export type UnplacedReason = { kind: 'fully-booked' } | { kind: 'hours-held'; by: SuggestedMeeting[] };

/** The smallest set of moves that makes room for a company. */
export interface Remedy {
  /** Confirmed meetings to move, as few as possible, in an order in which each target hour is already free. */
  moves: { exhibitorId: number; from: DayHour; to: DayHour }[];
  /** The hour the company then gets. */
  place: SuggestedMeeting;
  /** The resulting suggestion, including this company and placed ones whose hour changes. */
  placed: SuggestedMeeting[];
}

export interface Suggestion {
  /** By day and hour. */
  placed: SuggestedMeeting[];
  /** Days with suggested meetings and no free lunch slot; null if no day can lose its lunch. */
  lunchless: number[] | null;
  /** In order of selection; no remedy if fully booked, or if moving confirmed meetings would not help. */
  unplaced: { exhibitorId: number; reason: UnplacedReason; remedy: Remedy | null }[];
}

interface Company {
  exhibitorId: number;
  /** Slots: day index × hours per day + hour index. */
  free: readonly number[];
  confirmed: boolean;
}
type Seats = Map<number, Company>;

/**
 * Suggests an hour for each company that has none. Confirmed meetings stay. Guaranteed, in this order: as many
 * companies placed as possible; those chosen earlier first; the fewest days filled from end to end, with a break for
 * lunch at most; the fewest days, including confirmed ones; the fewest days with every slot of lunch taken; the fewest
 * idle hours between the first and last meeting of a day, not counting one free hour for lunch; early hours, which
 * spreads the meetings evenly; then early days. With too many companies for the exact search
 * (see suggestion-places) only the first two hold, and earlier hours are tried first. The result is deterministic,
 * regardless of the order of free hours; hours outside the edition are ignored.
 */
export function suggestSchedule({ days, hours, companies, confirmed }: SuggestionInput): Suggestion {
  const slotsOf = (list: readonly DayHour[]): number[] => {
    const slots = list
      .map(({ day, minute }) => ({ dayNo: days.indexOf(day), hourNo: hours.indexOf(minute) }))
      .filter(({ dayNo, hourNo }) => dayNo >= 0 && hourNo >= 0)
      .map(({ dayNo, hourNo }) => dayNo * hours.length + hourNo);
    return [...new Set(slots)];
  };
  const dayHourOf = (slot: number): DayHour => ({
    day: days[Math.floor(slot / hours.length)] ?? 0,
    minute: hours[slot % hours.length] ?? 0,
  });
  const meetingsOf = (seats: Iterable<[number, Company]>): SuggestedMeeting[] =>
    [...seats]
      .sort(([a], [b]) => a - b)
      .map(([slot, { exhibitorId }]) => ({ exhibitorId, ...dayHourOf(slot) }));
  const suggested = (seats: Seats) => meetingsOf([...seats].filter(([, company]) => !company.confirmed));

  const staying: Seats = new Map(
    confirmed.flatMap(({ exhibitorId, free, ...at }) =>
      slotsOf([at]).map((slot) => [slot, { exhibitorId, free: slotsOf(free), confirmed: true }]),
    ),
  );
  const wanting = companies.map(
    ({ exhibitorId, free }): Company => ({ exhibitorId, free: slotsOf(free), confirmed: false }),
  );
  const seats = seatAll({ dayCount: days.length, hours, held: new Set(staying.keys()) }, wanting, staying);

  const remedyFor = (company: Company): Remedy | null => {
    // Moving one confirmed meeting costs more than moving all suggested ones.
    const changes = makeRoom(company, seats, (guest) => (guest.confirmed ? companies.length + 1 : 1));
    const own = changes?.at(-1);
    if (!changes || !own) return null;
    const moves = changes.flatMap(({ guest, from, to }) =>
      guest.confirmed && from !== null
        ? [{ exhibitorId: guest.exhibitorId, from: dayHourOf(from), to: dayHourOf(to) }]
        : [],
    );
    const place = { exhibitorId: company.exhibitorId, ...dayHourOf(own.to) };
    return { moves, place, placed: suggested(reseat(seats, changes)) };
  };

  const seated = new Set(seats.values());
  const unplaced = wanting
    .filter((company) => !seated.has(company))
    .map((company): Suggestion['unplaced'][number] => {
      const { exhibitorId, free } = company;
      if (free.length === 0) return { exhibitorId, reason: { kind: 'fully-booked' }, remedy: null };
      const by = meetingsOf([...seats].filter(([slot]) => free.includes(slot)));
      return { exhibitorId, reason: { kind: 'hours-held', by }, remedy: remedyFor(company) };
    });
  const placed = suggested(seats);
  const isTaken = (day: number, minute: number) =>
    seats.has(days.indexOf(day) * hours.length + hours.indexOf(minute));
  const lunchless = days.filter(
    (day) =>
      placed.some((meeting) => meeting.day === day) &&
      hours.filter(isLunchTime).every((minute) => isTaken(day, minute)),
  );
  return { placed, lunchless: canLoseLunch(hours) ? lunchless : null, unplaced };
}

/** The best seating; beyond the limit of the exact search, one that seats as many companies. */
function seatAll(calendar: Calendar, wanting: readonly Company[], staying: Seats): Seats {
  const places = bestPlaces(
    calendar,
    wanting.map(({ free }) => free),
  );
  let seats = new Map(staying);
  wanting.forEach((company, index) => {
    const slot = places?.[index];
    if (slot !== undefined) seats.set(slot, company);
    if (places) return;
    const changes = makeRoom(company, seats, (guest) => (guest.confirmed ? Number.POSITIVE_INFINITY : 1));
    if (changes) seats = reseat(seats, changes);
  });
  return seats;
}
