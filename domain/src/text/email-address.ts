// Extracts an email address from pasted text.
import { cleanLine, inForm } from './normalise.ts';
import { unicodeDomain } from './punycode.ts';

const INVISIBLE_JOINERS = /\p{Cf}/gu;
const NAMED = /^[^<>]*<([^<>]+)>$/;
const LINKED = /^mailto:([^?]*)(?:\?.*)?$/i;
/** Quotes and brackets around the whole text, and a trailing comma or full stop. */
const AROUND = /^(?:"(.*)"|'(.*)'|\((.*)\)|\[(.*)\]|“(.*)”|‘(.*)’)$/u;
const BEHIND = /[,;.]$/;

/**
 * Reduces 'Mei Tan <mei@kenari.example>', 'mailto:mei@kenari.example', quotes, full-width letters and zero-width
 * characters to the bare address with a Unicode domain; leaves any other text unchanged for validation to reject.
 */
export function cleanAddress(text: string): string {
  let address = inForm('NFKC', cleanLine(text)).replace(INVISIBLE_JOINERS, '').trim();
  for (const [pattern] of [[NAMED], [LINKED], [AROUND], [LINKED]] as const) {
    const found = pattern.exec(address);
    if (found) address = (found.slice(1).find((part) => part !== undefined) ?? '').trim();
  }
  // A single notation of an international domain, so that its address registers once.
  return address.replace(BEHIND, '').replace(/(?<=@)[^@]*$/u, unicodeDomain);
}
