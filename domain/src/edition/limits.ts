// Default limits on how many exhibitors a visitor may choose.

/** Limits of Business Matching, overridable per edition: 1 to 8 exhibitors (business matching 9, decisions 5). */
export const DEFAULT_BUSINESS_LIMITS = { businessMinimum: 1, businessMaximum: 8 } as const;
