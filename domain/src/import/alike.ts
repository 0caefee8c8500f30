// Names that look alike: the same letters apart from accents, punctuation and the legal form.
import { foldName } from '../exhibitor/merge.ts';

const ACCENTS = /[\u0300-\u036f]/g;
/** At the end of a name, in any of the forms that companies of one list have. */
const LEGAL_FORM =
  /(?: (?:sdn bhd|bhd|pte ltd|pvt ltd|pty ltd|co ltd|co|ltd|limited|llc|inc|incorporated|corp|corporation|company|gmbh|ag|kg|sa|sas|sarl|srl|spa|bv|nv|oy|ab|as|plc|tbk|fze|fzco|jsc|ooo))+$/;
const EAST_ASIAN_FORM =
  /^(?:株式会社|주식회사|（주）|\(주\))|(?:股份有限公司|有限责任公司|有限公司|株式会社|주식회사|集团)$/u;

/** A name for finding those that look alike; never empty for a name that is not. */
export function looseName(name: string): string {
  const plain = foldName(name)
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replaceAll('&', ' and ')
    // 'S.A.S.' is 'sas'.
    .replace(/(?<=\p{L})[.'’]/gu, '')
    .replace(EAST_ASIAN_FORM, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return plain.replace(LEGAL_FORM, '').trim() || plain || foldName(name);
}

/** A booth without punctuation: 'B-145', 'b145' and 'B 145' are the same. */
export const looseBooth = (booth: string): string => foldName(booth).replace(/[^\p{L}\p{N}/+&]+/gu, '');

/** The share of pairs of letters that two folded names have in common, 0 to 1. */
export function likeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  if (first.length === 0 || second.length === 0) return one === other ? 1 : 0;
  const left = [...second];
  let common = 0;
  for (const pair of first) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    common += 1;
  }
  return (2 * common) / (first.length + second.length);
}

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
