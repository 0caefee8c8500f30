// The header by which a page names its draft.

/** Names the draft that a call speaks for; the server gives the token with the first hold (decisions 5). */
export const DRAFT_TOKEN_HEADER = 'x-draft-token';
