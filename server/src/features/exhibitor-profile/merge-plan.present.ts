// Plans a merge of two exhibitors: the preview shows the plan, and the merge executes it.
import type {
  ExhibitorMergePreview,
  ExhibitorProfile,
  Localised,
} from '@visavis/contract/exhibitor-profile/profile';
import type { OnPlace } from '@visavis/domain/exhibitor/absences';
import { foldName } from '@visavis/domain/exhibitor/merge';
import { mostTaken, placesForMoved } from '@visavis/domain/exhibitor/merge-places';
import { CLAIM_STATUS } from '../slot/public.ts';
import { inTheWay, isAbsence } from './places.service.ts';
import type { Grid, LiveClaim } from './repository.ts';
import { isElsewhere } from './tell.service.ts';

/** The current state of one of the two exhibitors. */
export interface Side {
  profile: ExhibitorProfile;
  claims: LiveClaim[];
  blocked: readonly { day: number; minute: number }[];
}

export interface MergePlan {
  preview: ExhibitorMergePreview;
  /** Live claims to carry over, with their new places. */
  placed: { id: number; place: number }[];
  /** Holds of visitors who are choosing at both, and the absences of both, which are derived from representatives. */
  removed: number[];
  productIds: number[];
  representativeIds: number[];
  /** The highest place in use. */
  highest: number;
}

export const isMeeting = ({ status }: LiveClaim) =>
  status === CLAIM_STATUS.pending || status === CLAIM_STATUS.approved;

const headOf = ({ id, version, companyName, boothNumber }: ExhibitorProfile) => ({
  id,
  version,
  companyName,
  boothNumber,
});

const TEXTS = ['website', 'contactEmail', 'regionCountry', 'hall'] as const;

const isEmpty = (text: Localised): boolean => Object.values(text).every((words) => words === '');

/** Fills only empty fields, a text together with its translations: existing text is never replaced. */
function textsOf(from: ExhibitorProfile, into: ExhibitorProfile): ExhibitorMergePreview['texts'] {
  return [
    ...(['productProfile', 'description'] as const).filter(
      (field) => isEmpty(into[field]) && !isEmpty(from[field]),
    ),
    ...TEXTS.filter((field) => into[field] === '' && from[field] !== ''),
    ...(into.logo === null && from.logo !== null ? (['logo'] as const) : []),
  ];
}

export function planMerge(from: Side, into: Side, { grid, links }: { grid: Grid; links: number }): MergePlan {
  const live = from.claims.filter((claim) => !isAbsence(claim));
  const kept = into.claims.filter((claim) => !isAbsence(claim));
  const registrations = new Set(kept.filter(isMeeting).map(({ registrationId }) => registrationId));
  const drafts = new Set(kept.flatMap(({ draftId }) => (draftId === null ? [] : [draftId])));
  const ended = live.filter(({ draftId }) => draftId !== null && drafts.has(draftId));
  const carried = live.filter((claim) => !ended.includes(claim));
  const conflicts = carried.filter(
    ({ registrationId }) => registrationId !== null && registrations.has(registrationId),
  );
  const places = placesForMoved(kept, carried);
  const placed = carried.map((claim, index) => ({ ...claim, place: places[index] ?? 1 }));
  const all: OnPlace[] = [...kept, ...placed];
  const [productNames, peopleNames] = [
    new Set(into.profile.products.map(({ name }) => foldName(name.en))),
    new Set(into.profile.representatives.map(({ name }) => foldName(name))),
  ];
  const products = from.profile.products.filter(({ name }) => !productNames.has(foldName(name.en)));
  const people = from.profile.representatives.filter(({ name }) => !peopleNames.has(foldName(name)));
  const meetings = { from: live.filter(isMeeting).length, into: kept.filter(isMeeting).length };
  const known = new Set(into.profile.subCategories.map(({ id }) => id));
  return {
    placed: placed.map(({ id, place }) => ({ id, place })),
    removed: [...ended, ...from.claims.filter(isAbsence), ...into.claims.filter(isAbsence)].map(
      ({ id }) => id,
    ),
    productIds: products.map(({ id }) => id),
    representativeIds: people.map(({ id }) => id),
    highest: Math.max(1, ...all.map(({ place }) => place)),
    preview: {
      from: headOf(from.profile),
      into: headOf(into.profile),
      meetings: { ...meetings, after: meetings.from + meetings.into },
      holds: { carried: carried.filter((claim) => !isMeeting(claim)).length, ended: ended.length },
      blocked: from.blocked.filter(
        (stretch) =>
          !into.blocked.some(({ day, minute }) => day === stretch.day && minute === stretch.minute),
      ).length,
      places: {
        before: into.profile.places,
        after: Math.max(into.profile.places, mostTaken(all, grid.slots)),
      },
      products: products.map(({ name }) => name.en),
      representatives: people.map(({ name }) => name),
      subCategories: from.profile.subCategories.filter(({ id }) => !known.has(id)).map(({ name }) => name),
      texts: textsOf(from.profile, into.profile),
      links,
      told: isElsewhere(from.profile, into.profile) ? meetings.from : 0,
      conflicts: inTheWay(conflicts),
    },
  };
}
