// The dialog for changing a person's contact; it says what another email address entails before it is saved.
import type { Person } from '@visavis/contract/person/person';
import { LANGUAGE_NAMES, type Language } from '@visavis/domain/language/languages';
import { type FieldName, fieldsOf } from '@visavis/domain/profile/fields';
import { foldEmail } from '@visavis/domain/text/normalise';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useEditionLanguages } from '../../../queries/use-edition-languages.ts';
import { Banner } from '../../../ui/banner.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { LeaveQuestion } from '../../../ui/leave-question.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { type ContactForm, useContact } from '../use-contact.ts';
import styles from './contact-dialog.module.css';
import { ContactInput } from './contact-input.tsx';

export function ContactDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const text = useText();
  const dates = useDates();
  const first = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const form = useContact(person, onClose);
  const [isLeaving, setLeaving] = useState(false);
  const languages = useEditionLanguages();
  // An option that has been switched off since stays until another is chosen.
  const offered = languages.includes(person.language) ? languages : [person.language, ...languages];
  const { changes, errors, refusal, isSaving } = form;
  const changed = [
    ...changes.map((name) => text.field(name)),
    ...(form.isOtherLanguage ? [text('people.language')] : []),
  ];
  const leave = () => (changed.length > 0 ? setLeaving(true) : onClose());
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const submit = () => {
    if (changed.length > 0) void form.save();
    else onClose();
  };
  return (
    <>
      <FormDialog
        title={text('people.editContact')}
        width="medium"
        initialFocusRef={first}
        onClose={leave}
        submit={{ words: text('people.saveChanges'), isBusy: isSaving, busyText: text('dashboard.saving') }}
        onSubmit={submit}
        formRef={fields}
        className={styles.fields}
      >
        {refusal !== null && (
          <div className={styles.whole}>
            <Banner kind="error">{refusal}</Banner>
          </div>
        )}
        {fieldsOf('contact').map((name) => (
          <ContactField key={name} name={name} form={form} person={person} firstRef={first} />
        ))}
        {fieldsOf('company').map((name) => (
          <ContactField key={name} name={name} form={form} person={person} firstRef={first} />
        ))}
        {offered.length > 1 && (
          <div className={stackStyles.shrinking}>
            <SelectField
              label={text('people.language')}
              value={form.language}
              options={offered.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
              onChange={({ target }) => form.setLanguage(target.value as Language)}
            />
          </div>
        )}
      </FormDialog>
      {isLeaving && (
        <QuestionDialog
          title={text('dashboard.leaveTitle')}
          answer={{ words: text('dashboard.leave'), isDangerous: true, onPress: onClose }}
          onCancel={() => setLeaving(false)}
        >
          <p>{text('dashboard.leaveHint', { changes: dates.series(changed) })}</p>
        </QuestionDialog>
      )}
      {changed.length > 0 && <LeaveQuestion changes={changed} />}
    </>
  );
}

interface ContactFieldProps {
  name: FieldName;
  form: ContactForm;
  person: Person;
  firstRef: React.RefObject<HTMLInputElement | null>;
}

function ContactField({ name, form, person, firstRef }: ContactFieldProps) {
  const text = useText();
  const now = form.standing[name];
  return (
    <div className={stackStyles.shrinking}>
      <ContactInput
        name={name}
        value={form.values[name]}
        isByStaff={person.registeredBy !== null}
        error={form.errors[`contact.${name}`]}
        help={now === undefined ? undefined : text('people.nowStands', { value: now || '–' })}
        {...(name === 'name' && { ref: firstRef })}
        onEnter={form.enter}
      />
      {name === 'email' && <OtherAddress form={form} person={person} />}
    </div>
  );
}

/** What saving another email address does, shown beside it. */
function OtherAddress({ form, person }: Pick<ContactFieldProps, 'form' | 'person'>) {
  const text = useText();
  const { storedEmail, values } = form;
  const isOther = foldEmail(values.email) !== foldEmail(storedEmail);
  const isApplicant = person.application !== null && person.application.decision !== 'approved';
  return (
    <div role="status">
      {isOther && (
        <div className={stackStyles.above2}>
          <Banner kind="info">
            {text(isApplicant ? 'people.otherAddressOfApplicant' : 'people.otherAddress', {
              address: storedEmail,
            })}
          </Banner>
        </div>
      )}
    </div>
  );
}
