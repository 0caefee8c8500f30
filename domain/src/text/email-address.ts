// An email address as people paste it, without what is around it.
import { cleanLine, inForm } from './normalise.ts';
import { unicodeDomain } from './punycode.ts';

const INVISIBLE_JOINERS = /\p{Cf}/gu;
const NAMED = /^[^<>]*<([^<>]+)>$/;
const LINKED = /^mailto:([^?]*)(?:\?.*)?$/i;
/** Quotes and brackets around the whole of it, and a comma or stop behind it. */
const AROUND = /^(?:"(.*)"|'(.*)'|\((.*)\)|\[(.*)\]|“(.*)”|‘(.*)’)$/u;
const BEHIND = /[,;.]$/;

/**
 * 'Mei Tan <mei@kenari.example>', 'mailto:mei@kenari.example', quotes, full-width letters and zero-width characters give
 * the address alone, with its domain as people write it; any other text stays, for the rules to refuse.
 */
export function cleanAddress(text: string): string {
  let address = inForm('NFKC', cleanLine(text)).replace(INVISIBLE_JOINERS, '').trim();
  for (const [pattern] of [[NAMED], [LINKED], [AROUND], [LINKED]] as const) {
    const found = pattern.exec(address);
    if (found) address = (found.slice(1).find((part) => part !== undefined) ?? '').trim();
  }
  // One spelling of an international domain, so that its address registers once.
  return address.replace(BEHIND, '').replace(/(?<=@)[^@]*$/u, unicodeDomain);
}
