// What a phone number means, by the numbering plans of all countries (decisions 10): the only file that knows the plans.
import {
  isSupportedCountry,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/min';
import plans from 'libphonenumber-js/min/metadata';
import { DEFAULT_COUNTRY } from '../profile/fields.ts';
import { digitsOnly, plainDigits } from '../registration/text.ts';

/** The country that is chosen beside the digits. */
interface ChosenCountry {
  cca2: string;
  /** Such as '+60'. */
  diallingCode: string;
}

/** What was typed or pasted: a country and the digits after its code, or the sign that no country has such a code. */
type PhoneReading =
  | { kind: 'number'; cca2: string; diallingCode: string; digits: string }
  | { kind: 'unknown-code' };

/**
 * @param text as it came: '012-345 6789', 'tel:+1 (415) 555-2671', '0065 9123 4567'; digits of any script
 * @param chosen it stays where the number has its code
 * @returns the digits without the trunk prefix of the country that they belong to; as they came where they make no
 *   number of its plan, such as half of one
 */
export function readPhone(text: string, chosen: ChosenCountry): PhoneReading {
  const parsed = parse(plainDigits(text), {
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
 * A number as it is stored: in international form, without a national trunk prefix.
 * @param number digits, with or without a plus sign before them; without one it is of the country that a form begins with
 * @returns as it came where no plan knows it; null when no country has its dialling code
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

/** Null for what is no number. */
function parse(text: string, defaults: Defaults): PhoneNumber | 'unknown-code' | null {
  try {
    return parsePhoneNumberWithError(text, defaults);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return error.message === 'INVALID_COUNTRY' ? 'unknown-code' : null;
  }
}

/** Several countries share a code: the one that the digits tell, else the one with the most telephones. */
function countryOf(number: PhoneNumber): string | undefined {
  return number.country ?? plans.country_calling_codes[number.countryCallingCode]?.[0];
}
