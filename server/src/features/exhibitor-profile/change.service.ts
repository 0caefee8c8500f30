// Creates, changes and restores exhibitors: versioned, audited, and refused with a message for each field.
import type { ExhibitorInput, ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import type { AuditAction } from '@visavis/domain/audit/actions';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError, busy } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { violatedIndex } from '../../platform/sql/refusal.ts';
import { retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import { lockLists, raiseGrid } from '../edition/public.ts';
import { PLACE_INDEXES } from '../slot/public.ts';
import { checkInput, taken } from './input.service.ts';
import { adoptPictures, keepFormerPaths } from './picture.repository.ts';
import { setPlaces, wantedOf } from './places.service.ts';
import { type ProfileDependencies, readProfile, unknownExhibitor } from './read.service.ts';
import { changesOf, recordedProfile } from './recorded.present.ts';
import { findStoredExhibitor, lockStoredExhibitor, type StoredExhibitor } from './repository.ts';
import { isElsewhere, type Place, placeOf, tellPeople } from './tell.service.ts';
import { insertExhibitor, setArchived, updateExhibitor } from './write.repository.ts';

/** The exhibitor and version that the organiser saw, and the organiser. */
export interface Seen {
  id: number;
  version: number;
  organiser: Organiser;
}

/** The context of a change. */
export interface Change {
  transaction: Transaction<Database>;
  before: ExhibitorProfile;
  stored: StoredExhibitor;
  now: Date;
}

interface Recorded {
  before: ExhibitorProfile;
  action: AuditAction;
  organiser: Organiser;
  now: Date;
  recorded: object | undefined;
}

/** Violations to retry: a visitor took a place, or a second hour with the exhibitor that remains after a merge. */
const REPEATED = [
  ...PLACE_INDEXES,
  'claim_registration_exhibitor_once',
  'claim_draft_exhibitor_once',
] as const;

/** Retries a transaction if a visitor took a place concurrently: the next attempt sees the claim. */
export const withRetries = <T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  retryOnConflict(() => db.transaction().execute(work), { indexes: REPEATED, exhausted: busy });

/** @throws 'resource.not-found', or 'exhibitor.stale' for a stale version */
export async function lockSeen(
  transaction: Transaction<Database>,
  { id, version }: Pick<Seen, 'id' | 'version'>,
  now: Date,
): Promise<{ stored: StoredExhibitor; before: ExhibitorProfile }> {
  const found = await findStoredExhibitor(transaction, id);
  if (found) await lockLists(transaction, found.edition_id);
  const stored = await lockStoredExhibitor(transaction, id);
  if (!stored) throw unknownExhibitor();
  const before = await readProfile(transaction, id, now);
  if (stored.version !== version)
    throw new AppError('exhibitor.stale', message('exhibitor.changed'), { exhibitor: before });
  return { stored, before };
}

/**
 * Waits for all bookings in progress in the exhibitor's edition, and makes others wait until the transaction ends, so
 * that its meetings are read completely. Call it before locking the exhibitor, which bookings lock last.
 */
export async function holdBookings(transaction: Transaction<Database>, id: number): Promise<void> {
  const stored = await findStoredExhibitor(transaction, id);
  if (stored) await raiseGrid(transaction, stored.edition_id);
}

/**
 * Whether the name, booth or hall changes. Bookings must then wait, so that everyone who books concurrently gets the
 * new one: they are retried with it, or end before the change.
 */
async function isFoundElsewhere(
  transaction: Transaction<Database>,
  { id, place }: { id: number; place?: Place },
): Promise<boolean> {
  const stored = await findStoredExhibitor(transaction, id);
  if (!stored || !place) return false;
  const { company_name: companyName, booth_number: boothNumber, hall } = stored;
  return isElsewhere({ companyName, boothNumber, hall }, place);
}

/**
 * Locks the exhibitor, lets `work` change it, and records the differences and what `work` returns.
 * @param seen with the new name, booth and hall, if these may change
 */
export function changeSeen(
  { db, clock }: Pick<ProfileDependencies, 'db' | 'clock'>,
  seen: Seen & { place?: Place },
  action: AuditAction,
  work: (change: Change) => Promise<object | undefined>,
): Promise<ExhibitorProfile> {
  return withRetries(db, async (transaction) => {
    const now = clock();
    if (await isFoundElsewhere(transaction, seen)) await holdBookings(transaction, seen.id);
    const { stored, before } = await lockSeen(transaction, seen, now);
    const recorded = await work({ transaction, before, stored, now });
    await recordChange(transaction, { before, action, organiser: seen.organiser, now, recorded });
    return readProfile(transaction, seen.id, now);
  });
}

/** Records the differences from before, and the additional data. */
export async function recordChange(
  transaction: Transaction<Database>,
  { before, action, organiser, now, recorded }: Recorded,
): Promise<void> {
  const changes = changesOf(before, await readProfile(transaction, before.id, now));
  await recordAction(transaction, {
    at: now,
    actor: organiser,
    action,
    subject: `${before.companyName}, ${before.boothNumber}`,
    exhibitorId: before.id,
    before: changes.before,
    after: { ...changes.after, ...recorded },
  });
}

/** The row as it is after a change. */
export async function reread(transaction: Transaction<Database>, id: number): Promise<StoredExhibitor> {
  const row = await findStoredExhibitor(transaction, id);
  if (!row) throw unknownExhibitor();
  return row;
}

/** Refuses a name and booth that another organiser stored concurrently. */
async function refusingNamesakes<T>(
  work: Promise<T>,
  input: ExhibitorInput,
  prefix: '' | 'profile.',
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatedIndex(error) === 'exhibitor_once') throw invalid({ [`${prefix}companyName`]: taken(input) });
    throw error;
  }
}

export async function createExhibitor(
  { db, clock, editions }: ProfileDependencies,
  { edition, organiser }: { edition: number | undefined; organiser: Organiser },
  input: ExhibitorInput,
): Promise<ExhibitorProfile> {
  const editionId = await editions.idForStaff(edition);
  const now = clock();
  const create = withRetries(db, async (transaction) => {
    await lockLists(transaction, editionId);
    const checked = { editionId, id: null, productIds: [], representativeIds: [], prefix: '' } as const;
    await checkInput(transaction, input, checked);
    const id = await insertExhibitor(transaction, editionId, input);
    await setPlaces(transaction, await reread(transaction, id), { count: input.places.count, now });
    const after = await readProfile(transaction, id, now);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'exhibitor.create',
      subject: `${after.companyName}, ${after.boothNumber}`,
      exhibitorId: id,
      after: recordedProfile(after),
    });
    return readProfile(transaction, id, now);
  });
  const created = await refusingNamesakes(create, input, '');
  // Its page asks for its meetings next.
  await editions.refresh();
  return created;
}

export function changeExhibitor(
  dependencies: ProfileDependencies,
  seen: Seen,
  { profile, tell }: { profile: ExhibitorInput; tell: boolean },
): Promise<ExhibitorProfile & { told: number }> {
  let told = 0;
  const change = changeSeen(
    dependencies,
    { ...seen, place: profile },
    'exhibitor.change',
    async ({ transaction, before, stored, now }) => {
      await checkInput(transaction, profile, {
        editionId: stored.edition_id,
        id: seen.id,
        productIds: before.products.map(({ id }) => id),
        representativeIds: before.representatives.map(({ id }) => id),
        prefix: 'profile.',
      });
      const names = {
        companyName: before.companyName,
        products: before.products.map(({ id, name }) => ({ id, name: name.en })),
      };
      await adoptPictures(transaction, seen.id, names);
      await updateExhibitor(transaction, seen.id, profile);
      await keepFormerPaths(
        transaction,
        { exhibitorId: seen.id, editionId: stored.edition_id },
        {
          before: names,
          after: {
            companyName: profile.companyName,
            products: profile.products.flatMap(({ id, name }) =>
              id === null ? [] : [{ id, name: name.en }],
            ),
          },
        },
      );
      await setPlaces(transaction, await reread(transaction, seen.id), {
        count: profile.places.count,
        now,
      });
      const after = await readProfile(transaction, seen.id, now);
      told = tell
        ? await tellPeople(transaction, dependencies.outbox, {
            editionId: stored.edition_id,
            moved: [{ id: seen.id, was: placeOf(before), is: placeOf(after) }],
          })
        : 0;
      return told > 0 ? { told } : undefined;
    },
  );
  return refusingNamesakes(change, profile, 'profile.').then((after) => ({ ...after, told }));
}

export async function restoreExhibitor(
  dependencies: ProfileDependencies,
  seen: Seen,
): Promise<ExhibitorProfile> {
  const restored = await changeSeen(
    dependencies,
    seen,
    'exhibitor.restore',
    async ({ transaction, before, stored, now }) => {
      if (before.mergedInto !== null) throw new AppError('request.invalid', message('exhibitor.merged'));
      if (!before.isArchived) return;
      await setArchived(transaction, seen.id, null);
      await setPlaces(transaction, await reread(transaction, seen.id), {
        count: wantedOf(stored),
        now,
      });
    },
  );
  await dependencies.editions.refresh();
  return restored;
}
