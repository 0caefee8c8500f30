// Limits and shapes of the text that a person types.

/** Longest line of text kept, in characters: room for the longest company names in use, and no more. */
export const LINE_LIMIT = 200;
/** Longest email address, in characters (RFC 5321). */
export const EMAIL_LIMIT = 254;
/** Longest international number is 15 digits (E.164); room for an extension. */
export const PHONE_DIGIT_LIMIT = 20;

/**
 * Text, an at sign, text, a dot and text (business matching 5); one address and not a list of them, so that mail can
 * be sent to it. What stands behind the sign is a domain and no machine's number.
 */
export const EMAIL_SHAPE = /^[^\s@,;<>]+@(?![\d.]+$)[^\s@.,;<>[\]]+(?:\.[^\s@.,;<>[\]]+)+$/;
export const PHONE_SHAPE = /^\+?\d+$/;
/** A host with a dot and an optional path, with http or https or no scheme at all: never another scheme. */
export const WEBSITE_SHAPE = /^(?:https?:\/\/)?[^\s/:?#@]+\.[^\s/:?#@]+(?::\d+)?(?:[/?#]\S*)?$/i;
