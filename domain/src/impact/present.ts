// Counts what a change would affect, as a preview for the organiser.
import { extraNightOptions, type StayTerms, stayOptions } from '../booking/stay.ts';
import { datesAfter, shiftedDays } from './grid.ts';
import { movesOf, type Plan, type Situation } from './plan.ts';
import { type Impact, TOUCHED_KINDS } from './schema.ts';
import { movedStay } from './stays.ts';
import { dateWished } from './touched.ts';

/** A booked stay: arrival, departure and extra nights, YYYY-MM-DD each, and the room type. */
export interface BookedStay {
  from: string;
  to: string;
  extraNights: readonly string[];
  roomType: string;
}

/** What an edition offers for booking. */
export interface StayOffer {
  terms: StayTerms;
  roomTypes: readonly string[];
}

const distinct = (values: readonly number[]): number => new Set(values).size;

/** @param booked stays of the edition @param offers what the edition offers before and after the change */
export function impactOf(
  situation: Situation,
  plan: Plan,
  booked: readonly BookedStay[],
  offers: { before: StayOffer; after: StayOffer },
): Impact {
  const { touched, holds, lostBlocked } = plan;
  const { before, after } = situation.change;
  const wishOf = dateWished(situation.change);
  const moves = movesOf(situation, plan, 'keep');
  const isSameDay = touched.map(({ meeting }) => {
    const move = moves.get(meeting.id);
    return move === undefined ? null : move.date === wishOf(meeting.date);
  });
  const isSameHour = ({ meeting: { id, date, minute } }: Plan['touched'][number]): boolean => {
    const move = moves.get(id);
    return move?.date === wishOf(date) && move.minute === minute;
  };
  const dates = touched.map(({ meeting }) => meeting.date);
  return {
    meetings: touched.length,
    people: distinct(touched.map(({ meeting }) => meeting.personId)),
    exhibitors: distinct(touched.map(({ meeting }) => meeting.exhibitorId)),
    kinds: Object.fromEntries(
      TOUCHED_KINDS.map((kind) => [kind, touched.filter((one) => one.kind === kind).length]),
    ) as Impact['kinds'],
    days: [...new Set(dates)]
      .sort()
      .map((date) => ({ date, meetings: dates.filter((other) => other === date).length })),
    holds: holds.length,
    blockedHours: lostBlocked.length,
    ...staysOf(
      { dates: before.dates, ...offers.before },
      { dates: after.dates, ...offers.after },
      booked,
      datesAfter(before.dates, after.dates, situation.change.sameDays),
    ),
    moves: {
      sameHour: touched.filter(isSameHour).length,
      sameDay: isSameDay.filter((one) => one === true).length,
      otherDay: isSameDay.filter((one) => one === false).length,
      nowhere: isSameDay.filter((one) => one === null).length,
    },
    shiftedDays: shiftedDays(before.dates, after.dates) || null,
  };
}

type OfferOnDays = StayOffer & { dates: readonly string[] };

function staysOf(
  before: OfferOnDays,
  after: OfferOnDays,
  booked: readonly BookedStay[],
  dates: ReadonlyMap<string, string | null>,
): Pick<Impact, 'stays' | 'staysKept' | 'staysMoving' | 'staysLeft'> {
  const isOutside = (stay: BookedStay) => isStayOutside(after.dates, after.terms, stay);
  const haveDaysChanged = before.dates.join() !== after.dates.join();
  const told = haveDaysChanged ? booked.filter(isOutside) : [];
  const kept = booked.filter(
    (stay) => !told.includes(stay) && isStayOffered(before, stay) && !isStayOffered(after, stay),
  );
  const canMove = (stay: BookedStay) => movedStay(stay, dates) !== null;
  return {
    stays: told.length,
    staysKept: kept.length,
    staysMoving: booked.filter(canMove).length,
    staysLeft: told.filter((stay) => !canMove(stay)).length,
  };
}

/** Whether a stay could be booked as it is: its nights and its room type. */
function isStayOffered({ dates, terms, roomTypes }: OfferOnDays, stay: BookedStay): boolean {
  return (
    roomTypes.includes(stay.roomType) &&
    !isStayOutside(dates, terms, stay) &&
    stayOptions(dates, terms).some(({ from, to }) => from === stay.from && to === stay.to)
  );
}

/** Whether a stay is not among those offered by an edition with these days. */
export function isStayOutside(
  dates: readonly string[],
  terms: StayTerms,
  { from, extraNights }: Pick<BookedStay, 'from' | 'extraNights'>,
): boolean {
  const nights = new Set(extraNightOptions(dates, terms).map(({ date }) => date));
  return (
    stayOptions(dates, terms).every((stay) => stay.from !== from) ||
    extraNights.some((night) => !nights.has(night))
  );
}
