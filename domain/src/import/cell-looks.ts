// Patterns for the text of a cell.

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const LINK = /^(https?:\/\/|www\.)\S+$/i;
/** A booth-like code: contains a digit, and is not a sentence. */
export const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d ./&+-]{0,15}$/u;
