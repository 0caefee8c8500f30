// Decodes the ASCII labels of an international domain, such as xn--bcher-kva (RFC 3492).
import { inForm } from './normalise.ts';

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const LAST_CODE = 0x10ffff;
/** Maximum length of a domain label, in characters. */
const LABEL_LIMIT = 63;

/** A domain with its labels in Unicode; invalid ones stay unchanged. */
export const unicodeDomain = (domain: string): string =>
  domain
    .split('.')
    .map((label) => (/^xn--/i.test(label) && label.length <= LABEL_LIMIT ? (decode(label) ?? label) : label))
    .join('.');

function decode(label: string): string | null {
  const encoded = label.slice(4).toLowerCase();
  const delimiter = encoded.lastIndexOf('-');
  const letters = [...encoded.slice(0, Math.max(0, delimiter))].map((letter) => letter.charCodeAt(0));
  let [code, place, bias] = [FIRST_CODE, 0, FIRST_BIAS];
  for (let at = delimiter + 1; at < encoded.length; ) {
    const before = place;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = '0123456789abcdefghijklmnopqrstuvwxyz'.indexOf(encoded[at] ?? ' ');
      at += 1;
      if (digit < 0) return null;
      // Letters are digits 0 to 25, and the characters 0 to 9 are 26 to 35.
      const value = digit < 10 ? digit + 26 : digit - 10;
      place += value * weight;
      const threshold = Math.min(Math.max(step - bias, T_MIN), T_MAX);
      if (value < threshold) break;
      weight *= BASE - threshold;
    }
    const count = letters.length + 1;
    bias = adapted(place - before, count, before === 0);
    code += Math.floor(place / count);
    place %= count;
    if (code > LAST_CODE) return null;
    letters.splice(place, 0, code);
    place += 1;
  }
  return letters.length === 0 ? null : inForm('NFC', String.fromCodePoint(...letters));
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? DAMP : 2));
  left += Math.floor(left / count);
  let bias = 0;
  while (left > ((BASE - T_MIN) * T_MAX) / 2) {
    left = Math.floor(left / (BASE - T_MIN));
    bias += BASE;
  }
  return bias + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW));
}
