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

const DIGIT = /\p{Nd}/u;

/** Digits of any script as 0 to 9, such as those of an Arabic or a full-width keyboard; the rest as it is. */
export function plainDigits(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (sign) => (DIGIT.test(sign) ? digitValue(sign) : sign));
}

/** Unicode keeps the ten digits of a script side by side: the value is how many stand before. */
function digitValue(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Only the digits of what was typed or pasted, of any script: phone inputs take nothing else (business matching 5). */
export function digitsOnly(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}

/**
 * An email address as it is compared (decisions 5: one live registration per address).
 * @returns lower case: one person who writes it in two ways is one person
 */
export function foldEmail(email: string): string {
  return email.toLowerCase();
}
