// Converts a phone number between the form (country and digits) and the submission (dialling code and digits in one).
import type { Country } from '@visavis/domain/country/schema';
import { diallingCode } from '@visavis/domain/country/schema';
import { DEFAULT_COUNTRY } from '@visavis/domain/profile/fields';
import { digitsOnly } from '@visavis/domain/text/normalise';
import type { PhoneCountry } from '../../ui/phone-field.tsx';

const DEFAULT_PHONE_COUNTRY: PhoneCountry = {
  cca2: DEFAULT_COUNTRY.cca2,
  name: DEFAULT_COUNTRY.name,
  flag: '',
  diallingCode: DEFAULT_COUNTRY.diallingCode,
};

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
}

/** What the inputs show for a saved number, whole or in parts. */
export function savedPhone({ number = '', country = DEFAULT_COUNTRY.cca2, digits }: SavedPhone): Phone {
  const isDefault = country === DEFAULT_COUNTRY.cca2;
  if (digits !== undefined) {
    const kept = digitsOnly(digits);
    const code = kept !== '' && number.endsWith(kept) ? number.slice(0, -kept.length) : '';
    return { cca2: country, digits: kept, savedCode: isDefault ? DEFAULT_COUNTRY.diallingCode : code };
  }
  const rest = number.startsWith(DEFAULT_COUNTRY.diallingCode)
    ? number.slice(DEFAULT_COUNTRY.diallingCode.length)
    : number;
  return {
    cca2: DEFAULT_COUNTRY.cca2,
    digits: digitsOnly(rest),
    savedCode: DEFAULT_COUNTRY.diallingCode,
  };
}

/** The countries to pick from when loading failed: Malaysia, and the one already chosen. */
export function countriesWithoutList(saved: Phone): PhoneCountry[] {
  if (saved.cca2 === DEFAULT_COUNTRY.cca2 || saved.savedCode === '') return [DEFAULT_PHONE_COUNTRY];
  const chosen = { cca2: saved.cca2, name: saved.cca2, flag: '', diallingCode: saved.savedCode };
  return [DEFAULT_PHONE_COUNTRY, chosen];
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
