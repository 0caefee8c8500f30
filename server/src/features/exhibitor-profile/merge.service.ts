// Merges a duplicate into another exhibitor: previewed, versioned, recorded, and every meeting kept.
import type {
  ExhibitorInput,
  ExhibitorMergePreview,
  ExhibitorProfile,
} from '@visavis/contract/exhibitor-profile/profile';
import { PLACES_LIMIT } from '@visavis/domain/exhibitor/limits';
import { message } from '@visavis/domain/message/message';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { closePlaces, removeHolds, writePlaces } from '../presence/public.ts';
import { holdBookings, lockSeen, reread, type Seen, withRetries } from './change.service.ts';
import * as stored from './merge.repository.ts';
import { isMeeting, type MergePlan, planMerge, type Side } from './merge-plan.present.ts';
import { adoptPictures, keepFormerPaths } from './picture.repository.ts';
import { namesOf, setPlaces } from './places.service.ts';
import { type ProfileDependencies, readProfile } from './read.service.ts';
import { changesOf, recordedProfile } from './recorded.present.ts';
import { listBlocked, listLiveClaims, readGrid } from './repository.ts';
import { placeOf, tellPeople } from './tell.service.ts';
import { updateExhibitor } from './write.repository.ts';

async function readSide(transaction: Transaction<Database>, id: number, now: Date): Promise<Side> {
  return {
    profile: await readProfile(transaction, id, now),
    claims: await listLiveClaims(transaction, id, now),
    blocked: await listBlocked(transaction, id),
  };
}

/** @throws 'request.invalid' unless they differ, share an edition, `from` was never merged, and `into` is shown */
async function plan(transaction: Transaction<Database>, { from, into }: stored.Pair, now: Date) {
  const [one, other] = [await readSide(transaction, from, now), await readSide(transaction, into, now)];
  const isPossible =
    from !== into &&
    one.profile.editionId === other.profile.editionId &&
    one.profile.mergedInto === null &&
    !other.profile.isArchived;
  if (!isPossible) throw new AppError('request.invalid', message('exhibitor.merge-other-edition'));
  const merge = planMerge(one, other, {
    grid: await readGrid(transaction, other.profile.editionId),
    links: await stored.countLinks(transaction, from, now),
  });
  return { one, other, merge };
}

export function previewMerge(
  { db, clock }: ProfileDependencies,
  pair: stored.Pair,
): Promise<ExhibitorMergePreview> {
  return db
    .transaction()
    .execute(async (transaction) => (await plan(transaction, pair, clock())).merge.preview);
}

/** @throws 'exhibitor.merge-conflict' if people meet both, 'exhibitor.stale' if either has changed */
export function mergeExhibitors(
  { db, clock, outbox }: ProfileDependencies,
  { id: from, version, organiser }: Seen,
  { into, intoVersion }: { into: number; intoVersion: number },
): Promise<ExhibitorProfile> {
  return withRetries(db, async (transaction) => {
    const now = clock();
    const seen = [
      { id: from, version },
      { id: into, version: intoVersion },
    ];
    await holdBookings(transaction, from);
    // In id order, so that two concurrent merges of the same pair cannot deadlock.
    for (const one of seen.sort((a, b) => a.id - b.id)) await lockSeen(transaction, one, now);
    for (const { id } of seen) await removeHolds(transaction, [id], now);
    const { one, other, merge } = await plan(transaction, { from, into }, now);
    refuse(one, merge);
    await move(transaction, { one, other, merge }, now);
    const after = await readProfile(transaction, into, now);
    const only = new Set(one.claims.filter(isMeeting).map(({ registrationId }) => registrationId));
    const told = await tellPeople(transaction, outbox, {
      editionId: after.editionId,
      moved: [{ id: into, was: placeOf(one.profile), is: placeOf(after) }],
      only,
    });
    const changes = changesOf(other.profile, after);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'exhibitor.merge',
      subject: `${one.profile.companyName}, ${one.profile.boothNumber}`,
      exhibitorId: into,
      before: { merged: recordedProfile(one.profile), ...changes.before },
      after: { meetings: merge.preview.meetings.after, ...changes.after, ...(told > 0 && { told }) },
    });
    return readProfile(transaction, into, now);
  });
}

function refuse({ claims }: Side, { preview, highest }: MergePlan): void {
  const { conflicts } = preview;
  if (conflicts.length > 0) {
    const registrations = new Set(conflicts.map(({ registrationId }) => registrationId));
    const people = namesOf(claims.filter(({ registrationId }) => registrations.has(registrationId)));
    throw new AppError('exhibitor.merge-conflict', message('exhibitor.merge-conflict', people), {
      inTheWay: conflicts,
    });
  }
  if (highest > PLACES_LIMIT)
    throw new AppError('request.invalid', message('exhibitor.merge-places', { most: PLACES_LIMIT }));
}

const namesFor = ({ companyName, products }: ExhibitorProfile) => ({
  companyName,
  products: products.map(({ id, name }) => ({ id, name: name.en })),
});

async function move(
  transaction: Transaction<Database>,
  { one, other, merge }: { one: Side; other: Side; merge: MergePlan },
  now: Date,
): Promise<void> {
  const pair = { from: one.profile.id, into: other.profile.id };
  for (const { profile } of [one, other]) await adoptPictures(transaction, profile.id, namesFor(profile));
  const remaining = await reread(transaction, pair.into);
  await writePlaces(transaction, pair.into, {
    places: Math.max(remaining.places, merge.highest),
    wanted: remaining.wanted_places,
  });
  await stored.removeClaims(transaction, merge.removed);
  await stored.moveClaims(transaction, pair, merge.placed);
  await stored.moveBelongings(transaction, pair);
  await stored.moveListed(transaction, pair.into, {
    products: merge.productIds,
    representatives: merge.representativeIds,
  });
  const { texts, places } = merge.preview;
  if (texts.includes('logo')) await stored.moveLogo(transaction, pair);
  const moved = new Set(merge.productIds);
  await keepFormerPaths(
    transaction,
    { exhibitorId: pair.into, editionId: other.profile.editionId },
    {
      before: {
        ...namesFor(one.profile),
        products: namesFor(one.profile).products.filter(({ id }) => moved.has(id)),
      },
      after: namesFor(await readProfile(transaction, pair.into, now)),
    },
  );
  await stored.endMerged(transaction, pair, now);
  await closePlaces(transaction, { editionId: other.profile.editionId, exhibitorIds: [pair.from] }, now);
  const profile = await readProfile(transaction, pair.into, now);
  await updateExhibitor(transaction, pair.into, filledIn(profile, one.profile, { texts, places }));
  await setPlaces(transaction, await reread(transaction, pair.into), { count: places.after, now });
}

/** The remaining exhibitor, with the texts taken over from the other. */
function filledIn(
  into: ExhibitorProfile,
  from: ExhibitorProfile,
  { texts, places }: Pick<ExhibitorMergePreview, 'texts' | 'places'>,
): ExhibitorInput {
  const pick = <
    Field extends 'productProfile' | 'description' | 'website' | 'contactEmail' | 'regionCountry' | 'hall',
  >(
    field: Field,
  ): ExhibitorProfile[Field] => (texts.includes(field) ? from : into)[field];
  const isEnough = into.placesFrom === 'hand' || places.after === places.before;
  return {
    companyName: into.companyName,
    boothNumber: into.boothNumber,
    hall: pick('hall'),
    regionCountry: pick('regionCountry'),
    website: pick('website'),
    contactEmail: pick('contactEmail'),
    productProfile: pick('productProfile'),
    description: pick('description'),
    subCategoryIds: into.subCategories.map(({ id }) => id),
    products: into.products.map(({ id, name, description }) => ({ id, name, description })),
    representatives: into.representatives,
    // Places by representatives could leave a meeting without one where both exhibitors have meetings.
    places: { from: isEnough ? into.placesFrom : 'hand', count: places.after },
  };
}
