// Step 1: who will attend the meetings, and for which company.
import { checkProfile } from '@visavis/domain/registration/check';
import { COMPANY_SIZES } from '@visavis/domain/registration/rules';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../i18n/text.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Journey } from '../../ui/journey.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ruleErrors } from '../../wizard/rule-errors.ts';
import { type StoredFields, useFormDraft } from '../../wizard/use-form-draft.ts';
import { useStepForm } from '../../wizard/use-step-form.ts';
import { usePhoneCountries } from './api.ts';
import { countriesWithoutList, phoneNumber, savedPhone } from './phone.ts';
import { usePhoneReading } from './phone-reading.ts';
import styles from './step-form.module.css';
import { CONTACT_FIELDS, type ContactForm, type ContactValues, companySize } from './values.ts';

interface ContactStepProps {
  /** Shown in the form, and changed by it. */
  stored: StoredFields<ContactValues>;
  /** Every field is right, and stored. */
  onNext: () => void;
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

const savedPhoneOf = ({
  phoneNumber: number,
  phoneCountry: country,
  phoneDigits: digits,
}: Partial<ContactValues>) => savedPhone({ number, country, digits });

function shownOf(stored: Partial<ContactValues>) {
  const phone = savedPhoneOf(stored);
  return {
    name: stored.name ?? '',
    designation: stored.designation ?? '',
    email: stored.email ?? '',
    companyName: stored.companyName ?? '',
    companyNature: stored.companyNature ?? '',
    companySize: companySize(stored.companySize),
    phoneCountry: phone.cca2,
    phoneDigits: phone.digits,
  };
}

export function ContactStep(props: ContactStepProps) {
  const { stored, onNext, fieldErrors, stepper, title, lead, aside, children } = props;
  const text = useText();
  const { countries, failed } = usePhoneCountries();
  const reading = usePhoneReading();
  const phone = savedPhoneOf(stored.read());
  const numberOf = (country: string, digits: string) =>
    phoneNumber(country, digits, countries, savedPhoneOf(stored.read()));

  const { companySize: openedSize, ...opened } = shownOf(stored.read());
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
    defaultValues: { ...opened, ...(openedSize ? { companySize: openedSize } : {}), phoneNumber: '' },
  });
  const { control, setValue, clearErrors } = form;
  const edited = useFormDraft(form, {
    stored,
    shownOf,
    storedOf: (fields, { phoneCountry, phoneDigits }) =>
      fields.phoneCountry === undefined && fields.phoneDigits === undefined
        ? fields
        : { ...fields, phoneCountry, phoneDigits, phoneNumber: numberOf(phoneCountry, phoneDigits) },
  });
  const step = useStepForm(form, CONTACT_FIELDS, fieldErrors, edited);
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
        onSubmit={form.handleSubmit((values) => {
          stored.change(values);
          onNext();
        }, step.showFirst)}
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
              reading={reading}
              value={{ cca2, digits }}
              onChange={(next) => {
                clearErrors('phoneNumber');
                setValue('phoneCountry', next.cca2);
                setValue('phoneDigits', next.digits);
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
              options={COMPANY_SIZES.map((band) => ({
                value: band,
                label: text.choice('companySize', band),
              }))}
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
