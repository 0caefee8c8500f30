// The dialog in which the contact of a person is changed; it says what another email address brings before it is saved.
import type { Person } from '@visavis/contract/person/person';
import { FIELDS, type FieldName, fieldsOf } from '@visavis/domain/profile/fields';
import type { Field } from '@visavis/domain/profile/kinds';
import { foldEmail } from '@visavis/domain/text/normalise';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useCountryOptions } from '../../../queries/use-country-options.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CountryCombobox } from '../../../ui/country-combobox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type ContactForm, useContact } from '../use-contact.ts';
import styles from './contact-dialog.module.css';

export function ContactDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const text = useText();
  const dates = useDates();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const form = useContact(person, onClose);
  const [isLeaving, setLeaving] = useState(false);
  const { changes, errors, refusal, isSaving } = form;
  const leave = () => (changes.length > 0 ? setLeaving(true) : onClose());
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changes.length > 0) void form.save();
    else onClose();
  };
  return (
    <>
      <Dialog
        open
        title={text('people.editContact')}
        width="medium"
        initialFocusRef={first}
        onClose={leave}
        actions={
          <>
            <Button variant="secondary" onClick={leave}>
              {text('dashboard.cancel')}
            </Button>
            <Button type="submit" form={id} busy={isSaving} busyText={text('dashboard.saving')}>
              {text('people.saveChanges')}
            </Button>
          </>
        }
      >
        <form ref={fields} id={id} className={styles.fields} noValidate onSubmit={submit}>
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
        </form>
      </Dialog>
      {isLeaving && (
        <QuestionDialog
          title={text('dashboard.leaveTitle')}
          answer={{ words: text('dashboard.leave'), isDangerous: true, onPress: onClose }}
          onCancel={() => setLeaving(false)}
        >
          <p>
            {text('dashboard.leaveHint', { changes: dates.series(changes.map((name) => text.field(name))) })}
          </p>
        </QuestionDialog>
      )}
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
  const countries = useCountryOptions();
  const field: Field = FIELDS[name];
  const value = form.values[name];
  const now = form.standing[name];
  const parts = { label: text.field(name), error: form.errors[name] };
  const help = now === undefined ? undefined : text('people.nowStands', { value: now || '–' });
  const enter = ({ target }: { target: { value: string } }) => form.enter(name, target.value);
  if (field.kind === 'country')
    return (
      <CountryCombobox
        {...parts}
        countries={countries}
        value={value}
        emptyText={text('people.noCountry')}
        onChange={(chosen) => form.enter(name, chosen)}
      />
    );
  if (field.kind === 'choice')
    return (
      <SelectField
        {...parts}
        help={help}
        value={value}
        options={field.options.map((option) => ({
          value: option,
          label: text.option('companySize', option),
        }))}
        onChange={enter}
      />
    );
  return (
    <div className={styles.field}>
      <TextField
        {...parts}
        {...(name === 'name' && { ref: firstRef })}
        help={help}
        optional={field.kind === 'line' && !field.required}
        inputMode={field.kind === 'phone' ? 'tel' : name === 'email' ? 'email' : undefined}
        dir="auto"
        autoComplete="off"
        value={value}
        onChange={enter}
      />
      {name === 'email' && <OtherAddress form={form} person={person} />}
    </div>
  );
}

/** What saving another email address does, said beside it. */
function OtherAddress({ form, person }: Pick<ContactFieldProps, 'form' | 'person'>) {
  const text = useText();
  const { storedEmail, values } = form;
  const isOther = foldEmail(values.email) !== foldEmail(storedEmail);
  const isApplicant = person.application !== null && person.application.decision !== 'approved';
  return (
    <div role="status">
      {isOther && (
        <div className={styles.said}>
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
