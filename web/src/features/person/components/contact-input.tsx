// One field of the contact, rendered by its kind: a line, a choice or a country.
import { FIELDS, type FieldName } from '@visavis/domain/profile/fields';
import type { Field } from '@visavis/domain/profile/kinds';
import type { Ref } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useCountryOptions } from '../../../queries/use-country-options.ts';
import { CountryCombobox } from '../../../ui/country-combobox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface ContactInputProps {
  name: FieldName;
  value: string;
  error?: string | undefined;
  help?: string | undefined;
  /** For somebody whom staff register: what they do not know stays empty. */
  isByStaff: boolean;
  onEnter: (name: FieldName, value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function ContactInput({ name, value, error, help, isByStaff, onEnter, ref }: ContactInputProps) {
  const text = useText();
  const countries = useCountryOptions();
  const field: Field = FIELDS[name];
  const parts = { label: text.field(name), error };
  const enter = ({ target }: { target: { value: string } }) => onEnter(name, target.value);
  if (field.kind === 'country')
    return (
      <CountryCombobox
        {...parts}
        countries={countries}
        value={value}
        emptyText={text('people.noCountry')}
        onChange={(chosen) => onEnter(name, chosen)}
      />
    );
  if (field.kind === 'choice')
    return (
      <SelectField
        {...parts}
        help={help}
        value={value}
        options={[
          ...(isByStaff ? [{ value: '', label: text('people.choose') }] : []),
          ...field.options.map((option) => ({
            value: option,
            label: text.option('companySize', option),
          })),
        ]}
        onChange={enter}
      />
    );
  return (
    <TextField
      {...parts}
      {...(ref && { ref })}
      help={help}
      optional={field.kind === 'line' && !field.required}
      inputMode={field.kind === 'phone' ? 'tel' : name === 'email' ? 'email' : undefined}
      dir="auto"
      autoComplete="off"
      value={value}
      onChange={enter}
    />
  );
}
