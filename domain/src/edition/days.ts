// The days on which an edition has meetings.
import type { Edition, FairDay } from './schema.ts';

/** Its days, plus removed days on which meetings were kept, by date. */
export const allDaysOf = (edition: Pick<Edition, 'days' | 'formerDays'> | undefined): FairDay[] =>
  [...(edition?.days ?? []), ...(edition?.formerDays ?? [])].sort((one, other) =>
    one.date.localeCompare(other.date),
  );
