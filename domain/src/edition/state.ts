// The states of an edition.

/** draft: visible on the dashboard only. open: accepts registrations. closed: read-only. */
export const EDITION_STATES = ['draft', 'open', 'closed'] as const;
export type EditionState = (typeof EDITION_STATES)[number];
