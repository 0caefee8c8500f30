// Counts what a change touches, for the organiser who is about to make it.
import { extraNightOptions, type StayTerms, stayOptions } from '../booking/stay.ts';
import { shiftedDays } from './grid.ts';
import { movesOf, type Plan, type Situation } from './plan.ts';
import { type Impact, TOUCHED_KINDS } from './schema.ts';
import { dateWished } from './touched.ts';

/** A booked stay: arrival and extra nights, YYYY-MM-DD each. */
export interface BookedStay {
  from: string;
  extraNights: readonly string[];
}

const distinct = (values: readonly number[]): number => new Set(values).size;

/** @param stays of the edition's bookings @param terms of the stays that it offers */
export function impactOf(
  situation: Situation,
  plan: Plan,
  stays: readonly BookedStay[],
  terms: StayTerms,
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
    stays:
      before.dates.join() === after.dates.join()
        ? 0
        : stays.filter((stay) => isStayOutside(after.dates, terms, stay)).length,
    moves: {
      sameHour: touched.filter(isSameHour).length,
      sameDay: isSameDay.filter((one) => one === true).length,
      otherDay: isSameDay.filter((one) => one === false).length,
      nowhere: isSameDay.filter((one) => one === null).length,
    },
    shiftedDays: shiftedDays(before.dates, after.dates) || null,
  };
}

/** Whether a stay is not among those that an edition with these days offers. */
export function isStayOutside(
  dates: readonly string[],
  terms: StayTerms,
  { from, extraNights }: BookedStay,
): boolean {
  const nights = new Set(extraNightOptions(dates, terms).map(({ date }) => date));
  return (
    stayOptions(dates, terms).every((stay) => stay.from !== from) ||
    extraNights.some((night) => !nights.has(night))
  );
}
