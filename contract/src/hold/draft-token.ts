// The header with which a page identifies its draft.

/** Identifies the draft that a call belongs to; the server issues the token with the first hold (decisions 5). */
export const DRAFT_TOKEN_HEADER = 'x-draft-token';
