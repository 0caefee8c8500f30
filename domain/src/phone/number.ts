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

/** The country chosen next to the digits. */
interface ChosenCountry {
  cca2: string;
  /** Such as '+60'. */
  diallingCode: string;
}

/** A typed or pasted number: a country and the digits after its code, or why it is none: see `writtenPhone`. */
type PhoneReading =
  | { kind: 'number'; cca2: string; diallingCode: string; digits: string }
  | { kind: 'unknown-code' }
  | { kind: 'digits-lost' };

/**
 * @param entered '012-345 6789', 'tel:+1 (415) 555-2671', '0065 9123 4567'; digits of any script; of several the first
 * @param chosen kept if the number has its code
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
 * A number in international form as lists and staff write it.
 * @param country whose code is meant where none is written; null for the default
 * @returns as it is written where it is no number
 */
export function writtenNumber(text: string, country: ChosenCountry | null): string {
  if (!writtenPhone(text).isNumber) return text.trim();
  const read = readPhone(text, country ?? DEFAULT_COUNTRY);
  if (read.kind === 'unknown-code') return `+${digitsOnly(writtenPhone(text).text)}`;
  return read.kind === 'digits-lost' || read.digits === ''
    ? text.trim()
    : `${read.diallingCode}${read.digits}`;
}

/** Whether a number without a country's code is one of this country, and not merely as long as one. */
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

/** The digits before the last dash, and the few behind it. */
const RANGE = /(\d{1,4})(\s*\p{Pd}\s*(\d{1,4}))$/u;
/** Germans and Austrians write one extension behind a dash: '+49 6221 1234-36'. */
const ONE_EXTENSION = /^4[39]$/;

/** The first of several extensions: '60 3 7890 5512-14'; null where the whole is one number, or the first is none. */
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

/** A shorter number may begin with the digits of its country's code: '491 12345' in Leer. */
const LONG_ENOUGH = 9;

/**
 * The number behind its country's code where a spreadsheet has dropped the plus sign. Where the whole is no number of
 * the plan the parser finds it; where it may be one, the digit is missing that people write in front: '0491...'.
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

/** Null if the text is not a number. */
function parse(text: string, defaults: Defaults): Parsed {
  try {
    return parsePhoneNumberWithError(text, defaults);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return error.message === 'INVALID_COUNTRY' ? 'unknown-code' : null;
  }
}

/** Several countries may share a code: the one that the digits identify, else the code's main country. */
function countryOf(number: PhoneNumber): string | undefined {
  return number.country ?? plans.country_calling_codes[number.countryCallingCode]?.[0];
}
