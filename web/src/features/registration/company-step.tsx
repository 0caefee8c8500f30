// Step 2: the company and where it is.
import { zodResolver } from '@hookform/resolvers/zod';
import { DEFAULT_COUNTRY } from '@visavis/domain/registration/schema';
import { digitsOnly } from '@visavis/domain/registration/text';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../i18n/text.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { CountryCombobox } from '../../ui/country-combobox.tsx';
import { Journey } from '../../ui/journey.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DEFAULT_COUNTRY_CHOICE, useCountryChoices, usePhoneCountries } from './api.ts';
import { countriesWithoutList, phoneNumber, savedPhone } from './phone.ts';
import styles from './step-form.module.css';
import { useStepForm } from './use-step-form.ts';
import {
  type CheckedCompany,
  COMPANY_FIELDS,
  type CompanyForm,
  type CompanyValues,
  companyFormSchema,
} from './values.ts';

interface CompanyStepProps {
  /** Filled in once, when the step opens. */
  saved: Partial<CompanyValues>;
  /** After every edit, with what stands in the form by then. */
  onChange: (values: CompanyValues) => void;
  /** With what stands in the form, valid or not. */
  onBack: (values: CompanyValues) => void;
  onNext: (values: CompanyValues) => void;
  /** Messages of a refused submission, by field. */
  fieldErrors?: Readonly<Record<string, string>>;
  stepper?: ReactNode;
}

const checked = zodResolver(companyFormSchema);

export function CompanyStep({ saved, onChange, onBack, onNext, fieldErrors, stepper }: CompanyStepProps) {
  const text = useText();
  const choices = useCountryChoices();
  const { countries, failed } = usePhoneCountries();
  const [phone] = useState(() =>
    savedPhone({
      number: saved.companyPhone,
      country: saved.companyPhoneCountry,
      digits: saved.companyPhoneDigits,
    }),
  );
  const numberOf = (country: string, digits: string) => phoneNumber(country, digits, countries, phone);

  const form = useForm<CompanyForm, unknown, CheckedCompany>({
    resolver: (values, context, options) =>
      checked(
        { ...values, companyPhone: numberOf(values.companyPhoneCountry, values.companyPhoneDigits) },
        context,
        options,
      ),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: {
      website: saved.website ?? '',
      addressLine1: saved.addressLine1 ?? '',
      addressLine2: saved.addressLine2 ?? '',
      city: saved.city ?? '',
      region: saved.region ?? '',
      postalCode: saved.postalCode ?? '',
      country: saved.country || DEFAULT_COUNTRY.name,
      companyPhone: '',
      companyPhoneCountry: phone.cca2,
      companyPhoneDigits: phone.digits,
    },
  });
  const { control, setValue, clearErrors } = form;
  const current = (): CompanyValues => {
    const values = form.getValues();
    return {
      ...values,
      website: values.website ?? '',
      addressLine2: values.addressLine2 ?? '',
      companyPhone: numberOf(values.companyPhoneCountry, values.companyPhoneDigits),
    };
  };
  const step = useStepForm(form, COMPANY_FIELDS, fieldErrors, () => onChange(current()));
  const [country, cca2, digits] = useWatch({
    control,
    name: ['country', 'companyPhoneCountry', 'companyPhoneDigits'],
  });

  return (
    <Journey title={text('registration.title')} lead={text('registration.companyLead')} stepper={stepper}>
      <form
        ref={step.formRef}
        noValidate
        onSubmit={form.handleSubmit((values) => onNext(values), step.showFirst)}
      >
        <div className={styles.fields}>
          <div data-field="website">
            <TextField
              label={text('registration.website')}
              optional
              type="url"
              autoComplete="url"
              {...step.input('website')}
            />
          </div>
          <div data-field="companyPhone">
            <PhoneField
              label={text('registration.companyPhone')}
              countries={failed ? countriesWithoutList(phone) : countries}
              loadFailed={failed}
              value={{ cca2, digits }}
              onChange={(next) => {
                clearErrors('companyPhone');
                setValue('companyPhoneCountry', next.cca2);
                setValue('companyPhoneDigits', digitsOnly(next.digits));
              }}
              autoComplete="tel-national"
              {...step.error('companyPhone')}
            />
          </div>
          <div data-field="addressLine1">
            <TextField
              label={text('registration.addressLine1')}
              autoComplete="address-line1"
              {...step.input('addressLine1')}
            />
          </div>
          <div data-field="addressLine2">
            <TextField
              label={text('registration.addressLine2')}
              optional
              autoComplete="address-line2"
              {...step.input('addressLine2')}
            />
          </div>
          <div data-field="city">
            <TextField
              label={text('registration.city')}
              autoComplete="address-level2"
              {...step.input('city')}
            />
          </div>
          <div data-field="region">
            <TextField
              label={text('registration.region')}
              autoComplete="address-level1"
              {...step.input('region')}
            />
          </div>
          <div data-field="postalCode">
            <TextField
              label={text('registration.postalCode')}
              autoComplete="postal-code"
              {...step.input('postalCode')}
            />
          </div>
          <div data-field="country">
            <CountryCombobox
              label={text('registration.country')}
              countries={choices.countries ?? [DEFAULT_COUNTRY_CHOICE]}
              value={country}
              onChange={(next) => {
                clearErrors('country');
                setValue('country', next);
              }}
              emptyText={text('registration.noCountries')}
              {...step.error('country')}
            />
          </div>
        </div>
        <Actions
          back={
            <Button variant="secondary" icon={<ArrowLeft aria-hidden />} onClick={() => onBack(current())}>
              {text('registration.back')}
            </Button>
          }
          note={text('registration.allRequired')}
          next={
            <Button type="submit" iconAfter={<ArrowRight aria-hidden />}>
              {text('registration.next')}
            </Button>
          }
        />
      </form>
    </Journey>
  );
}
