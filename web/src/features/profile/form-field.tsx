// One field of the registration forms, by its kind; the country field is separate because its list is heavy.
import { FIELDS, type FieldName, type FieldOfKind, isAskedIn } from '@visavis/domain/profile/fields';
import type { ChoiceField, LineField, PhoneField } from '@visavis/domain/profile/kinds';
import { useWatch } from 'react-hook-form';
import { useText } from '../../i18n/text.ts';
import { PhoneField as PhoneInput } from '../../ui/phone-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { usePhoneReading } from './phone-reading.ts';
import styles from './step-form.module.css';
import type { ProfileForm } from './use-profile-form.ts';

interface Props<N extends FieldName = FieldName, F = unknown> {
  name: N;
  of: ProfileForm;
  field: F;
}

type NamedField = Exclude<FieldName, FieldOfKind<'country'>>;

interface FormFieldProps {
  name: NamedField;
  of: ProfileForm;
  /** Why the field is read-only. */
  fixed?: string | undefined;
}

export function FormField({ name, of, fixed }: FormFieldProps) {
  const field = FIELDS[name];
  return (
    <div data-field={name} className={field.kind === 'choice' ? styles.whole : undefined}>
      {field.kind === 'line' && <Line name={name} of={of} field={field} fixed={fixed} />}
      {field.kind === 'phone' && <Phone name={name} of={of} field={field} />}
      {field.kind === 'choice' && <Choice name={name as FieldOfKind<'choice'>} of={of} field={field} />}
    </div>
  );
}

function Line({ name, of, field, fixed }: Props<FieldName, LineField> & { fixed: string | undefined }) {
  const text = useText();
  const country = useWatch({ control: of.form.control, name: 'country' });
  return (
    <TextField
      label={text.field(name)}
      optional={!field.required || !isAskedIn(name, country)}
      type={field.input ?? 'text'}
      autoComplete={field.autocomplete}
      readOnly={fixed !== undefined}
      help={fixed}
      {...of.step.input(name)}
    />
  );
}

function Phone({ name, of, field }: Props<FieldName, PhoneField>) {
  const text = useText();
  const { control, clearErrors, setValue } = of.form;
  const [country, number] = field.parts;
  const reading = usePhoneReading();
  const [cca2 = '', digits = ''] = useWatch({ control, name: [country, number] });
  return (
    <PhoneInput
      label={text.field(name)}
      countries={of.countriesOf(field, name)}
      loadFailed={of.countriesFailed}
      reading={reading}
      value={{ cca2, digits }}
      onChange={(next) => {
        clearErrors(name);
        setValue(country, next.cca2);
        setValue(number, next.digits);
      }}
      autoComplete="tel-national"
      {...of.step.error(name)}
    />
  );
}

function Choice({ name, of, field }: Props<FieldOfKind<'choice'>, ChoiceField>) {
  const text = useText();
  const { control, clearErrors, setValue } = of.form;
  const value = useWatch({ control, name }) ?? '';
  return (
    <RadioCards
      legend={text.field(name)}
      name={name}
      options={field.options.map((option) => ({ value: option, label: text.option(name, option) }))}
      value={value}
      onChange={(next) => {
        clearErrors(name);
        setValue(name, next);
      }}
      {...of.step.error(name)}
    />
  );
}
