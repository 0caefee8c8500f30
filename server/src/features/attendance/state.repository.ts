// Finds meetings by the words with which their row shows their state.
import { slotStartsAt } from '@visavis/domain/edition/calendar';
import type { FairDay } from '@visavis/domain/edition/schema';
import { DAY_MINUTES } from '@visavis/domain/edition/slot-time';
import { foldForSearch } from '@visavis/domain/registration/search';
import { type RawBuilder, sql } from 'kysely';

/** Days of the edition, and the moment that decides which of their hours have begun. */
export interface FairMoment {
  days: readonly FairDay[];
  now: Date;
}

const STATES = [
  { word: 'Held', has: () => sql<boolean>`meeting.attendance = 'held'` },
  { word: 'Missed', has: () => sql<boolean>`meeting.attendance = 'missed'` },
  {
    word: 'Not marked',
    has: (moment: FairMoment) =>
      sql<boolean>`(meeting.attendance is null and meeting.minute < ${firstUnbegun(moment)})`,
  },
  {
    word: 'Not begun yet',
    has: (moment: FairMoment) =>
      sql<boolean>`(meeting.attendance is null and meeting.minute >= ${firstUnbegun(moment)})`,
  },
];

/** @returns a condition on meetings for each state whose words contain a part of a search */
export const statesHolding = (part: string, moment: FairMoment): RawBuilder<boolean>[] =>
  STATES.filter(({ word }) => foldForSearch(word).includes(part)).map(({ has }) => has(moment));

/** The first minute of a meeting's day at which it cannot be marked yet. */
function firstUnbegun({ days, now }: FairMoment): RawBuilder<number> {
  const cases = days.map(({ day, date }) => {
    const begun = Math.floor((now.getTime() - slotStartsAt(date, 0).getTime()) / 60_000) + 1;
    return sql`when ${day}::int then ${Math.min(Math.max(begun, 0), DAY_MINUTES)}::int`;
  });
  return sql<number>`case meeting.day ${sql.join(cases, sql` `)} else 0 end`;
}
