// The form of a step: validates its fields, prefills them from the draft, and stores every edit in it.
import { FIELDS, fieldsOf } from '@visavis/domain/profile/fields';
import type { PhoneField, Step } from '@visavis/domain/profile/kinds';
import { checkStep } from '@visavis/domain/registration/check';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useHomeCountry } from '../../queries/use-home-country.ts';
import type { PhoneCountry } from '../../ui/phone-field.tsx';
import { ruleErrors } from '../../wizard/rule-errors.ts';
import { type StoredFields, useFormDraft } from '../../wizard/use-form-draft.ts';
import { type StepForm, useStepForm } from '../../wizard/use-step-form.ts';
import { usePhoneCountries } from './api.ts';
import { countriesWithoutList, type HomeCountry, phoneNumber, savedPhone } from './phone.ts';
import type { StepValues } from './values.ts';

/** Every field and every part of a phone number, as text. */
type FormValues = Record<string, string>;
type Stored = Partial<FormValues>;

export interface ProfileForm {
  form: UseFormReturn<FormValues>;
  step: StepForm<FormValues>;
  /** The countries a number of this field can belong to; null while they load. */
  countriesOf: (phone: PhoneField, name: string) => PhoneCountry[] | null;
  countriesFailed: boolean;
  submit: ReturnType<UseFormReturn<FormValues>['handleSubmit']>;
}

interface Options<S extends Step> {
  /** Draft that the form shows and changes. */
  stored: StoredFields<StepValues<S>>;
  /** Messages of a refused submission, by field. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** Called once every field is valid and stored. */
  onNext: () => void;
  onInvalid?: (() => void) | undefined;
}

const namesOf = { contact: fieldsOf('contact'), company: fieldsOf('company') };
const phonesOf = (step: Step) =>
  namesOf[step].flatMap((name) => {
    const field = FIELDS[name];
    return field.kind === 'phone' ? [{ name, field, parts: field.parts }] : [];
  });

const savedPhoneOf = (
  stored: Stored,
  name: string,
  [country, digits]: PhoneField['parts'],
  home: HomeCountry,
) => savedPhone({ number: stored[name], country: stored[country], digits: stored[digits] }, home);

function shownOf(step: Step, stored: Stored, home: HomeCountry): FormValues {
  const shown: FormValues = {};
  for (const name of namesOf[step]) {
    const field = FIELDS[name];
    if (field.kind === 'phone') {
      const [country, digits] = field.parts;
      const phone = savedPhoneOf(stored, name, field.parts, home);
      shown[country] = phone.cca2;
      shown[digits] = phone.digits;
    } else shown[name] = stored[name] || (field.kind === 'country' ? home.name : '');
  }
  return shown;
}

export function useProfileForm<S extends Step>(step: S, options: Options<S>): ProfileForm {
  const stored = options.stored as StoredFields<FormValues>;
  const { countries, failed } = usePhoneCountries();
  const home = useHomeCountry();

  const phones = phonesOf(step);
  const numbersOf = (values: Stored): FormValues =>
    Object.fromEntries(
      phones.map(({ name, parts }) => {
        const saved = savedPhoneOf(stored.read(), name, parts, home);
        return [name, phoneNumber(values[parts[0]] ?? '', values[parts[1]] ?? '', countries, saved)];
      }),
    );

  const form = useForm<FormValues>({
    resolver: (values) => {
      const checked = checkStep<FormValues>(step, { ...values, ...numbersOf(values) });
      if (!checked.ok) return { values: {}, errors: ruleErrors(checked.fields) };
      const parts = phones.flatMap((phone) => phone.parts.map((part) => [part, values[part] ?? '']));
      return { values: { ...checked.value, ...Object.fromEntries(parts) }, errors: {} };
    },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: {
      ...shownOf(step, stored.read(), home),
      ...Object.fromEntries(phones.map(({ name }) => [name, ''])),
    },
  });
  const edited = useFormDraft(form, {
    stored,
    shownOf: (values) => shownOf(step, values, home),
    storedOf: (fields, values) => {
      const touched = phones.filter(({ parts }) => parts.some((part) => fields[part] !== undefined));
      const numbers = numbersOf(values);
      const whole = touched.flatMap(({ name, parts }) => [
        [name, numbers[name]],
        ...parts.map((part) => [part, values[part]]),
      ]);
      return { ...fields, ...Object.fromEntries(whole) };
    },
  });
  const stepForm = useStepForm(form, namesOf[step], options.fieldErrors, edited);

  return {
    form,
    step: stepForm,
    countriesOf: ({ parts }, name) =>
      failed ? countriesWithoutList(savedPhoneOf(stored.read(), name, parts, home)) : countries,
    countriesFailed: failed,
    submit: form.handleSubmit(
      (values) => {
        stored.change(values);
        options.onNext();
      },
      (errors) => {
        options.onInvalid?.();
        stepForm.showFirst(errors);
      },
    ),
  };
}
