// Countries of the dropdown, with a fallback when loading fails.
import type { Country } from '@visavis/domain/country/schema';
import { useHomeCountry } from '../../queries/use-home-country.ts';
import type { CountryOption } from '../../ui/country-combobox.tsx';
import { useCountries } from './api.ts';

/** Countries of the dropdown; only the edition's own while they load, and when that failed (business matching 8). */
export function useCountryChoices(): CountryOption[] {
  const home = { ...useHomeCountry(), flag: '' };
  const { countries } = useCountries('dropdown', countryChoices);
  return countries?.length ? countries : [home];
}

function countryChoices(countries: readonly Country[]): CountryOption[] {
  return countries.flatMap(({ name, cca2, flags, altSpellings: otherNames = [] }) =>
    name?.common
      ? [{ cca2: cca2 ?? name.common, name: name.common, flag: flags?.png ?? '', otherNames }]
      : [],
  );
}
