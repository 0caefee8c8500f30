// The form fields of the applicant and an optional second applicant.
import type { BookingSummary } from '@visavis/contract/booking/summary';
import type { BookingForm } from '@visavis/domain/booking/schema';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useText } from '../../../i18n/text.ts';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { StepForm } from '../../../wizard/use-step-form.ts';
import styles from '../booking-page.module.css';
import type { BookingPhone } from '../booking-props.ts';
import type { BookingValues } from '../booking-values.ts';
import fields from './fields.module.css';

interface ApplicantFieldsProps {
  form: UseFormReturn<BookingValues, unknown, BookingForm>;
  step: StepForm<BookingValues>;
  phone: BookingPhone;
  /** Carries the stored passports, masked. */
  booking: BookingSummary | null;
}

/** Keeps the browser from storing, correcting or autofilling a passport number. */
const PASSPORT = { autoComplete: 'off', autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false };

export function ApplicantFields({ form, step, phone, booking }: ApplicantFieldsProps) {
  const text = useText();
  // Both applicants have a name and a passport; the section label tells them apart.
  const id = useId();
  const { control, setValue, clearErrors } = form;
  const [cca2, digits] = useWatch({ control, name: ['phoneCountry', 'phoneDigits'] });
  const storedHelp = (masked: string | undefined) =>
    masked ? { help: text('payment.passportStored', { passport: masked }) } : {};
  return (
    <>
      <section className={styles.section} aria-labelledby={`${id}-first`}>
        <h2 id={`${id}-first`}>{text('payment.applicant')}</h2>
        <div className={fields.fields}>
          <div data-field="name">
            <TextField label={text('payment.name')} autoComplete="name" {...step.input('name')} />
          </div>
          <div data-field="passportNumber">
            <TextField
              label={text('payment.passport')}
              {...PASSPORT}
              {...storedHelp(booking?.bookingData.passportNumber)}
              {...step.input('passportNumber')}
            />
          </div>
          <div data-field="email">
            <TextField
              label={text('payment.email')}
              type="email"
              autoComplete="email"
              {...step.input('email')}
            />
          </div>
          <div data-field="phoneNumber">
            <PhoneField
              label={text('payment.phone')}
              countries={phone.countries}
              loadFailed={phone.failed}
              reading={phone.reading}
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
        </div>
      </section>
      <section className={styles.section} aria-labelledby={`${id}-second`}>
        <h2 id={`${id}-second`}>
          {text('payment.secondApplicant')} <span className={styles.optional}>{text('ui.optional')}</span>
        </h2>
        <div className={fields.fields}>
          <div data-field="additionalName">
            <TextField label={text('payment.name')} autoComplete="off" {...step.input('additionalName')} />
          </div>
          <div data-field="additionalPassport">
            <TextField
              label={text('payment.passport')}
              {...PASSPORT}
              {...storedHelp(booking?.bookingData.additionalPassport)}
              {...step.input('additionalPassport')}
            />
          </div>
        </div>
      </section>
    </>
  );
}
