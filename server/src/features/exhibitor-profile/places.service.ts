// Sets an exhibitor's places as an organiser chose, and lists the meetings that are in the way.
import type { MeetingInTheWay } from '@visavis/contract/exhibitor-profile/profile';
import { overlaps, type SlotTime } from '@visavis/domain/edition/slot-time';
import { message } from '@visavis/domain/message/message';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { arrangePlaces, writePlaces } from '../presence/public.ts';
import { CLAIM_STATUS } from '../slot/public.ts';
import { type LiveClaim, listLiveClaims, type StoredExhibitor } from './repository.ts';

/** How many meetings a refusal names in its sentence, and in its list. */
const NAMED = 3;
const LISTED = 100;

export const isAbsence = ({ status }: LiveClaim): boolean => status === CLAIM_STATUS.absent;

const slotOf = ({ day, minute, length }: SlotTime): SlotTime => ({ day, minute, length });

export function inTheWay(claims: readonly LiveClaim[]): MeetingInTheWay[] {
  return claims
    .slice(0, LISTED)
    .map(({ registrationId, person, ...claim }) => ({ ...slotOf(claim), registrationId, person }));
}

/** A few names, and the number of other people. */
export function namesOf(claims: readonly LiveClaim[]): { people: string[]; others: number } {
  const people = new Map(
    claims.flatMap(({ registrationId, person }) =>
      registrationId !== null && person !== null ? [[registrationId, person] as const] : [],
    ),
  );
  return { people: [...people.values()].slice(0, NAMED), others: Math.max(0, people.size - NAMED) };
}

/** The number set by hand: all places unless some were removed. */
export const wantedOf = ({ places, wanted_places }: StoredExhibitor): number => wanted_places ?? places;

/**
 * Call with the exhibitor's row locked, after its representatives are written. A concurrent booking and this change
 * cannot both succeed; the caller retries on a violation.
 * @param count of places by hand; ignored where representatives decide
 * @throws 'exhibitor.place-in-use' if a slot has more meetings and holds than it would have places
 */
export async function setPlaces(
  transaction: Transaction<Database>,
  exhibitor: StoredExhibitor,
  { count, now }: { count: number; now: Date },
): Promise<void> {
  const { id, edition_id: editionId, company_name: name } = exhibitor;
  const isByHand = exhibitor.places_from === 'hand';
  const places = isByHand ? Math.max(exhibitor.places, count) : exhibitor.places;
  await writePlaces(transaction, id, { places, wanted: isByHand && count < places ? count : null });
  const [short] = await arrangePlaces(transaction, { editionId, exhibitorIds: [id] }, now);
  if (!short) return;
  const claims = await listLiveClaims(transaction, id, now);
  throw inUse(
    name,
    claims.filter((claim) => !isAbsence(claim) && short.slots.some((slot) => overlaps(claim, slot))),
  );
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
