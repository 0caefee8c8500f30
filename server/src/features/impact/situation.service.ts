// Reads an edition with its meetings, holds and blocked hours, keyed by date as the rules of a change need them.
import type { StayTerms } from '@visavis/domain/booking/stay';
import { hasBegun } from '@visavis/domain/edition/fair-time';
import type { EditionState } from '@visavis/domain/edition/state';
import { dateOfDay, type EditionDates } from '@visavis/domain/impact/days';
import { type DayReading, datesAfter, type Grid, isSameGrid } from '@visavis/domain/impact/grid';
import { type Plan, planOf, type Situation, type Stretch } from '@visavis/domain/impact/plan';
import { impactOf, type StayOffer } from '@visavis/domain/impact/present';
import type { Impact } from '@visavis/domain/impact/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { gridAfter, readCatalogueOf } from '../edition/public.ts';
import { type Wanted, wantedOnGrid } from '../presence/public.ts';
import { CLAIM_STATUS } from '../slot/public.ts';
import {
  listBlocked,
  listLiveClaims,
  listStays,
  readEditionGrid,
  readPlaces,
} from './snapshot.repository.ts';

type Partly<T> = { [Part in keyof T]?: T[Part] | undefined };

/** What an organiser is about to change. */
export interface Change {
  editionId: number;
  /** The new days and hours; omitted parts stay. */
  grid?: Partly<Grid>;
  /** The new stays for hosted buyers; omitted parts stay. */
  stays?: Partly<StayTerms & Pick<StayOffer, 'roomTypes'>>;
  sameDays?: DayReading | undefined;
  /** Hours to block. */
  blocked?: readonly { exhibitorId: number; day: number; minute: number; length: number }[];
  /** Exhibitors to withdraw. */
  withdrawn?: readonly number[];
  /** The exhibitor of the same edition that receives their meetings if these are moved. */
  receiver?: number | undefined;
}

export interface Examined {
  situation: Situation;
  plan: Plan;
  before: Grid & EditionDates & { timeZone: string; state: EditionState };
  after: Grid;
}

/** @param now decides which meetings have begun: those are not moved */
export async function examine(db: Kysely<Database>, change: Change, now: Date): Promise<Examined> {
  const { editionId } = change;
  const before = await readEditionGrid(db, editionId);
  const after = gridAfter(before, change.grid ?? {});
  const places = await readPlaces(db, editionId);
  const byDate = <T extends { day: number }>({ day, ...rest }: T) => ({
    ...rest,
    date: dateOfDay(before, day) ?? '',
  });
  const claims = (await listLiveClaims(db, editionId, now)).map(byDate);
  const isChanged = !isSameGrid(before, after);
  const situation: Situation = {
    change: { before, after, sameDays: change.sameDays },
    meetings: claims.flatMap(({ registrationId, startsAt, ...claim }) =>
      registrationId === null ? [] : [{ ...claim, personId: registrationId, hasBegun: startsAt <= now }],
    ),
    holds: claims.filter(({ status }) => status === CLAIM_STATUS.held).map(ofNobody),
    absences: isChanged ? [] : claims.filter(({ status }) => status === CLAIM_STATUS.absent).map(ofNobody),
    blocked: (await listBlocked(db, editionId)).map(byDate),
    newlyBlocked: (change.blocked ?? []).map((one): Stretch => byDate(one)),
    withdrawn: new Set(change.withdrawn),
    receiver: change.receiver ?? null,
    places: (exhibitorId) => places.get(exhibitorId) ?? 0,
    wanted: isChanged ? await wantedAfter(db, change, { before, after }) : () => null,
    hasBegun: ({ date, minute }) => hasBegun(date, minute, now, before.timeZone),
  };
  return { situation, plan: planOf(situation), before, after };
}

/** For a changed grid only: representatives' hours move with their day. On the same grid, stored absences are used. */
function wantedAfter(
  db: Kysely<Database>,
  { editionId, sameDays }: Change,
  { before, after }: { before: Grid; after: Grid },
): Promise<Wanted> {
  const dates = datesAfter(before.dates, after.dates, sameDays);
  return wantedOnGrid(db, editionId, {
    dates: after.dates,
    dayAfter: (day) => {
      const index = after.dates.indexOf(dates.get(before.dates[day - 1] ?? '') ?? '');
      return index < 0 ? null : index + 1;
    },
  });
}

const ofNobody = <T extends object>(claim: T) => ({ ...claim, personId: null });

/** Presents the impact of the change. */
export async function presentImpact(
  db: Kysely<Database>,
  { editionId, stays = {} }: Pick<Change, 'editionId' | 'stays'>,
  { situation, plan }: Examined,
): Promise<Impact> {
  const { stayTerms: terms, hosted } = await readCatalogueOf(db, editionId);
  const before: StayOffer = { terms, roomTypes: hosted.roomTypes ?? [] };
  const { nights = terms.nights, arrivals = terms.arrivals, roomTypes = before.roomTypes } = stays;
  const after = { terms: { nights, arrivals }, roomTypes };
  return impactOf(situation, plan, await listStays(db, editionId), { before, after });
}
