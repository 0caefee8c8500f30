// Finds bursts: many unconfirmed hours from one address within a short time, and the people a release would affect.
import type { Burst, BurstPerson } from '@visavis/contract/confirmation/endpoints';
import { BURST_HOURS, BURST_LISTED, scaledHours } from '@visavis/domain/registration/confirmation';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { listMeetings, presentSchedule } from '../registration/public.ts';
import { type BurstRow, listBurstPeople, listBurstRows } from './burst.repository.ts';
import { mayBeReleased } from './release.service.ts';

/**
 * Oldest first, without bursts that have no hours left. A network's burst is not repeated for an address in it, and a
 * network's threshold is that of one address multiplied by its shares.
 */
async function findBursts(
  db: Kysely<Database>,
  query: Parameters<typeof listBurstRows>[1],
): Promise<BurstRow[]> {
  const seen = new Set<number>();
  const bursts = (await listBurstRows(db, query)).filter(({ ids }) => {
    const isNew = ids.some((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
    return isNew;
  });
  return bursts.sort((a, b) => a.firstAt.getTime() - b.firstAt.getTime());
}

interface BurstQuery {
  catalogue: Catalogue;
  /** RATE_LIMIT_SCALE. */
  scale: number;
  now: Date;
}

const rowsOf = (db: Kysely<Database>, { catalogue: { editionId }, scale, now }: BurstQuery) =>
  findBursts(db, { editionId, leastHours: scaledHours(BURST_HOURS, scale), now });

const figuresOf = ({ registrations, hours, firstAt, lastAt }: BurstRow): Burst => ({
  registrations,
  hours,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
});

const listed = (ids: readonly number[]) => ids.slice(0, BURST_LISTED);

/** The bursts of an edition without their people. */
export async function readBursts(db: Kysely<Database>, query: BurstQuery): Promise<Burst[]> {
  return (await rowsOf(db, query)).map(figuresOf);
}

/** The bursts of an edition with the people a release would affect. */
export async function readBurstsOfPeople(
  db: Kysely<Database>,
  query: BurstQuery,
): Promise<(Burst & { people: BurstPerson[] })[]> {
  const bursts = await rowsOf(db, query);
  const people = await listPeople(
    db,
    query,
    bursts.flatMap(({ ids }) => listed(ids)),
  );
  return bursts.map((burst) => ({
    ...figuresOf(burst),
    people: listed(burst.ids).flatMap((id) => people.get(id) ?? []),
  }));
}

async function listPeople(
  db: Kysely<Database>,
  { catalogue, now }: BurstQuery,
  ids: readonly number[],
): Promise<Map<number, BurstPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await listBurstPeople(db, ids);
  const hours = new Map<number, BurstPerson['hours']>();
  for (const meeting of await listMeetings(db, ids)) {
    if (!mayBeReleased(catalogue, meeting, now)) continue;
    const { exhibitor, boothNumber, date, time } = presentSchedule(catalogue, meeting);
    const own = hours.get(meeting.registrationId) ?? [];
    hours.set(meeting.registrationId, [...own, { exhibitor, boothNumber, date, time }]);
  }
  return new Map(
    rows.map(({ createdAt, ...row }) => [
      row.id,
      { ...row, createdAt: createdAt.toISOString(), hours: hours.get(row.id) ?? [] },
    ]),
  );
}
