// Computes how many concurrent meetings exhibitors can have on the future days and hours of an edition.
import { placesIn } from '@visavis/domain/exhibitor/presence';
import type { MeetingTime } from '@visavis/domain/impact/touched';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { listRuled } from './repository.ts';

/** How many concurrent meetings an exhibitor can have; null if only its places limit them. */
export type Wanted = (exhibitorId: number, time: MeetingTime) => number | null;

/**
 * @param dates after the change
 * @param dayAfter the new number of a day, to which its representatives' hours move; null if it is removed
 */
export async function wantedOnGrid(
  db: Kysely<Database>,
  editionId: number,
  { dates, dayAfter }: { dates: readonly string[]; dayAfter: (day: number) => number | null },
): Promise<Wanted> {
  const ruled = await listRuled(db, { editionId, exhibitorIds: null });
  const rules = new Map(
    ruled.map(({ id, isArchived, rule }) => {
      const hours = rule.hours.map(
        (one) =>
          one?.flatMap(({ day, ...time }) => {
            const after = dayAfter(day);
            return after === null ? [] : [{ ...time, day: after }];
          }) ?? null,
      );
      return [id, isArchived ? null : { ...rule, hours }];
    }),
  );
  return (exhibitorId, { date, minute, length }) => {
    const rule = rules.get(exhibitorId);
    if (rule === undefined) return null;
    return rule === null ? 0 : placesIn(rule, { day: dates.indexOf(date) + 1, minute, length });
  };
}
