// The country field of the registration forms, with its list.
import type { FieldOfKind } from '@visavis/domain/profile/fields';
import { useWatch } from 'react-hook-form';
import { useText } from '../../i18n/text.ts';
import { CountryCombobox } from '../../ui/country-combobox.tsx';
import { useCountryChoices } from './country-choices.ts';
import type { ProfileForm } from './use-profile-form.ts';

export function CountryField({ name, of }: { name: FieldOfKind<'country'>; of: ProfileForm }) {
  const text = useText();
  const countries = useCountryChoices();
  const { control, clearErrors, setValue } = of.form;
  const value = useWatch({ control, name }) ?? '';
  return (
    <div data-field={name}>
      <CountryCombobox
        label={text.field(name)}
        countries={countries}
        value={value}
        onChange={(next) => {
          clearErrors(name);
          setValue(name, next);
        }}
        emptyText={text('registration.noCountries')}
        {...of.step.error(name)}
      />
    </div>
  );
}
