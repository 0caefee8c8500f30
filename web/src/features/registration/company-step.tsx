// Step 2: the company and where it is.
import { checkCompany } from '@visavis/domain/registration/check';
import { DEFAULT_COUNTRY } from '@visavis/domain/registration/rules';
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
import { ruleErrors } from '../../wizard/rule-errors.ts';
import { useStepForm } from '../../wizard/use-step-form.ts';
import { DEFAULT_COUNTRY_CHOICE, useCountryChoices, usePhoneCountries } from './api.ts';
import { countriesWithoutList, phoneNumber, savedPhone } from './phone.ts';
import styles from './step-form.module.css';
import { COMPANY_FIELDS, type CompanyForm, type CompanyValues } from './values.ts';

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
  /** In place of those of Business Matching. */
  title?: string;
  lead?: string;
  /** Between the fields and the actions. */
  children?: ReactNode;
  /** Below the actions. */
  footnote?: ReactNode;
  /** Of the last button where this step submits; else it leads on. */
  submit?: { label: string; busyText: string; busy: boolean };
  /** Next was pressed while a field is wrong: what stands beside the fields shows its messages too. */
  onInvalid?: () => void;
}

export function CompanyStep(props: CompanyStepProps) {
  const { saved, onChange, onBack, onNext, fieldErrors, stepper, submit } = props;
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

  const form = useForm<CompanyForm>({
    resolver: (values) => {
      const { companyPhoneCountry, companyPhoneDigits } = values;
      const companyPhone = numberOf(companyPhoneCountry, companyPhoneDigits);
      const checked = checkCompany({ ...values, companyPhone });
      return checked.ok
        ? { values: { ...checked.value, companyPhoneCountry, companyPhoneDigits }, errors: {} }
        : { values: {}, errors: ruleErrors(checked.fields) };
    },
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
      companyPhone: numberOf(values.companyPhoneCountry, values.companyPhoneDigits),
    };
  };
  const step = useStepForm(form, COMPANY_FIELDS, fieldErrors, () => onChange(current()));
  const [country, cca2, digits] = useWatch({
    control,
    name: ['country', 'companyPhoneCountry', 'companyPhoneDigits'],
  });

  return (
    <Journey
      title={props.title ?? text('registration.title')}
      lead={props.lead ?? text('registration.companyLead')}
      stepper={stepper}
    >
      <form
        ref={step.formRef}
        noValidate
        onSubmit={form.handleSubmit(
          (values) => onNext(values),
          (errors) => {
            props.onInvalid?.();
            step.showFirst(errors);
          },
        )}
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
        {props.children}
        <Actions
          back={
            <Button
              variant="secondary"
              icon={<ArrowLeft aria-hidden />}
              aria-disabled={submit?.busy || undefined}
              onClick={() => {
                if (!submit?.busy) onBack(current());
              }}
            >
              {text('registration.back')}
            </Button>
          }
          note={text('registration.allRequired')}
          next={
            submit ? (
              <Button type="submit" busy={submit.busy} busyText={submit.busyText}>
                {submit.label}
              </Button>
            ) : (
              <Button type="submit" iconAfter={<ArrowRight aria-hidden />}>
                {text('registration.next')}
              </Button>
            )
          }
        />
        {props.footnote}
      </form>
    </Journey>
  );
}
