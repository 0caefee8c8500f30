// Tags that staff put on people: how long a name is, and how many an edition has.

/** Longest name of a tag, in characters. */
export const TAG_LENGTH = 30;
/** Most tags of an edition: more are a list that nobody reads. */
export const TAG_LIMIT = 50;
