// The one folding of texts for searching: browser, server and database (fold_for_search) fold alike.
import { inForm, plainDigits } from './normalise.ts';

/** Accents of Latin, Greek and Cyrillic letters, voicing of kana, vowels of Arabic: marks that people omit. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u3099\u309a]/g;
/** Plain forms of what Unicode does not decompose: letters, apostrophes and dashes as they are typed. */
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
/** From a letter of katakana to the same one of hiragana. */
const TO_HIRAGANA = 0x60;

/**
 * Folds text for search comparison: removes case, accents and character width, tells neither kana nor apostrophes nor
 * dashes apart, and converts digits of any script to 0 to 9 (decisions 10, dashboard search).
 */
export function foldForSearch(text: string): string {
  return inForm('NFKD', plainDigits(text))
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SPECIAL, (sign) => PLAIN[sign] ?? sign)
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA));
}
