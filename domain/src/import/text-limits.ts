// Maximum text lengths in a row, and the maximum number of products per exhibitor.

/** In UTF-16 code units, as browsers count for maxlength. */
export const TEXT_LIMITS = {
  company: 200,
  booth: 50,
  hall: 50,
  website: 300,
  email: 254,
  profile: 500,
  profileMs: 500,
  profileZh: 500,
  description: 5000,
  descriptionMs: 5000,
  descriptionZh: 5000,
} as const;

export const PRODUCT_LIMITS = { name: 200, description: 2000 } as const;
export const PERSON_LIMITS = { name: 120, title: 120, email: 254 } as const;
export const PRODUCTS_LIMIT = 200;
