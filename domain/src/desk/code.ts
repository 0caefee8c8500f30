// Reads the public reference out of what a scanner or a person gives: the code of a pass, an address that contains it, or typing.
import { inForm, plainDigits } from '../text/normalise.ts';

/** A scanner types as a keyboard does; set to another one, it gives another sign for the hyphen, and German swaps Y and Z. */
const GERMAN_HYPHEN = /ß/;
const SWAPPED = new Map([
  ['Y', 'Z'],
  ['Z', 'Y'],
]);

const GROUP = '[2-9A-HJKMNP-TV-Z]{4}';
const BETWEEN = '[^A-Z0-9]{0,3}';
const REFERENCE = new RegExp(`(?<![A-Z0-9])(BM|HB)${BETWEEN}(${GROUP})${BETWEEN}(${GROUP})(?![A-Z0-9])`);

/**
 * Compares letters and digits alone, whatever stands between them.
 * @param given such as 'BM-7K3M-Q2XD', 'bm7k3mq2xd', an address with it, or the output of a scanner
 * @returns such as 'BM-7K3M-Q2XD'; null where it contains no reference, so that it may be a name
 */
export function referenceIn(given: string): string | null {
  const isGerman = GERMAN_HYPHEN.test(given);
  const typed = inForm('NFKC', plainDigits(given)).replaceAll('ß', '-').toUpperCase();
  const text = isGerman ? typed.replace(/[YZ]/g, (letter) => SWAPPED.get(letter) ?? letter) : typed;
  const [, programme, first, second] = REFERENCE.exec(text) ?? [];
  return programme === undefined ? null : `${programme}-${first}-${second}`;
}

/** 'BM-' or 'HB-' and eight more, as long as a reference, in one piece. */
const AS_LONG_AS_ONE = /^[bh]\S{9,14}$/i;
const SIGN = /[^\p{L}\p{N}-]/u;

/** @returns whether it looks like a reference that a scanner set to another keyboard has typed */
export const isOfOtherKeyboard = (given: string): boolean =>
  AS_LONG_AS_ONE.test(given.trim()) && SIGN.test(given.trim());
