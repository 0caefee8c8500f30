// How long the texts of an exhibitor may be, and how many products, representatives and places it may have.

/** In UTF-16 units, as a field of a page counts. */
export const EXHIBITOR_TEXT_LIMITS = {
  companyName: 200,
  boothNumber: 50,
  hall: 50,
  regionCountry: 100,
  website: 300,
  productProfile: 500,
  description: 5000,
  productName: 200,
  productDescription: 2000,
  personName: 120,
  personTitle: 120,
} as const;

export const PRODUCTS_LIMIT = 200;
export const REPRESENTATIVES_LIMIT = 50;
/** Meetings at the same time. */
export const PLACES_LIMIT = 50;
/** Sub-categories of one exhibitor. */
export const SUB_CATEGORIES_LIMIT = 200;
