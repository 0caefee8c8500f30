// Countries of the dropdown, with a fallback when loading fails.
import type { Country } from '@visavis/domain/country/schema';
import { DEFAULT_COUNTRY } from '@visavis/domain/profile/fields';
import type { CountryOption } from '../../ui/country-combobox.tsx';
import { type Loaded, useCountries } from './api.ts';

export const DEFAULT_COUNTRY_CHOICE: CountryOption = {
  cca2: DEFAULT_COUNTRY.cca2,
  name: DEFAULT_COUNTRY.name,
  flag: '',
};

/** Countries of the dropdown; only Malaysia when loading failed (business matching 8). */
export function useCountryChoices(): Loaded<CountryOption> {
  const loaded = useCountries('dropdown', countryChoices);
  return loaded.countries?.length === 0 ? { ...loaded, countries: [DEFAULT_COUNTRY_CHOICE] } : loaded;
}

function countryChoices(countries: readonly Country[]): CountryOption[] {
  return countries.flatMap(({ name, cca2, flags, altSpellings: otherNames = [] }) =>
    name?.common
      ? [{ cca2: cca2 ?? name.common, name: name.common, flag: flags?.png ?? '', otherNames }]
      : [],
  );
}
