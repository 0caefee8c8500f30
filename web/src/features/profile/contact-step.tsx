// Step 1: who will attend the meetings, and for which company.
import { type FieldIn, fieldsOf } from '@visavis/domain/profile/fields';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Journey } from '../../ui/journey.tsx';
import type { StoredFields } from '../../wizard/use-form-draft.ts';
import { FormField } from './form-field.tsx';
import styles from './step-form.module.css';
import { useProfileForm } from './use-profile-form.ts';
import type { ContactValues } from './values.ts';

interface ContactStepProps {
  /** Draft that the form shows and changes. */
  stored: StoredFields<ContactValues>;
  /** Called once every field is valid and stored. */
  onNext: () => void;
  /** Messages of a refused submission, by field. */
  fieldErrors?: Readonly<Record<string, string>>;
  stepper?: ReactNode;
  /** Replaces the texts of Business Matching. */
  title?: string;
  lead?: string;
  /** Read-only fields, each with the reason. */
  fixed?: Partial<Record<FieldIn<'contact'>, string>>;
  /** Below the stepper. */
  aside?: ReactNode;
  /** Between the fields and the actions. */
  children?: ReactNode;
  /** Below the actions. */
  footnote?: ReactNode;
}

type ContactFrame = Pick<ContactStepProps, 'stepper' | 'title' | 'lead' | 'aside'>;

/** The step before its form can be rendered. */
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
  const { stored, onNext, fieldErrors, stepper, title, lead, aside } = props;
  const text = useText();
  const profile = useProfileForm('contact', { stored, onNext, fieldErrors });
  return (
    <Journey
      title={title ?? text('registration.title')}
      lead={lead ?? text('registration.contactLead')}
      stepper={stepper}
      aside={aside}
    >
      <form ref={profile.step.formRef} noValidate onSubmit={profile.submit}>
        <div className={styles.fields}>
          {fieldsOf('contact').map((name) => (
            <FormField key={name} name={name} of={profile} fixed={props.fixed?.[name]} />
          ))}
        </div>
        {props.children}
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
