// Holds hours for visitors who are still choosing: the database refuses taken hours, and this service says why.

import type { Held } from '@visavis/contract/hold/endpoints';
import { hasBegun, slotStartsAt } from '@visavis/domain/edition/fair-time';
import { overlaps, slotRange } from '@visavis/domain/edition/slot-time';
import { HOLD_LONGEST_MS, HOLD_MS, holdExpiry } from '@visavis/domain/meeting/hold-terms';
import { message } from '@visavis/domain/message/message';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { networksOf } from '../../http/address-key.ts';
import { AppError, busy, type FieldMessages } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { hashToken, newToken, tokenHashOf } from '../../platform/access-links/token.ts';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import { retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import {
  type Catalogue,
  type EditionService,
  onGrid,
  refuseUnlessOpen,
  requireGrid,
} from '../edition/public.ts';
import { listTakenSlots, PLACE_INDEXES } from '../slot/public.ts';
import type { HoldRow, WantedSlot } from './repository.ts';
import * as holds from './repository.ts';

const SLOT_TAKEN = message('hour.taken');
const ADDRESS_FULL = message('hold.network-limit');
const HOURS_CHANGED = message('hold.hours-changed');
const UNKNOWN_DRAFT = message('hold.none');

interface Caller {
  token: string | undefined;
  address: string;
  /** Of the key of an emailed link: who has one chooses in its edition, also after that has closed. */
  registrationId: number | null;
}

export interface HoldService {
  /**
   * @param onNewDraft runs before a draft is created, and throws when there have been too many
   * @throws AppError when the hour is gone, held by the draft for another company, or a limit is reached
   */
  hold(caller: Caller, wanted: HoldRequest, onNewDraft: () => void): Promise<Held>;
  renew(token: string | undefined): Promise<Held>;
  /** @param exhibitorId null for all holds of the draft */
  release(token: string | undefined, exhibitorId: number | null): Promise<Held>;
}

/** A slot of the grid, with the length that the visitor read if the page names it. */
type HoldRequest = Omit<WantedSlot, 'length'> & { length?: number | undefined };

interface Draft {
  id: number;
  token: string;
}

export function createHoldService(
  db: Kysely<Database>,
  editions: EditionService,
  clock: Clock,
  holdsPerAddress: number,
  announcer: ChangePublisher,
): HoldService {
  async function present(connection: Kysely<Database>, draft: Draft, now: Date): Promise<Held> {
    const rows = await holds.listHolds(connection, draft.id, now);
    return {
      draftToken: draft.token,
      holds: rows.map(({ exhibitorId, day, minute, heldAt, expiresAt }) => ({
        exhibitorId,
        day,
        minute,
        secondsLeft: secondsBetween(now, expiresAt),
        renewableSeconds: secondsBetween(now, new Date(heldAt.getTime() + HOLD_LONGEST_MS)),
      })),
    };
  }

  /** The draft of a known token. Throws 'resource.not-found' for any other. */
  async function knownDraft(
    transaction: Transaction<Database>,
    token: string | undefined,
    now: Date,
  ): Promise<Draft> {
    const tokenHash = tokenHashOf(token);
    const id = tokenHash && (await holds.lockDraft(transaction, tokenHash, now));
    if (token === undefined || id === null) throw new AppError('resource.not-found', UNKNOWN_DRAFT);
    return { id, token };
  }

  async function draftFor(
    transaction: Transaction<Database>,
    token: string | undefined,
    editionId: number,
    now: Date,
    onNewDraft: () => void,
  ): Promise<Draft> {
    const tokenHash = tokenHashOf(token);
    const known = tokenHash && (await holds.lockDraft(transaction, tokenHash, now));
    if (token !== undefined && known !== null) return { id: known, token };
    onNewDraft();
    const made = newToken();
    const id = await holds.insertDraft(transaction, {
      editionId,
      tokenHash: hashToken(made),
      now,
    });
    return { id, token: made };
  }

  async function checkAddress(transaction: Transaction<Database>, address: string, now: Date): Promise<void> {
    for (const { prefix, shares } of networksOf(address)) {
      const held = await holds.countHoldsOfNetwork(transaction, prefix, now);
      if (held >= holdsPerAddress * shares)
        throw new AppError('request.too-many', ADDRESS_FULL, { retryAfterSeconds: HOLD_MS / 1000 });
    }
  }

  async function holdOn(
    catalogue: Catalogue,
    { token, address, registrationId }: Caller,
    requested: HoldRequest,
    onNewDraft: () => void,
  ): Promise<Held> {
    const now = clock();
    // Approved hosted buyers choose their hours after applications have closed.
    if (registrationId === null)
      refuseUnlessOpen(catalogue, catalogue.programmes.hosted.isOn ? [] : ['business'], now);
    const wanted = { ...requested, length: catalogue.slotMinutes };
    const date = checkSlot(catalogue, requested);
    if (hasBegun(date, wanted.minute, now, catalogue.timeZone)) throw slotTaken(catalogue, wanted);
    // An hour already taken costs one query; the place itself is claimed below, where the database decides.
    const taken = await listTakenSlots(db, [wanted.exhibitorId], { now, tokenHash: tokenHashOf(token) });
    if (taken.some(({ day, minute }) => day === wanted.day && minute === wanted.minute))
      throw slotTaken(catalogue, wanted);
    let isCounted = false;
    const countOnce = () => {
      if (!isCounted) onNewDraft();
      isCounted = true;
    };
    const holdOnce = () =>
      db.transaction().execute(async (transaction) => {
        await requireGrid(transaction, catalogue);
        const draft = await draftFor(transaction, token, catalogue.editionId, now, countOnce);
        await holds.removeLapsed(transaction, draft.id, wanted, now);
        const own = await holds.listHolds(transaction, draft.id, now);
        const same = own.find((hold) => isSameSlot(hold, wanted));
        if (same) await holds.setExpiries(transaction, [renewed(same, now)]);
        else {
          checkDraft(own, wanted, catalogue);
          // Moving a hold does not add to the count of its address.
          const moving = own.find(({ exhibitorId }) => exhibitorId === wanted.exhibitorId);
          if (!moving) await checkAddress(transaction, address, now);
          const place = await holds.findFreePlace(transaction, wanted, moving?.id ?? null);
          if (place === null) throw slotTaken(catalogue, wanted);
          await holds.placeHold(transaction, {
            ...wanted,
            draftId: draft.id,
            place,
            startsAt: slotStartsAt(date, wanted.minute, catalogue.timeZone),
            address,
            now,
            expiresAt: holdExpiry(now, now),
          });
        }
        return present(transaction, draft, now);
      });
    const held = await retryOnConflict(holdOnce, { indexes: PLACE_INDEXES, exhausted: busy });
    announcer.soon();
    return held;
  }

  return {
    hold: (caller, requested, onNewDraft) =>
      onGrid(
        caller.registrationId === null ? editions : editions.of({ registrationId: caller.registrationId }),
        (catalogue) => holdOn(catalogue, caller, requested, onNewDraft),
      ),

    async renew(token) {
      const now = clock();
      const held = await db.transaction().execute(async (transaction) => {
        const draft = await knownDraft(transaction, token, now);
        await holds.removeBlocked(transaction, draft.id);
        await holds.removeBegun(transaction, draft.id, now);
        const own = await holds.listHolds(transaction, draft.id, now);
        await holds.setExpiries(
          transaction,
          own.map((hold) => renewed(hold, now)),
        );
        return present(transaction, draft, now);
      });
      announcer.soon();
      return held;
    },

    async release(token, exhibitorId) {
      const now = clock();
      const held = await db.transaction().execute(async (transaction) => {
        const draft = await knownDraft(transaction, token, now);
        await holds.removeHolds(transaction, draft.id, exhibitorId);
        return present(transaction, draft, now);
      });
      announcer.soon();
      return held;
    },
  };
}

const isSameSlot = (a: WantedSlot, b: WantedSlot): boolean =>
  a.exhibitorId === b.exhibitorId && a.day === b.day && a.minute === b.minute && a.length === b.length;

const renewed = ({ id, heldAt }: HoldRow, now: Date) => ({ id, expiresAt: holdExpiry(heldAt, now) });

/** Refuses a hold that clashes with the draft's other holds or exceeds the limit. */
function checkDraft(own: readonly HoldRow[], wanted: WantedSlot, catalogue: Catalogue): void {
  const others = own.filter((hold) => hold.exhibitorId !== wanted.exhibitorId);
  const clash = others.find((hold) => overlaps(hold, wanted));
  if (clash)
    throw new AppError(
      'hold.hour-in-use',
      message('hour.slot-scheduled', {
        company: catalogue.findExhibitor(clash.exhibitorId)?.exhibitor.company_name ?? '',
      }),
    );
  const limit = Math.max(catalogue.limits.businessMaximum, catalogue.limits.hostedMaximum);
  if (others.length >= limit) throw new AppError('hold.limit-reached', message('hold.maximum', { limit }));
}

const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000));

/** The date of a wanted slot. Throws for an exhibitor, day or hour that the edition does not have. */
function checkSlot(catalogue: Catalogue, { exhibitorId, day, minute, length }: HoldRequest): string {
  if (!catalogue.findExhibitor(exhibitorId))
    throw new AppError('resource.not-found', message('exhibitor.unknown'));
  if (length !== undefined && length !== catalogue.slotMinutes)
    throw new AppError('resource.not-found', HOURS_CHANGED);
  const date = catalogue.days.find((candidate) => candidate.day === day)?.date;
  const fields: FieldMessages = {};
  if (date === undefined) fields.day = message('meeting.no-such-day');
  if (!catalogue.hours.some((candidate) => candidate.minute === minute))
    fields.minute = message('meeting.no-such-hour');
  if (date === undefined || Object.keys(fields).length > 0) throw invalid(fields);
  return date;
}

function slotTaken(catalogue: Catalogue, { exhibitorId, day, minute, length }: WantedSlot): AppError {
  const exhibitor = catalogue.findExhibitor(exhibitorId)?.exhibitor;
  const lost = {
    exhibitor: exhibitor?.company_name ?? '',
    boothNumber: exhibitor?.booth_number ?? '',
    day,
    time: slotRange(minute, length),
  };
  return new AppError('meeting.slot-taken', SLOT_TAKEN, { lost: [lost] });
}
