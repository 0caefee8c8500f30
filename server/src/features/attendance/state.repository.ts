// Finds meetings by the words with which their row shows their state.
import { canBeMarked } from '@visavis/domain/attendance/schema';
import type { FairDay } from '@visavis/domain/edition/schema';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
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
      sql<boolean>`(meeting.attendance is null and meeting.hour < ${firstUnbegun(moment)})`,
  },
  {
    word: 'Not begun yet',
    has: (moment: FairMoment) =>
      sql<boolean>`(meeting.attendance is null and meeting.hour >= ${firstUnbegun(moment)})`,
  },
];

/** @returns a condition on meetings for each state whose words contain a part of a search */
export const statesHolding = (part: string, moment: FairMoment): RawBuilder<boolean>[] =>
  STATES.filter(({ word }) => foldForSearch(word).includes(part)).map(({ has }) => has(moment));

/** The first hour of a meeting's day that cannot be marked yet. */
function firstUnbegun({ days, now }: FairMoment): RawBuilder<number> {
  const cases = days.map(({ day, date }) => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    const begun = hours.filter((hour) => canBeMarked({ status: MEETING_STATUS.approved, date, hour }, now));
    return sql`when ${day}::int then ${begun.length}::int`;
  });
  return sql<number>`case meeting.day ${sql.join(cases, sql` `)} else 0 end`;
}
