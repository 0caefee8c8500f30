// What an exhibitor's profile lacks, in the order in which visitors miss it.

/** Checked in this order: without a booth nobody finds the exhibitor, without a sub-category no search does. */
export const PROFILE_GAPS = [
  'booth',
  'sub-category',
  'country',
  'product-profile',
  'description',
  'product',
  'logo',
] as const;
export type ProfileGap = (typeof PROFILE_GAPS)[number];

/** The part of an exhibitor that the check reads. */
export interface CheckedProfile {
  company: { booth: string; country: string; productProfile: string; description: string; hasLogo: boolean };
  subCategories: number;
  products: number;
}

/** @returns the first gap of a profile, or null when it is complete; a text of blanks counts as missing */
export function firstProfileGap({ company, subCategories, products }: CheckedProfile): ProfileGap | null {
  const isMissing: Record<ProfileGap, boolean> = {
    booth: company.booth.trim() === '',
    'sub-category': subCategories === 0,
    country: company.country.trim() === '',
    'product-profile': company.productProfile.trim() === '',
    description: company.description.trim() === '',
    product: products === 0,
    logo: !company.hasLogo,
  };
  return PROFILE_GAPS.find((gap) => isMissing[gap]) ?? null;
}
