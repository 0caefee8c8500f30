// Changes one meeting: its status, its slot, and the place it takes. The database decides who gets the place.

import { hasBegun, slotStartsAt } from '@visavis/domain/edition/fair-time';
import { overlaps } from '@visavis/domain/edition/slot-time';
import { isLive, type MeetingStanding } from '@visavis/domain/meeting/decision';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { type Message, message } from '@visavis/domain/message/message';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError, busy } from '../../http/app-error.ts';
import { violatedIndex } from '../../platform/sql/refusal.ts';
import { retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import { type Catalogue, type CatalogueSource, onGrid, requireGrid } from '../edition/public.ts';
import { findFreePlace, removeLapsed } from '../hold/public.ts';
import {
  exhibitorName,
  listMeetings,
  lockMeeting,
  type MeetingRow,
  presentLost,
  presentSchedule,
  refreshRegistration,
  type Slot,
} from '../registration/public.ts';
import { PLACE_INDEXES } from '../slot/public.ts';
import { inSavepoint, isBlocked, writeMeeting } from './change.repository.ts';

export interface WantedChange {
  /** The standing that `decide` allowed. */
  standing: MeetingStanding;
  /** The new slot; omitted parts stay unchanged. */
  exhibitorId?: number;
  day?: number;
  minute?: number;
  length?: number;
  /** Why an admin allows an hour outside the edition's; null for one inside. */
  offGridReason?: string | null;
  /** Why it is rejected; if omitted, a meeting already rejected keeps its reason. */
  rejectionReason?: string;
}

export interface ChangeRequest {
  catalogue: Catalogue;
  /** As returned by `lockMeeting` in this transaction. */
  meeting: MeetingRow;
  to: WantedChange;
  now: Date;
}

/** Why a meeting cannot have its hour. */
export type HourRefusal =
  /** Every place has a live meeting or hold. */
  | { reason: 'taken' }
  /** An organiser has blocked it. */
  | { reason: 'blocked' }
  | { reason: 'begun' }
  /** The visitor has another meeting at that hour. */
  | { reason: 'own-hour'; other: MeetingRow }
  /** The visitor has another live meeting with this exhibitor. */
  | { reason: 'own-exhibitor'; other: MeetingRow };

export type ChangeOutcome =
  | { ok: true; meeting: MeetingRow }
  | { ok: false; slot: Slot; refusal: HourRefusal };

/**
 * Runs a transaction that changes meetings, and retries it on a conflict, which leaves nothing changed.
 */
export function inMeetingTransaction<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return retryOnConflict(() => db.transaction().execute(work), { exhausted: busy });
}

/** The same for work that takes or frees hours; the days and hours of the edition cannot change meanwhile. */
export function inGridTransaction<T>(
  db: Kysely<Database>,
  edition: CatalogueSource,
  work: (transaction: Transaction<Database>, catalogue: Catalogue) => Promise<T>,
): Promise<T> {
  return onGrid(edition, (catalogue) =>
    inMeetingTransaction(db, async (transaction) => {
      await requireGrid(transaction, catalogue);
      return work(transaction, catalogue);
    }),
  );
}

/** Throws 'meeting.stale' with the current meeting if its version is not the one the caller has seen. */
export function checkVersion(catalogue: Catalogue, meeting: MeetingRow, seen: number | undefined): void {
  if (seen === undefined || seen === meeting.version) return;
  throw new AppError('meeting.stale', message('meeting.changed'), {
    meeting: presentSchedule(catalogue, meeting),
  });
}

/**
 * Changes a meeting whose registration and row are locked: takes a free place if it needs an hour it did not have,
 * increments the versions of meeting and schedule, and refreshes the registration's state. A change without effect
 * increments no version. The caller records the action, and calls announcer.soon() after the commit.
 * @returns the changed meeting
 * @throws AppError 'meeting.slot-taken' with `lost`, in words for the visitor; nothing is changed then
 */
export async function changeMeeting(
  transaction: Transaction<Database>,
  request: ChangeRequest,
): Promise<MeetingRow> {
  const outcome = await tryChange(transaction, request);
  if (outcome.ok) return outcome.meeting;
  throw new AppError('meeting.slot-taken', refusalForVisitor(request.catalogue, outcome.refusal), {
    lost: [presentLost(request.catalogue, outcome.slot)],
  });
}

/** The same for callers that word refusals themselves; a refusal does not roll back the transaction. */
export async function tryChange(
  transaction: Transaction<Database>,
  { catalogue, meeting, to, now }: ChangeRequest,
): Promise<ChangeOutcome> {
  await requireGrid(transaction, catalogue);
  const wanted = {
    exhibitorId: to.exhibitorId ?? meeting.exhibitorId,
    day: to.day ?? meeting.day,
    minute: to.minute ?? meeting.minute,
    length: to.length ?? meeting.length,
    standing: to.standing,
    offGridReason: to.offGridReason === undefined ? meeting.offGridReason : to.offGridReason,
    rejectionReason: reasonAfter(meeting, to),
  };
  const isSameSlot = (['exhibitorId', 'day', 'minute', 'length'] as const).every(
    (part) => wanted[part] === meeting[part],
  );
  if (
    isSameSlot &&
    wanted.standing.status === meeting.status &&
    wanted.standing.cancelledBy === meeting.cancelledBy &&
    wanted.offGridReason === meeting.offGridReason &&
    wanted.rejectionReason === meeting.rejectionReason
  )
    return { ok: true, meeting };

  const { exhibitorId, day, minute, length } = wanted;
  const slot = { exhibitorId, day, minute, length };
  const date = catalogue.dayOf(day)?.date;
  if (date === undefined) throw new RangeError(`the edition has no day ${wanted.day}`);
  const change = {
    ...wanted,
    startsAt: slotStartsAt(date, wanted.minute, catalogue.timeZone),
    place: meeting.place,
  };
  const takesPlace = isLive(wanted.standing.status) && !(isSameSlot && isLive(meeting.status));
  if (!takesPlace) await writeMeeting(transaction, meeting, change);
  else {
    if (hasBegun(date, wanted.minute, now, catalogue.timeZone))
      return { ok: false, slot, refusal: { reason: 'begun' } };
    const refusal = await takePlace(transaction, meeting, slot, now, (place) =>
      writeMeeting(transaction, meeting, { ...change, place }),
    );
    if (refusal) return { ok: false, slot, refusal };
  }
  await refreshRegistration(transaction, meeting.registrationId, now);
  const changed = await lockMeeting(transaction, {
    registrationId: meeting.registrationId,
    meetingId: meeting.id,
  });
  if (!changed) throw new Error(`meeting ${meeting.id} disappeared although it was locked`);
  return { ok: true, meeting: changed };
}

/** The reason belongs to the rejection: it is dropped once the meeting is live again or cancelled by the visitor. */
function reasonAfter(meeting: MeetingRow, { standing, rejectionReason }: WantedChange): string | null {
  if (standing.status !== MEETING_STATUS.rejected || standing.cancelledBy !== null) return null;
  return rejectionReason ?? meeting.rejectionReason;
}

/**
 * @param meeting that moves there; its id is null for a new one
 * @returns why no place could be taken; null if one was
 */
export async function takePlace(
  transaction: Transaction<Database>,
  meeting: { id: number | null; registrationId: number },
  slot: Slot,
  now: Date,
  write: (place: number) => Promise<void>,
): Promise<HourRefusal | null> {
  await removeLapsed(transaction, null, slot, now);
  const takeOnce = async (): Promise<HourRefusal | null> => {
    const place = await findFreePlace(transaction, slot, meeting.id);
    if (place === null) return { reason: (await isBlocked(transaction, slot)) ? 'blocked' : 'taken' };
    try {
      await inSavepoint(transaction, () => write(place));
      return null;
    } catch (error) {
      const own = await otherOfRegistration(transaction, meeting, slot, violatedIndex(error));
      if (!own) throw error;
      return own;
    }
  };
  return retryOnConflict(takeOnce, { indexes: PLACE_INDEXES, isPart: true, exhausted: busy });
}

/** The registration's other meeting that caused the index violation. */
async function otherOfRegistration(
  transaction: Transaction<Database>,
  { id, registrationId }: { id: number | null; registrationId: number },
  slot: Slot,
  index: string | null,
): Promise<HourRefusal | null> {
  const isOfSlot = index === 'claim_registration_overlap';
  if (!isOfSlot && index !== 'claim_registration_exhibitor_once') return null;
  const others = (await listMeetings(transaction, [registrationId])).filter(
    (other) => other.id !== id && isLive(other.status),
  );
  const sameHour = others.find((other) => overlaps(other, slot));
  if (isOfSlot && sameHour) return { reason: 'own-hour', other: sameHour };
  const sameExhibitor = others.find((other) => other.exhibitorId === slot.exhibitorId);
  return sameExhibitor ? { reason: 'own-exhibitor', other: sameExhibitor } : null;
}

function refusalForVisitor(catalogue: Catalogue, refusal: HourRefusal): Message {
  switch (refusal.reason) {
    case 'begun':
      return message('hour.begun');
    case 'own-hour':
      return message('hour.slot-scheduled', {
        company: exhibitorName(catalogue, refusal.other.exhibitorId),
      });
    case 'own-exhibitor':
      return message('hour.company-scheduled', {
        company: exhibitorName(catalogue, refusal.other.exhibitorId),
      });
    default:
      return message('hour.taken');
  }
}
