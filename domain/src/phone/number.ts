// Parses phone numbers by the numbering plans of all countries (decisions 10); the only file that uses the plans.
import {
  isSupportedCountry,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/min';
import plans from 'libphonenumber-js/min/metadata';
import { DEFAULT_COUNTRY } from '../profile/fields.ts';
import { digitsOnly } from '../text/normalise.ts';
import { writtenPhone } from './written.ts';

/** The country selected next to the digits. */
interface ChosenCountry {
  cca2: string;
  /** Such as '+60'. */
  diallingCode: string;
}

/** The result for typed or pasted text: country and national digits, or why it is not a number; see `writtenPhone`. */
type PhoneReading =
  | { kind: 'number'; cca2: string; diallingCode: string; digits: string }
  | { kind: 'unknown-code' }
  | { kind: 'digits-lost' };

/**
 * @param entered '012-345 6789', 'tel:+1 (415) 555-2671', '0065 9123 4567'; digits in any script; of several numbers,
 * the first
 * @param chosen kept if the number has its dialling code
 * @returns the digits without their country's trunk prefix; unchanged if they are not a number of its plan, such as an
 *   incomplete one
 */
export function readPhone(entered: string, chosen: ChosenCountry): PhoneReading {
  const { text, isShortened } = writtenPhone(entered);
  if (isShortened) return { kind: 'digits-lost' };
  const parsed = firstOfRange(text, chosen) ?? withoutCode(parseIn(text, chosen), text);
  if (parsed === 'unknown-code') return { kind: 'unknown-code' };
  const asItCame = { kind: 'number' as const, ...chosen, digits: digitsOnly(text) };
  if (parsed === null) return asItCame;
  const diallingCode = `+${parsed.countryCallingCode}`;
  if (diallingCode === chosen.diallingCode)
    return parsed.isPossible() || isWhole(text) ? { ...asItCame, digits: parsed.nationalNumber } : asItCame;
  const cca2 = countryOf(parsed);
  if (cca2 === undefined) return { kind: 'unknown-code' };
  return { kind: 'number', cca2, diallingCode, digits: parsed.nationalNumber };
}

/**
 * Converts a number from a list or from staff to international form.
 * @param country the country for numbers without a dialling code; null for the default
 * @returns the text unchanged if it is not a number
 */
export function writtenNumber(text: string, country: ChosenCountry | null): string {
  if (!writtenPhone(text).isNumber) return text.trim();
  const read = readPhone(text, country ?? DEFAULT_COUNTRY);
  if (read.kind === 'unknown-code') return `+${digitsOnly(writtenPhone(text).text)}`;
  return read.kind === 'digits-lost' || read.digits === ''
    ? text.trim()
    : `${read.diallingCode}${read.digits}`;
}

/** Whether a number without a dialling code is valid in this country, beyond its length. */
export function isNumberIn(text: string, country: ChosenCountry): boolean {
  const read = readPhone(text, country);
  return read.kind === 'number' && isValid(parse(`${read.diallingCode}${read.digits}`, {}));
}

/**
 * A number as stored: in international form, without a national trunk prefix.
 * @param number digits, optionally with a leading plus sign; without one it belongs to the form's default country
 * @returns unchanged if no plan matches; null if no country has its dialling code
 */
export function internationalNumber(number: string): string | null {
  if (!/^\+?\d+$/.test(number)) return number;
  const whole = isWhole(number);
  const parsed = parse(number, whole ? {} : { defaultCountry: DEFAULT_COUNTRY.cca2 });
  if (parsed === 'unknown-code') return null;
  return parsed && (whole ? parsed.isPossible() : parsed.isValid()) ? parsed.number : number;
}

const isWhole = (text: string): boolean => text.includes('+');

const startsWithCode = ({ nationalNumber, countryCallingCode }: PhoneNumber): boolean =>
  nationalNumber.startsWith(countryCallingCode);

/** The digits before the last dash, and the few after it. */
const RANGE = /(\d{1,4})(\s*\p{Pd}\s*(\d{1,4}))$/u;
/** In Germany and Austria, a single extension follows a dash: '+49 6221 1234-36'. */
const ONE_EXTENSION = /^4[39]$/;

/** The first of a range of extensions: '60 3 7890 5512-14'; null if it is a single number, or the first is invalid. */
function firstOfRange(text: string, chosen: ChosenCountry): PhoneNumber | null {
  const [, from = '', dashed = '', to = ''] = RANGE.exec(text) ?? [];
  if (dashed === '' || from.length < to.length) return null;
  const whole = parseIn(text, chosen);
  const first = parseIn(text.slice(0, -dashed.length), chosen);
  if (!isValid(first)) return null;
  const others = Number(to) - Number(from.slice(-to.length));
  const isRange = others > 0 && others < 10 && !ONE_EXTENSION.test(first.countryCallingCode);
  return isRange || !isValid(whole) ? first : null;
}

type Parsed = PhoneNumber | 'unknown-code' | null;

const isValid = (parsed: Parsed): parsed is PhoneNumber =>
  parsed !== null && parsed !== 'unknown-code' && parsed.isValid();

/** A shorter number may happen to start with the digits of its dialling code: '491 12345' in Leer. */
const LONG_ENOUGH = 9;

/**
 * Drops the dialling code if a spreadsheet has removed the plus sign. If the whole is not a national number, the
 * parser does this itself; if it could be one, the missing trunk prefix tells, as in '0491...'.
 */
function withoutCode(parsed: Parsed, text: string): Parsed {
  if (!isValid(parsed) || !startsWithCode(parsed) || digitsOnly(text) !== parsed.nationalNumber)
    return parsed;
  if (digitsOnly(parsed.formatNational()) === parsed.nationalNumber) return parsed;
  const rest = parse(`+${parsed.nationalNumber}`, {});
  return isValid(rest) && rest.nationalNumber.length >= LONG_ENOUGH ? rest : parsed;
}

const parseIn = (text: string, { cca2, diallingCode }: ChosenCountry): Parsed =>
  parse(text, {
    ...(isSupportedCountry(cca2) ? { defaultCountry: cca2 } : {}),
    defaultCallingCode: diallingCode.slice(1),
  });

type Defaults = NonNullable<Parameters<typeof parsePhoneNumberWithError>[1]>;

/** Null if the text is not a phone number. */
function parse(text: string, defaults: Defaults): Parsed {
  try {
    return parsePhoneNumberWithError(text, defaults);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return error.message === 'INVALID_COUNTRY' ? 'unknown-code' : null;
  }
}

/** Several countries may share a code: returns the one identified by the digits, else the code's main country. */
function countryOf(number: PhoneNumber): string | undefined {
  return number.country ?? plans.country_calling_codes[number.countryCallingCode]?.[0];
}
