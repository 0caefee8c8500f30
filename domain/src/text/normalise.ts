// Normalises typed text.

/** Including lone surrogates, which no database stores. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

/**
 * Invisible characters, such as zero-width spaces and byte order marks, and those that would reverse the following
 * text in a list, an email or a file. Joiners stay: some scripts need them.
 */
const INVISIBLE = /[\u200b\u2060\ufeff\u00ad\u202a-\u202e\u2066-\u2069]/g;

/** No letter in any language has more marks; Unicode's stream-safe format (UAX 15) has the same limit. */
const STACKED = /(\p{M}{30})\p{M}+/gu;

/**
 * Text in a Unicode normalisation form. The runtime sorts the marks on a letter in quadratic time, a minute for text
 * that is nothing but marks, so excess ones are dropped first.
 */
export const inForm = (form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD', text: string): string =>
  text.replace(STACKED, '$1').normalize(form);

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * Cleans one line of text: control characters and line breaks become a space, invisible ones are removed, the ends
 * are trimmed, and letters are composed (NFC). Removes whatever would break a database column or a mail header.
 */
export function cleanLine(text: string): string {
  return inForm('NFC', withoutInvisible(text.replace(CONTROL, ' '))).trim();
}

const DIGIT = /\p{Nd}/u;

/** Converts digits of any script to 0 to 9, such as Arabic or full-width ones; keeps everything else. */
export function plainDigits(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (sign) => (DIGIT.test(sign) ? digitValue(sign) : sign));
}

/** The ten digits of a script are consecutive in Unicode, so the value is the number of preceding digits. */
function digitValue(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** The digits of typed or pasted text in any script: phone inputs accept nothing else (business matching 5). */
export function digitsOnly(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}

/**
 * An email address for comparison (decisions 5: one live registration per address).
 * @returns lower case, so that a person using different spellings counts once
 */
export function foldEmail(email: string): string {
  return email.toLowerCase();
}
