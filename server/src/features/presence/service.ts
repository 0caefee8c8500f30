// Gives exhibitors the places that organisers or representatives determine, slot by slot: the one home of that rule.
import { DAY_MINUTES, type SlotTime } from '@visavis/domain/edition/slot-time';
import { arrangeAbsences, type OnPlace } from '@visavis/domain/exhibitor/absences';
import { placesIn } from '@visavis/domain/exhibitor/presence';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { CLAIM_STATUS } from '../slot/public.ts';
import {
  insertAbsences,
  listPlaced,
  listRuled,
  lockRuled,
  type PlacedClaim,
  type Ruled,
  raisePlaces,
  readSlots,
  removeAbsences,
  removeHolds,
  type Scope,
} from './repository.ts';

/** Slots in which an exhibitor has more meetings and holds than places: they stay, and nothing else is booked there. */
export interface Short {
  exhibitorId: number;
  slots: SlotTime[];
}

/**
 * Call it in every transaction that changes what determines places: days and hours, representatives, places by hand.
 * The number of places never falls: surplus places are occupied by absences, which are subject to the constraints
 * of meetings and holds. So a booking at the same moment and this change cannot both succeed, unless
 * bookings wait for the edition's grid anyway. Archived exhibitors stay closed, on every day.
 */
export async function arrangePlaces(
  transaction: Transaction<Database>,
  scope: Scope,
  now: Date,
): Promise<Short[]> {
  await lockRuled(transaction, scope);
  const { days, slots } = await readSlots(transaction, scope.editionId);
  const ruled = (await listRuled(transaction, scope)).map((exhibitor) => ({
    ...exhibitor,
    places: Math.max(exhibitor.places, ...slots.map((slot) => placesIn(exhibitor.rule, slot))),
  }));
  if (ruled.length === 0) return [];
  await raisePlaces(transaction, ruled);
  const ids = ruled.map(({ id }) => id);
  await removeHolds(transaction, ids, now);
  const claims = await claimsOf(transaction, ids, now);
  const short: Short[] = [];
  const wanted = ruled.flatMap((exhibitor) => {
    const { id: exhibitorId, places, rule, isArchived } = exhibitor;
    const { taken, absences } = claims(exhibitorId);
    if (isArchived) return closed(exhibitor, days, taken);
    const arranged = arrangeAbsences(places, slots, (slot) => placesIn(rule, slot), { taken, absences });
    if (arranged.short.length > 0) short.push({ exhibitorId, slots: arranged.short });
    return arranged.absences.map((absence) => ({ ...absence, exhibitorId }));
  });
  await replaceAbsences(
    transaction,
    ids.flatMap((id) => claims(id).absences),
    wanted,
  );
  return short;
}

/** Occupies every place on every day except where a meeting takes place, so that nothing can be booked. */
export async function closePlaces(
  transaction: Transaction<Database>,
  scope: Scope & { exhibitorIds: readonly number[] },
  now: Date,
): Promise<void> {
  const { days } = await readSlots(transaction, scope.editionId);
  await removeHolds(transaction, scope.exhibitorIds, null);
  const claims = await claimsOf(transaction, scope.exhibitorIds, now);
  const ruled = await listRuled(transaction, scope);
  await replaceAbsences(
    transaction,
    ruled.flatMap(({ id }) => claims(id).absences),
    ruled.flatMap((exhibitor) => closed(exhibitor, days, claims(exhibitor.id).taken)),
  );
}

async function claimsOf(transaction: Transaction<Database>, ids: readonly number[], now: Date) {
  const byExhibitor = new Map<number, { taken: PlacedClaim[]; absences: PlacedClaim[] }>(
    ids.map((id) => [id, { taken: [], absences: [] }]),
  );
  for (const claim of await listPlaced(transaction, ids, now))
    byExhibitor
      .get(claim.exhibitorId)
      ?.[claim.status === CLAIM_STATUS.absent ? 'absences' : 'taken'].push(claim);
  return (id: number) => byExhibitor.get(id) ?? { taken: [], absences: [] };
}

type AbsentAt = OnPlace & { exhibitorId: number };

function closed({ id, places }: Ruled, days: readonly number[], taken: readonly PlacedClaim[]): AbsentAt[] {
  const numbers = Array.from({ length: places }, (_, index) => index + 1);
  return days.flatMap((day) =>
    numbers.flatMap((place) =>
      gapsOf(
        day,
        taken.filter((claim) => claim.place === place),
      ).map((gap) => ({ ...gap, place, exhibitorId: id })),
    ),
  );
}

const keyOf = ({ exhibitorId, day, minute, length, place }: AbsentAt): string =>
  [exhibitorId, day, minute, length, place].join('/');

/** Removes obsolete absences first, since the old and the new ones may overlap. */
async function replaceAbsences(
  transaction: Transaction<Database>,
  before: readonly PlacedClaim[],
  after: readonly AbsentAt[],
): Promise<void> {
  const kept = new Set(after.map(keyOf));
  const had = new Set(before.map(keyOf));
  await removeAbsences(
    transaction,
    before.filter((absence) => !kept.has(keyOf(absence))).map(({ id }) => id),
  );
  await insertAbsences(
    transaction,
    after.filter((absence) => !had.has(keyOf(absence))),
  );
}

/** The parts of a day that no claim covers. @param claims on one place, in order */
function gapsOf(day: number, claims: readonly PlacedClaim[]): SlotTime[] {
  const gaps: SlotTime[] = [];
  let from = 0;
  for (const claim of claims.filter((one) => one.day === day)) {
    if (claim.minute > from) gaps.push({ day, minute: from, length: claim.minute - from });
    from = claim.minute + claim.length;
  }
  if (from < DAY_MINUTES) gaps.push({ day, minute: from, length: DAY_MINUTES - from });
  return gaps;
}
