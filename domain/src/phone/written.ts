// Extracts a phone number as people and spreadsheets write it: the first of several, without an extension, if valid.
import { inForm, plainDigits } from '../text/normalise.ts';

/** The first number in a text, for `readPhone`; empty if there is none. */
export interface WrittenPhone {
  text: string;
  /** It starts with a dialling code. */
  hasCode: boolean;
  /** A spreadsheet has rounded it: its last digits are lost. */
  isShortened: boolean;
  /** Only punctuation common in phone numbers separates its digits. Anything else is an amount, a time or a note. */
  isNumber: boolean;
}

const SCIENTIFIC = /\d[.,]\d+\s*e\s*\+?\s*\d|^\s*\d+\s*e\s*\+\s*\d+\s*$/i;
/** A number in scientific notation by a spreadsheet; '3.1 E12' is a booth in hall 3.1 instead. */
const WRITTEN_SHORT = /^\s*[-+]?\d+(?:[.,]\d+)?e[-+]\d+\s*$/i;
/** A phone number read as an amount: 60123456789.0 */
const DECIMALS = /^([+\d]\d{6,})[.,]0{1,2}$/;
/** With thousands separators: 60,123,456,789 */
const GROUPED = /^\+?\d{1,3}(?:,\d{3}){2,}(?:\.0{1,2})?$/;
/** Allowed from the first digit to the last: '03.7890.5512', '044 123’45’67', '+49 (0) 6221 - 123'. */
const WITH_SIGNS = /^[\d\s()[\]+./·•_'’\p{Pd}]*$/u;
/** An amount with decimals; after a dialling code, the point is a separator: '+60.123456789'. */
const DECIMAL_POINT = /\d{7}\.\d|(?:^|[^+\d])\d+\.\d{7}/;
const NEXT = /[;,|、，；~至\n\r]|\s(?:or|and|atau|dan|或|oder|und|to|bis|hingga)\s|\s?[/&]\s?/iu;
/** An extension after the number, under any name. */
const EXTENSION =
  /\s*[;,(]?\s*(?:(?<![a-z])(?:extension|extn?|ext|samb|sambungan|durchwahl|interno|poste|anexo|доб|x)\.?|转|轉|内線|内线|分机|分機|#)\s*[:=.]?\s*\d{1,6}\)?\s*$/iu;
const ENOUGH_DIGITS = 6;

/** Whether a spreadsheet has rounded a number, so that its last digits are lost: '6.01235E+11'. */
export const isShortened = (text: string): boolean => WRITTEN_SHORT.test(text);

/** @param text digits and signs of any script and width: '＋６０ 12-345 6789', '03-7890 5512 ext 101', '012… / 019…' */
export function writtenPhone(text: string): WrittenPhone {
  const plain = plainDigits(inForm('NFKC', text))
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (SCIENTIFIC.test(plain)) return { text: plain, hasCode: false, isShortened: true, isNumber: false };
  const number = (GROUPED.test(plain) ? plain.replaceAll(',', '') : plain).replace(DECIMALS, '$1');
  const first = withoutExtension(firstOf(number));
  const hasCode = /^(?:\D*\+|00)/.test(first);
  return { text: first, hasCode, isShortened: false, isNumber: isNumber(first) };
}

function isNumber(text: string): boolean {
  const [digits = ''] = /\d(?:[\s\S]*\d)?/.exec(text) ?? [];
  return WITH_SIGNS.test(digits) && !DECIMAL_POINT.test(text);
}

const withoutExtension = (text: string): string => {
  const bare = text.replace(EXTENSION, '');
  return digitsIn(bare) >= ENOUGH_DIGITS ? bare : text;
};

/** An area code before a slash, as in Germany: '0171/1234567', '+49 6221 / 123-45'. */
const AREA_CODE = /^\s*(?:\(?0(?!0)|\+|00)[\d\s().-]{1,14}?(?=\s?\/\s?[1-9][\d\s-]{3})/;
const AREA_DIGITS = { '00': 9, '+': 7, '0': 6 };

function withAreaCode(text: string): string {
  const [code = ''] = AREA_CODE.exec(text) ?? [];
  const start = /00|\+|0/.exec(code)?.[0] as keyof typeof AREA_DIGITS | undefined;
  if (!start || digitsIn(code) > AREA_DIGITS[start]) return text;
  return `${code} ${text.slice(code.length).replace(/^\s?\/\s?/, '')}`;
}

/** Text before the first number is ignored: '- / 012-345 6789'. */
function firstOf(text: string): string {
  const parts = withAreaCode(text).split(NEXT);
  return (
    parts.find((part) => digitsIn(part) >= ENOUGH_DIGITS) ??
    (parts.length > 1 && digitsIn(text) < ENOUGH_DIGITS ? (parts[0] ?? '') : text)
  );
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;
