// Maximum text lengths of an exhibitor, and maximum numbers of products, representatives and places.

/** In UTF-16 code units, as browsers count for maxlength. */
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
/** Maximum parallel meetings. */
export const PLACES_LIMIT = 50;
/** Maximum sub-categories per exhibitor. */
export const SUB_CATEGORIES_LIMIT = 200;
