// Converts a phone number between the form (country and digits) and the submission (dialling code and digits in one).
import type { Country } from '@visavis/domain/country/schema';
import { diallingCode } from '@visavis/domain/country/schema';
import { DEFAULT_COUNTRY } from '@visavis/domain/profile/fields';
import { digitsOnly } from '@visavis/domain/text/normalise';
import type { PhoneCountry } from '../../ui/phone-field.tsx';

/** The country that a form starts with. */
export type HomeCountry = Pick<PhoneCountry, 'cca2' | 'name' | 'diallingCode'>;

/** The countries a phone number can belong to; an entry without a name or a code is left out. */
export function phoneCountries(countries: readonly Country[]): PhoneCountry[] {
  return countries.flatMap(({ name, cca2, flags, idd, altSpellings: otherNames = [] }) => {
    const code = idd ? diallingCode(idd) : '';
    if (!name?.common || code === '') return [];
    return [
      {
        cca2: cca2 ?? name.common,
        name: name.common,
        flag: flags?.svg ?? '',
        diallingCode: code,
        otherNames,
      },
    ];
  });
}

interface SavedPhone {
  /** Dialling code and digits in one, as it is submitted. */
  number: string | undefined;
  country: string | undefined;
  digits: string | undefined;
}

interface Phone {
  cca2: string;
  digits: string;
  /** Taken from the saved number while the list of countries is not loaded; empty when unknown. */
  savedCode: string;
  home: HomeCountry;
}

/** What the inputs show for a saved number, whole or in parts. */
export function savedPhone(
  { number = '', country, digits }: SavedPhone,
  home: HomeCountry = DEFAULT_COUNTRY,
): Phone {
  const { cca2, diallingCode: code } = home;
  if (digits === undefined) {
    const rest = number.startsWith(code) ? number.slice(code.length) : number;
    return { cca2, digits: digitsOnly(rest), savedCode: code, home };
  }
  const kept = digitsOnly(digits);
  const ownCode = kept !== '' && number.endsWith(kept) ? number.slice(0, -kept.length) : '';
  return {
    cca2: country ?? cca2,
    digits: kept,
    savedCode: (country ?? cca2) === cca2 ? code : ownCode,
    home,
  };
}

/** The countries to pick from when loading failed: the one that the form starts with, and the one already chosen. */
export function countriesWithoutList({ cca2, savedCode, home }: Phone): PhoneCountry[] {
  const first = { ...home, flag: '' };
  if (cca2 === home.cca2 || savedCode === '') return [first];
  return [first, { cca2, name: cca2, flag: '', diallingCode: savedCode }];
}

/**
 * @param countries the known countries; null while they load
 * @returns dialling code and digits in one string; empty without digits or while the chosen country's code is
 *   unknown, so that the rule 'is required' applies
 */
export function phoneNumber(
  cca2: string,
  digits: string,
  countries: readonly PhoneCountry[] | null,
  saved: Phone,
): string {
  const kept = digitsOnly(digits);
  if (kept === '') return '';
  const known = [...(countries ?? []), ...countriesWithoutList(saved)];
  const country = known.find((entry) => entry.cca2 === cca2);
  return country ? `${country.diallingCode}${kept}` : '';
}
