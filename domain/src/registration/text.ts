// How a line of text that a person typed is kept.

/** Also halves of characters: no database keeps them. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

/**
 * One line of text: control characters and line breaks become a blank, the ends are trimmed, letters are
 * composed (NFC). What a person meant stays; what would break a database column or a mail header does not.
 */
export function cleanLine(text: string): string {
  return text.replace(CONTROL, ' ').normalize('NFC').trim();
}

/** Only the digits of what was typed or pasted: phone inputs take nothing else (business matching 5). */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * An email address as it is compared (decisions 5: one live registration per address).
 * @returns lower case: one person who writes it in two ways is one person
 */
export function foldEmail(email: string): string {
  return email.toLowerCase();
}
