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
  const parsed = parse(text, {
    ...(isSupportedCountry(chosen.cca2) ? { defaultCountry: chosen.cca2 } : {}),
    defaultCallingCode: chosen.diallingCode.slice(1),
  });
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

type Defaults = NonNullable<Parameters<typeof parsePhoneNumberWithError>[1]>;

/** Null if the text is not a number. */
function parse(text: string, defaults: Defaults): PhoneNumber | 'unknown-code' | null {
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
