// Length limits and patterns of typed text.

/** Maximum length of a line of text, in characters: enough for the longest company names in use. */
export const LINE_LIMIT = 200;
/** Maximum length of an email address, in characters (RFC 5321). */
export const EMAIL_LIMIT = 254;
/** International numbers have at most 15 digits (E.164); this leaves room for an extension. */
export const PHONE_DIGIT_LIMIT = 20;

/**
 * Text, an at sign, text, a dot and text (business matching 5); a single address rather than a list, so that it can
 * receive mail. The part after the at sign is a domain, not an IP address.
 */
export const EMAIL_SHAPE = /^[^\s@,;<>]+@(?![\d.]+$)[^\s@.,;<>[\]]+(?:\.[^\s@.,;<>[\]]+)+$/;
export const PHONE_SHAPE = /^\+?\d+$/;
/** A host with a dot and an optional path, with http, https or no scheme, never another scheme. */
export const WEBSITE_SHAPE = /^(?:https?:\/\/)?[^\s/:?#@]+\.[^\s/:?#@]+(?::\d+)?(?:[/?#]\S*)?$/i;
