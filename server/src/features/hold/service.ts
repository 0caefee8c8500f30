// Holds hours for visitors who are still choosing: the database refuses taken hours, and this service says why.

import type { Held } from '@visavis/contract/hold/endpoints';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
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
const SLOTS_TAKEN = message('hours.taken');
const ADDRESS_FULL = message('hold.network-limit');
const HOURS_CHANGED = message('hold.hours-changed');
const UNKNOWN_DRAFT = message('hold.none');

interface Caller {
  token: string | undefined;
  address: string;
  /** The registration of an emailed link's key: its holder can choose in its edition, even after it has closed. */
  registrationId: number | null;
}

export interface HoldService {
  /**
   * Holds all wanted slots or none.
   * @param onNewDraft runs before a draft is created, and throws when there have been too many
   * @throws AppError when an hour is gone, held by the draft for another company, or a limit is reached
   */
  hold(caller: Caller, wanted: readonly HoldRequest[], onNewDraft: () => void): Promise<Held>;
  renew(token: string | undefined): Promise<Held>;
  /** @param exhibitorId null for all holds of the draft */
  release(token: string | undefined, exhibitorId: number | null): Promise<Held>;
}

/** A slot of the grid, with the length that the visitor saw, if the page sends it. */
export type HoldRequest = Omit<WantedSlot, 'length'> & { length?: number | undefined };

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

  async function checkAddress(
    transaction: Transaction<Database>,
    { address, added, now }: { address: string; added: number; now: Date },
  ): Promise<void> {
    for (const { prefix, shares } of networksOf(address)) {
      const held = await holds.countHoldsOfNetwork(transaction, prefix, now);
      if (held + added > holdsPerAddress * shares)
        throw new AppError('request.too-many', ADDRESS_FULL, { retryAfterSeconds: HOLD_MS / 1000 });
    }
  }

  async function holdOn(
    catalogue: Catalogue,
    { token, address, registrationId }: Caller,
    requested: readonly HoldRequest[],
    onNewDraft: () => void,
  ): Promise<Held> {
    const now = clock();
    // Approved hosted buyers choose their hours after applications have closed.
    if (registrationId === null)
      refuseUnlessOpen(catalogue, catalogue.programmes.hosted.isOn ? [] : ['business'], now);
    const wanted = checkSlots(catalogue, requested);
    // Hours already taken cost one query; the places themselves are claimed below, where the database decides.
    const ids = wanted.map(({ exhibitorId }) => exhibitorId);
    const taken = await listTakenSlots(db, ids, { now, tokenHash: tokenHashOf(token) });
    refuseLost(
      catalogue,
      wanted.filter(
        (slot) =>
          slot.startsAt <= now ||
          taken.some(
            ({ exhibitor_id, day, minute }) =>
              exhibitor_id === slot.exhibitorId && day === slot.day && minute === slot.minute,
          ),
      ),
    );
    let isCounted = false;
    const countOnce = () => {
      if (!isCounted) onNewDraft();
      isCounted = true;
    };
    const holdOnce = () =>
      db.transaction().execute(async (transaction) => {
        await requireGrid(transaction, catalogue);
        const draft = await draftFor(transaction, token, catalogue.editionId, now, countOnce);
        for (const slot of wanted) await holds.removeLapsed(transaction, draft.id, slot, now);
        const own = await holds.listHolds(transaction, draft.id, now);
        const held = own.filter((hold) => wanted.some((slot) => isSameSlot(hold, slot)));
        const fresh = wanted.filter((slot) => !own.some((hold) => isSameSlot(hold, slot)));
        const moving = own.filter((hold) =>
          fresh.some(({ exhibitorId }) => exhibitorId === hold.exhibitorId),
        );
        await holds.setExpiries(
          transaction,
          held.map((hold) => renewed(hold, now)),
        );
        if (fresh.length === 0) return present(transaction, draft, now);
        checkDraft(
          own.filter((hold) => !moving.includes(hold)),
          fresh,
          catalogue,
        );
        // Moving a hold does not add to the count of its address.
        const added = fresh.length - moving.length;
        if (added > 0) await checkAddress(transaction, { address, added, now });
        if (moving.length > 0)
          await holds.removeHolds(
            transaction,
            draft.id,
            moving.map(({ exhibitorId }) => exhibitorId),
          );
        const lost: WantedSlot[] = [];
        for (const slot of fresh) {
          const place = await holds.findFreePlace(transaction, slot, null);
          if (place === null) lost.push(slot);
          else
            await holds.insertHold(transaction, {
              ...slot,
              draftId: draft.id,
              place,
              address,
              now,
              expiresAt: holdExpiry(now, now),
            });
        }
        refuseLost(catalogue, lost);
        return present(transaction, draft, now);
      });
    const answer = await retryOnConflict(holdOnce, { indexes: PLACE_INDEXES, exhausted: busy });
    announcer.soon();
    return answer;
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
        await holds.removeHolds(transaction, draft.id, exhibitorId === null ? null : [exhibitorId]);
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

/**
 * Refuses holds that clash with each other or with the draft's others, or exceed the limit.
 * @param others holds of the draft that stay
 */
function checkDraft(
  others: readonly WantedSlot[],
  wanted: readonly WantedSlot[],
  catalogue: Catalogue,
): void {
  const before = [...others];
  for (const slot of wanted) {
    // The same company twice is a clash too: a draft holds one slot with each.
    const clash = before.find((hold) => hold.exhibitorId === slot.exhibitorId || overlaps(hold, slot));
    if (clash)
      throw new AppError(
        'hold.hour-in-use',
        message('hour.slot-scheduled', {
          company: catalogue.findExhibitor(clash.exhibitorId)?.exhibitor.company_name ?? '',
        }),
      );
    before.push(slot);
  }
  const limit = Math.max(catalogue.limits.businessMaximum, catalogue.limits.hostedMaximum);
  if (before.length > limit) throw new AppError('hold.limit-reached', message('hold.maximum', { limit }));
}

const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000));

/**
 * The wanted slots with their length and start, in the same order for all callers, so that two who want the same
 * ones cannot deadlock.
 * @throws AppError for an exhibitor, day or hour that the edition does not have
 */
function checkSlots(
  catalogue: Catalogue,
  requested: readonly HoldRequest[],
): (WantedSlot & { startsAt: Date })[] {
  return requested
    .map((slot) => ({
      ...slot,
      length: catalogue.slotMinutes,
      startsAt: slotStartsAt(checkSlot(catalogue, slot), slot.minute, catalogue.timeZone),
    }))
    .sort((a, b) => a.exhibitorId - b.exhibitorId || a.day - b.day || a.minute - b.minute);
}

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

/** Throws with all lost slots; nothing when there are none. */
function refuseLost(catalogue: Catalogue, lost: readonly WantedSlot[]): void {
  if (lost.length === 0) return;
  throw new AppError('meeting.slot-taken', lost.length === 1 ? SLOT_TAKEN : SLOTS_TAKEN, {
    lost: lost.map(({ exhibitorId, day, minute, length }) => {
      const exhibitor = catalogue.findExhibitor(exhibitorId)?.exhibitor;
      return {
        exhibitor: exhibitor?.company_name ?? '',
        boothNumber: exhibitor?.booth_number ?? '',
        day,
        time: slotRange(minute, length),
      };
    }),
  });
}
