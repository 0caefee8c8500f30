// Step 2: the company and where it is.
import { fieldsOf } from '@visavis/domain/profile/fields';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Journey } from '../../ui/journey.tsx';
import type { StoredFields } from '../../wizard/use-form-draft.ts';
import { CountryField } from './country-field.tsx';
import { FormField } from './form-field.tsx';
import styles from './step-form.module.css';
import { useProfileForm } from './use-profile-form.ts';
import type { CompanyValues } from './values.ts';

interface CompanyStepProps {
  /** Draft that the form shows and changes. */
  stored: StoredFields<CompanyValues>;
  onBack: () => void;
  /** Called once every field is valid and stored. */
  onNext: () => void;
  /** Messages of a refused submission, by field. */
  fieldErrors?: Readonly<Record<string, string>>;
  stepper?: ReactNode;
  /** Replaces the texts of Business Matching. */
  title?: string;
  lead?: string;
  /** Between the fields and the actions. */
  children?: ReactNode;
  /** Below the actions. */
  footnote?: ReactNode;
  /** For the last button when this step submits; otherwise it is Next. */
  submit?: { label: string; busyText: string; busy: boolean };
  /** Next was pressed while a field is invalid, so that the content beside the fields can show its messages too. */
  onInvalid?: () => void;
}

export function CompanyStep(props: CompanyStepProps) {
  const { stored, onBack, onNext, onInvalid, fieldErrors, stepper, submit } = props;
  const text = useText();
  const profile = useProfileForm('company', { stored, onNext, onInvalid, fieldErrors });
  return (
    <Journey
      title={props.title ?? text('registration.title')}
      lead={props.lead ?? text('registration.companyLead')}
      stepper={stepper}
    >
      <form ref={profile.step.formRef} noValidate onSubmit={profile.submit}>
        <div className={styles.fields}>
          {fieldsOf('company').map((name) =>
            name === 'country' ? (
              <CountryField key={name} name={name} of={profile} />
            ) : (
              <FormField key={name} name={name} of={profile} />
            ),
          )}
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
