// The shared folding of text for searching: browser, server and database (fold_for_search) must agree.
import { inForm, plainDigits } from './normalise.ts';

/** Marks that people omit: accents of Latin, Greek and Cyrillic, voicing marks of kana, vowel marks of Arabic. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u3099\u309a]/g;
/** Plain forms of characters that Unicode does not decompose: letters, apostrophes and dashes. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  '‛': "'",
  ʼ: "'",
  ʻ: "'",
  '′': "'",
  '`': "'",
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
};
const SPECIAL = /* @__PURE__ */ new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
const KATAKANA = /[\u30a1-\u30f6]/g;
/** Offset from a katakana letter to the same hiragana letter. */
const TO_HIRAGANA = 0x60;

/**
 * Folds text for search comparison: removes case, accents and character width, unifies kana, apostrophes and dashes,
 * and converts digits of any script to 0 to 9 (decisions 10, dashboard search).
 */
export function foldForSearch(text: string): string {
  return inForm('NFKD', plainDigits(text))
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SPECIAL, (sign) => PLAIN[sign] ?? sign)
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA));
}
