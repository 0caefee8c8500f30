// Step 2: the company and where it is.
import { checkCompany } from '@visavis/domain/registration/check';
import { DEFAULT_COUNTRY } from '@visavis/domain/registration/rules';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../i18n/text.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { CountryCombobox } from '../../ui/country-combobox.tsx';
import { Journey } from '../../ui/journey.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ruleErrors } from '../../wizard/rule-errors.ts';
import { type StoredFields, useFormDraft } from '../../wizard/use-form-draft.ts';
import { useStepForm } from '../../wizard/use-step-form.ts';
import { DEFAULT_COUNTRY_CHOICE, useCountryChoices, usePhoneCountries } from './api.ts';
import { countriesWithoutList, phoneNumber, savedPhone } from './phone.ts';
import { usePhoneReading } from './phone-reading.ts';
import styles from './step-form.module.css';
import { COMPANY_FIELDS, type CompanyForm, type CompanyValues } from './values.ts';

interface CompanyStepProps {
  /** Shown in the form, and changed by it. */
  stored: StoredFields<CompanyValues>;
  onBack: () => void;
  /** Every field is right, and stored. */
  onNext: () => void;
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

const savedPhoneOf = (stored: Partial<CompanyValues>) =>
  savedPhone({
    number: stored.companyPhone,
    country: stored.companyPhoneCountry,
    digits: stored.companyPhoneDigits,
  });

function shownOf(stored: Partial<CompanyValues>) {
  const phone = savedPhoneOf(stored);
  return {
    website: stored.website ?? '',
    addressLine1: stored.addressLine1 ?? '',
    addressLine2: stored.addressLine2 ?? '',
    city: stored.city ?? '',
    region: stored.region ?? '',
    postalCode: stored.postalCode ?? '',
    country: stored.country || DEFAULT_COUNTRY.name,
    companyPhoneCountry: phone.cca2,
    companyPhoneDigits: phone.digits,
  };
}

export function CompanyStep(props: CompanyStepProps) {
  const { stored, onBack, onNext, fieldErrors, stepper, submit } = props;
  const text = useText();
  const choices = useCountryChoices();
  const { countries, failed } = usePhoneCountries();
  const reading = usePhoneReading();
  const phone = savedPhoneOf(stored.read());
  const numberOf = (country: string, digits: string) =>
    phoneNumber(country, digits, countries, savedPhoneOf(stored.read()));

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
    defaultValues: { ...shownOf(stored.read()), companyPhone: '' },
  });
  const { control, setValue, clearErrors } = form;
  const edited = useFormDraft(form, {
    stored,
    shownOf,
    storedOf: (fields, { companyPhoneCountry, companyPhoneDigits }) =>
      fields.companyPhoneCountry === undefined && fields.companyPhoneDigits === undefined
        ? fields
        : {
            ...fields,
            companyPhoneCountry,
            companyPhoneDigits,
            companyPhone: numberOf(companyPhoneCountry, companyPhoneDigits),
          },
  });
  const step = useStepForm(form, COMPANY_FIELDS, fieldErrors, edited);
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
          (values) => {
            stored.change(values);
            onNext();
          },
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
              reading={reading}
              value={{ cca2, digits }}
              onChange={(next) => {
                clearErrors('companyPhone');
                setValue('companyPhoneCountry', next.cca2);
                setValue('companyPhoneDigits', next.digits);
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
                if (!submit?.busy) onBack();
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
