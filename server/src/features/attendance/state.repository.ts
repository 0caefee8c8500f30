// Finds meetings by the text that their row shows for their state.
import { foldForSearch } from '@visavis/domain/text/fold';
import { type RawBuilder, sql } from 'kysely';

const STATES = [
  { word: 'Held', has: () => sql<boolean>`meeting.attendance = 'held'` },
  { word: 'Missed', has: () => sql<boolean>`meeting.attendance = 'missed'` },
  {
    word: 'Not marked',
    has: (now: Date) => sql<boolean>`(meeting.attendance is null and meeting.starts_at <= ${now})`,
  },
  {
    word: 'Not started yet',
    has: (now: Date) => sql<boolean>`(meeting.attendance is null and meeting.starts_at > ${now})`,
  },
];

/** @returns a condition on meetings for each state whose text contains a part of a search */
export const statesHolding = (part: string, now: Date): RawBuilder<boolean>[] =>
  STATES.filter(({ word }) => foldForSearch(word).includes(part)).map(({ has }) => has(now));
