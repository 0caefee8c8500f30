// How many exhibitors a visitor may choose.

/** Limits of Business Matching unless an edition says otherwise: 1 to 8 exhibitors (business matching 9, decisions 5). */
export const DEFAULT_BUSINESS_LIMITS = { businessMinimum: 1, businessMaximum: 8 } as const;
