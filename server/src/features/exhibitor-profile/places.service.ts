// Gives an exhibitor the places that an organiser or its representatives decide, slot by slot.
import type { MeetingInTheWay } from '@visavis/contract/exhibitor-profile/profile';
import { DAY_MINUTES, overlaps, type SlotTime } from '@visavis/domain/edition/slot-time';
import { arrangeAbsences, type OnPlace } from '@visavis/domain/exhibitor/absences';
import { type PlacesRule, placesIn } from '@visavis/domain/exhibitor/presence';
import { message } from '@visavis/domain/message/message';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { CLAIM_STATUS } from '../slot/public.ts';
import { insertAbsences, removeAbsences, removeHolds, writePlaces } from './places.repository.ts';
import {
  type LiveClaim,
  listLiveClaims,
  listRepresentatives,
  readGrid,
  type StoredExhibitor,
} from './repository.ts';

/** Meetings named in a refusal: in its sentence, and in its list. */
const NAMED = 3;
const LISTED = 100;

export const isAbsence = ({ status }: LiveClaim): boolean => status === CLAIM_STATUS.absent;

const slotOf = ({ day, minute, length }: SlotTime): SlotTime => ({ day, minute, length });

export function inTheWay(claims: readonly LiveClaim[]): MeetingInTheWay[] {
  return claims
    .slice(0, LISTED)
    .map(({ registrationId, person, ...claim }) => ({ ...slotOf(claim), registrationId, person }));
}

/** A few names, and how many people there are beside them. */
export function namesOf(claims: readonly LiveClaim[]): { people: string[]; others: number } {
  const people = new Map(
    claims.flatMap(({ registrationId, person }) =>
      registrationId !== null && person !== null ? [[registrationId, person] as const] : [],
    ),
  );
  return { people: [...people.values()].slice(0, NAMED), others: Math.max(0, people.size - NAMED) };
}

/** The number as set by hand: all places unless some were taken away. */
export const wantedOf = ({ places, wanted_places }: StoredExhibitor): number => wanted_places ?? places;

/**
 * Call with the exhibitor's row locked, after its representatives are written. The number of places never falls: places
 * that are not wanted are occupied by absences, which are subject to the constraints of meetings and holds. So a
 * visitor who books at the same moment and this change cannot both succeed; the caller retries on a violation.
 * @param count of places by hand; without effect where representatives decide
 * @throws 'exhibitor.place-in-use' if a slot has more meetings and holds than it would have places
 */
export async function arrangePlaces(
  transaction: Transaction<Database>,
  exhibitor: StoredExhibitor,
  { count, now }: { count: number; now: Date },
): Promise<void> {
  const { id, company_name: name, places_from: from } = exhibitor;
  const [{ slots }, people] = [
    await readGrid(transaction, exhibitor.edition_id),
    await listRepresentatives(transaction, id),
  ];
  const rule: PlacesRule = { from, count, hours: people.map(({ hours }) => hours) };
  const most = Math.max(1, ...slots.map((slot) => placesIn(rule, slot)));
  const places = Math.max(exhibitor.places, most);
  await writePlaces(transaction, id, { places, wanted: from === 'hand' && count < places ? count : null });
  if (exhibitor.archived_at !== null) return;
  await removeHolds(transaction, id, now);
  const claims = await listLiveClaims(transaction, id, now);
  const absent = claims.filter(isAbsence);
  const taken = claims.filter((claim) => !isAbsence(claim));
  const { absences, short } = arrangeAbsences(places, slots, (slot) => placesIn(rule, slot), {
    taken,
    absences: absent,
  });
  const lost = taken.filter((claim) => short.some((slot) => overlaps(claim, slot)));
  if (lost.length > 0) throw inUse(name, lost);
  await replaceAbsences(transaction, id, absent, absences);
}

function inUse(exhibitor: string, lost: readonly LiveClaim[]): AppError {
  const names = namesOf(lost);
  return new AppError(
    'exhibitor.place-in-use',
    names.people.length > 0
      ? message('exhibitor.place-in-use', { exhibitor, ...names })
      : message('exhibitor.place-held', { exhibitor }),
    { inTheWay: inTheWay(lost) },
  );
}

const keyOf = ({ day, minute, length, place }: OnPlace): string => [day, minute, length, place].join('/');

/** Removes first what is not wanted any more: the two may overlap. */
async function replaceAbsences(
  transaction: Transaction<Database>,
  exhibitorId: number,
  before: readonly LiveClaim[],
  after: readonly OnPlace[],
): Promise<void> {
  const kept = new Set(after.map(keyOf));
  const had = new Set(before.map(keyOf));
  await removeAbsences(
    transaction,
    before.filter((absence) => !kept.has(keyOf(absence))).map(({ id }) => id),
  );
  await insertAbsences(
    transaction,
    exhibitorId,
    after.filter((absence) => !had.has(keyOf(absence))),
  );
}

/** Occupies every place of every day but where a meeting takes place, so that nothing can be booked. */
export async function closePlaces(
  transaction: Transaction<Database>,
  exhibitor: StoredExhibitor,
  now: Date,
): Promise<void> {
  const { id, places } = exhibitor;
  const { dates } = await readGrid(transaction, exhibitor.edition_id);
  await removeHolds(transaction, id, null);
  const claims = await listLiveClaims(transaction, id, now);
  const taken = claims.filter((claim) => !isAbsence(claim));
  const numbers = Array.from({ length: places }, (_, index) => index + 1);
  const closed = dates.flatMap((_, index) =>
    numbers.flatMap((place) =>
      gapsOf(
        index + 1,
        taken.filter((claim) => claim.place === place),
      ).map((gap) => ({ ...gap, place })),
    ),
  );
  await replaceAbsences(transaction, id, claims.filter(isAbsence), closed);
}

/** The parts of a day that no claim covers. @param claims of one place, in order */
function gapsOf(day: number, claims: readonly LiveClaim[]): SlotTime[] {
  const gaps: SlotTime[] = [];
  let from = 0;
  for (const claim of claims.filter((one) => one.day === day)) {
    if (claim.minute > from) gaps.push({ day, minute: from, length: claim.minute - from });
    from = claim.minute + claim.length;
  }
  if (from < DAY_MINUTES) gaps.push({ day, minute: from, length: DAY_MINUTES - from });
  return gaps;
}
