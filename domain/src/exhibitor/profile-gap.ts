// Possible gaps in an exhibitor's profile.

/** Most harmful first: visitors find no exhibitor without a booth, and no search without a sub-category. */
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
