// What an exhibitor's profile can lack.

/** In the order in which visitors miss it: without a booth nobody finds the exhibitor, without a sub-category no search does. */
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
