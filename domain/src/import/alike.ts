// Finds similar names: equal apart from accents, punctuation and the legal form.
import { foldName } from '../exhibitor/merge.ts';
import { inForm } from '../text/normalise.ts';
import { TEXT_LIMITS } from './text-limits.ts';

const ACCENTS = /[\u0300-\u036f]/g;
/** Legal form at the end of a name, in the spellings found in lists. */
const LEGAL_FORM =
  /(?: (?:sdn bhd|bhd|pte ltd|pvt ltd|pty ltd|co ltd|co|ltd|limited|llc|inc|incorporated|corp|corporation|company|gmbh|ag|kg|sa|sas|sarl|srl|spa|bv|nv|oy|ab|as|plc|tbk|fze|fzco|jsc|ooo))+$/;
const EAST_ASIAN_FORM =
  /^(?:株式会社|주식회사|（주）|\(주\))|(?:股份有限公司|有限责任公司|有限公司|株式会社|주식회사|集团)$/u;

/** A name normalised for similarity; empty only for an empty name. */
export function looseName(name: string): string {
  const plain = inForm('NFC', inForm('NFD', foldName(name)).replace(ACCENTS, ''))
    .replaceAll('&', ' and ')
    // 'S.A.S.' is 'sas'.
    .replace(/(?<=\p{L})[.'’]/gu, '')
    .replace(EAST_ASIAN_FORM, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return plain.replace(LEGAL_FORM, '').trim() || plain || foldName(name);
}

/** A booth without punctuation except between numbers: 'B-145', 'b145', 'B 145' match, 'A1-14' and 'A-114' do not. */
export const looseBooth = (booth: string): string =>
  foldName(booth)
    .replace(/(?<=\d)[^\p{L}\p{N}/+&]+(?=\d)/gu, '-')
    .replace(/(?<!\d)[^\p{L}\p{N}/+&]+|[^\p{L}\p{N}/+&]+(?!\d)/gu, '');

/** Compared length of a name, in letters; the rest does not affect similarity. */
const COMPARED = 200;

/** The booths of an exhibitor without duplicates; only the first if they do not fit in one field. */
export function allBooths(booths: readonly string[]): string {
  const loose = booths.map(looseBooth);
  const own = booths.filter((booth, at) => booth !== '' && loose.indexOf(loose[at] ?? '') === at);
  const all = own.join(', ');
  return all.length > TEXT_LIMITS.booth ? (own[0] ?? '') : all;
}

/** The proportion of letter pairs that two folded names share, 0 to 1. */
export function likeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  if (first.length === 0 || second.length === 0) return one === other ? 1 : 0;
  const left = new Map<string, number>();
  for (const pair of second) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of first) {
    const times = left.get(pair) ?? 0;
    if (times === 0) continue;
    left.set(pair, times - 1);
    common += 1;
  }
  return (2 * common) / (first.length + second.length);
}

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(text.length, COMPARED) - 1) }, (_, at) => text.slice(at, at + 2));
