// Step 1: who will attend the meetings, and for which company.
import { checkProfile } from '@visavis/domain/registration/check';
import { COMPANY_SIZES } from '@visavis/domain/registration/rules';
import { digitsOnly } from '@visavis/domain/registration/text';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../i18n/text.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Journey } from '../../ui/journey.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ruleErrors } from '../../wizard/rule-errors.ts';
import { useStepForm } from '../../wizard/use-step-form.ts';
import { usePhoneCountries } from './api.ts';
import { countriesWithoutList, phoneNumber, savedPhone } from './phone.ts';
import styles from './step-form.module.css';
import { CONTACT_FIELDS, type ContactForm, type ContactValues, companySize } from './values.ts';

interface ContactStepProps {
  /** Filled in once, when the step opens. */
  saved: Partial<ContactValues>;
  /** After every edit, with what stands in the form by then. */
  onChange: (values: ContactValues) => void;
  onNext: (values: ContactValues) => void;
  /** Messages of a refused submission, by field. */
  fieldErrors?: Readonly<Record<string, string>>;
  stepper?: ReactNode;
  /** In place of those of Business Matching. */
  title?: string;
  lead?: string;
  /** Below the stepper. */
  aside?: ReactNode;
  /** Between the fields and the actions. */
  children?: ReactNode;
  /** Below the actions. */
  footnote?: ReactNode;
}

type ContactFrame = Pick<ContactStepProps, 'stepper' | 'title' | 'lead' | 'aside'>;

/** The step before its form can stand. */
export function ContactWaiting({ stepper, title, lead, aside }: ContactFrame) {
  const text = useText();
  return (
    <Journey
      title={title ?? text('registration.title')}
      lead={lead ?? text('registration.contactLead')}
      stepper={stepper}
      aside={aside}
    >
      <div className={styles.waiting} aria-busy="true" />
    </Journey>
  );
}

export function ContactStep(props: ContactStepProps) {
  const { saved, onChange, onNext, fieldErrors, stepper, title, lead, aside, children } = props;
  const text = useText();
  const { countries, failed } = usePhoneCountries();
  const [phone] = useState(() =>
    savedPhone({ number: saved.phoneNumber, country: saved.phoneCountry, digits: saved.phoneDigits }),
  );
  const numberOf = (country: string, digits: string) => phoneNumber(country, digits, countries, phone);

  const savedSize = companySize(saved.companySize);
  const form = useForm<ContactForm>({
    resolver: (values) => {
      const { phoneCountry, phoneDigits } = values;
      const checked = checkProfile({ ...values, phoneNumber: numberOf(phoneCountry, phoneDigits) });
      return checked.ok
        ? { values: { ...checked.value, phoneCountry, phoneDigits }, errors: {} }
        : { values: {}, errors: ruleErrors(checked.fields) };
    },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: {
      name: saved.name ?? '',
      designation: saved.designation ?? '',
      email: saved.email ?? '',
      companyName: saved.companyName ?? '',
      companyNature: saved.companyNature ?? '',
      ...(savedSize ? { companySize: savedSize } : {}),
      phoneNumber: '',
      phoneCountry: phone.cca2,
      phoneDigits: phone.digits,
    },
  });
  const { control, setValue, clearErrors } = form;
  const step = useStepForm(form, CONTACT_FIELDS, fieldErrors, () => {
    const values = form.getValues();
    onChange({
      ...values,
      companySize: values.companySize ?? '',
      phoneNumber: numberOf(values.phoneCountry, values.phoneDigits),
    });
  });
  const [size, cca2, digits] = useWatch({ control, name: ['companySize', 'phoneCountry', 'phoneDigits'] });

  return (
    <Journey
      title={title ?? text('registration.title')}
      lead={lead ?? text('registration.contactLead')}
      stepper={stepper}
      aside={aside}
    >
      <form
        ref={step.formRef}
        noValidate
        onSubmit={form.handleSubmit((values) => onNext(values), step.showFirst)}
      >
        <div className={styles.fields}>
          <div data-field="name">
            <TextField label={text('registration.name')} autoComplete="name" {...step.input('name')} />
          </div>
          <div data-field="designation">
            <TextField
              label={text('registration.designation')}
              autoComplete="organization-title"
              {...step.input('designation')}
            />
          </div>
          <div data-field="email">
            <TextField
              label={text('registration.email')}
              type="email"
              autoComplete="email"
              {...step.input('email')}
            />
          </div>
          <div data-field="phoneNumber">
            <PhoneField
              label={text('registration.phoneNumber')}
              countries={failed ? countriesWithoutList(phone) : countries}
              loadFailed={failed}
              value={{ cca2, digits }}
              onChange={(next) => {
                clearErrors('phoneNumber');
                setValue('phoneCountry', next.cca2);
                setValue('phoneDigits', digitsOnly(next.digits));
              }}
              autoComplete="tel-national"
              {...step.error('phoneNumber')}
            />
          </div>
          <div data-field="companyName">
            <TextField
              label={text('registration.companyName')}
              autoComplete="organization"
              {...step.input('companyName')}
            />
          </div>
          <div data-field="companyNature">
            <TextField
              label={text('registration.companyNature')}
              autoComplete="off"
              {...step.input('companyNature')}
            />
          </div>
          <div data-field="companySize" className={styles.whole}>
            <RadioCards
              legend={text('registration.companySize')}
              name="companySize"
              options={COMPANY_SIZES.map((band) => ({ value: band, label: text.said(band) }))}
              value={size ?? ''}
              onChange={(next) => {
                const chosen = companySize(next);
                clearErrors('companySize');
                if (chosen) setValue('companySize', chosen);
              }}
              {...step.error('companySize')}
            />
          </div>
        </div>
        {children}
        <Actions
          note={text('registration.allRequired')}
          next={
            <Button type="submit" iconAfter={<ArrowRight aria-hidden />}>
              {text('registration.next')}
            </Button>
          }
        />
        {props.footnote}
      </form>
    </Journey>
  );
}
