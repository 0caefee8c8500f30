// How much one call of the desk carries.

/** Records that a device sends at a time. */
export const DESK_BATCH = 100;
/** People or exhibitors in one response. */
export const DESK_FOUND = 20;
