// The country, with its dialling code, that registration forms start with.
import { diallingCode } from '@visavis/domain/country/schema';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useCountryList } from '../api.ts';
import type { EditionForm } from '../use-edition-form.ts';
import { labelOf } from '../words.ts';

export function CountryChoice({ form }: { form: EditionForm }) {
  const text = useText();
  const words = useDates();
  const { data: countries = [] } = useCountryList();
  const chosen = form.entry('country');
  const nameOf = (code: string): string =>
    words.country(code, countries.find(({ cca2 }) => cca2 === code)?.name?.common ?? code);
  const offered = countries.flatMap(({ cca2, idd }) =>
    cca2 && idd ? [{ value: cca2, label: `${nameOf(cca2)} (${diallingCode(idd)})` }] : [],
  );
  // The list may not have loaded.
  const isListed = offered.some(({ value }) => value === chosen);
  const options = words.byName(
    isListed ? offered : [...offered, { value: chosen, label: nameOf(chosen) }],
    ({ label }) => label,
  );
  const meanwhile = form.meanwhile('country');
  return (
    <SelectField
      name="country"
      label={text(labelOf('country'))}
      value={chosen}
      error={form.fault('country')}
      options={options}
      help={
        meanwhile === undefined
          ? text('edition.countryHelp')
          : text('edition.meanwhile', { value: nameOf(meanwhile) })
      }
      onChange={({ target }) => form.type('country', target.value)}
    />
  );
}
