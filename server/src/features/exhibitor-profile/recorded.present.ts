// The exhibitor's data in the audit trail: what an organiser entered, not the counts.
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';

/** The fields that an organiser sets, by their names in the API. */
export function recordedProfile(profile: ExhibitorProfile): Record<string, unknown> {
  return {
    companyName: profile.companyName,
    boothNumber: profile.boothNumber,
    hall: profile.hall,
    regionCountry: profile.regionCountry,
    website: profile.website,
    contactEmail: profile.contactEmail,
    productProfile: profile.productProfile,
    description: profile.description,
    subCategories: profile.subCategories.map(({ name }) => name),
    products: profile.products.map(({ name, description }) => ({ name, description })),
    representatives: profile.representatives.map(({ id: _id, ...person }) => person),
    places: { from: profile.placesFrom, most: profile.places },
    logo: profile.logo,
    pictures: profile.products.flatMap(({ image }) => (image === null ? [] : [image])),
    isArchived: profile.isArchived,
  };
}

/** The recorded fields that differ. */
export function changesOf(before: ExhibitorProfile, after: ExhibitorProfile) {
  const [earlier, later] = [recordedProfile(before), recordedProfile(after)];
  const changed = Object.keys(earlier).filter(
    (field) => JSON.stringify(earlier[field]) !== JSON.stringify(later[field]),
  );
  const only = (fields: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, fields[field]]));
  return { before: only(earlier), after: only(later) };
}
