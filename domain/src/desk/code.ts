// Extracts the public reference from scanned or typed input: a pass code, a URL that contains it, or plain typing.
import { inForm, plainDigits } from '../text/normalise.ts';

/** Scanners act as keyboards: another layout yields another character for the hyphen, and German swaps Y and Z. */
const GERMAN_HYPHEN = /ß/;
const SWAPPED = new Map([
  ['Y', 'Z'],
  ['Z', 'Y'],
]);

const GROUP = '[2-9A-HJKMNP-TV-Z]{4}';
const BETWEEN = '[^A-Z0-9]{0,3}';
const REFERENCE = new RegExp(`(?<![A-Z0-9])(BM|HB)${BETWEEN}(${GROUP})${BETWEEN}(${GROUP})(?![A-Z0-9])`);

/**
 * Compares letters and digits only, ignoring separators.
 * @param given such as 'BM-7K3M-Q2XD', 'bm7k3mq2xd', a URL with it, or the output of a scanner
 * @returns such as 'BM-7K3M-Q2XD'; null if there is no reference, in which case it may be a name
 */
export function referenceIn(given: string): string | null {
  const isGerman = GERMAN_HYPHEN.test(given);
  const typed = inForm('NFKC', plainDigits(given)).replaceAll('ß', '-').toUpperCase();
  const text = isGerman ? typed.replace(/[YZ]/g, (letter) => SWAPPED.get(letter) ?? letter) : typed;
  const [, programme, first, second] = REFERENCE.exec(text) ?? [];
  return programme === undefined ? null : `${programme}-${first}-${second}`;
}

/** 'BM-' or 'HB-' plus eight characters without spaces: the length of a reference. */
const AS_LONG_AS_ONE = /^[bh]\S{9,14}$/i;
const SIGN = /[^\p{L}\p{N}-]/u;

/** @returns whether it looks like a reference that a scanner set to another keyboard has typed */
export const isOfOtherKeyboard = (given: string): boolean =>
  AS_LONG_AS_ONE.test(given.trim()) && SIGN.test(given.trim());
