// Limits of the desk's calls.

/** Records that a device sends per call. */
export const DESK_BATCH = 100;
/** People or exhibitors per response. */
export const DESK_FOUND = 20;
