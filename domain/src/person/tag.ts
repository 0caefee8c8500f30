// Tags that staff put on people: their maximum length and number per edition.

/** Maximum length of a tag name, in characters. */
export const TAG_LENGTH = 30;
/** Maximum tags per edition: a longer list would not be read. */
export const TAG_LIMIT = 50;
