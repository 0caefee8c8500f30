// The states of an edition.

/** A draft is seen on the dashboard only, an open edition takes registrations, a closed one is for reading. */
export const EDITION_STATES = ['draft', 'open', 'closed'] as const;
export type EditionState = (typeof EDITION_STATES)[number];
