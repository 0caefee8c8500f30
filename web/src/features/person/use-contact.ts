// The contact of a person as it is being changed: what is typed stays until it is saved, whatever the server answers.
import { changeContact } from '@visavis/contract/person/calls';
import type { Contact } from '@visavis/contract/person/contact';
import type { Person } from '@visavis/contract/person/person';
import { FIELD_NAMES, type FieldName } from '@visavis/domain/profile/fields';
import { checkDetails } from '@visavis/domain/registration/check';
import { useState } from 'react';
import { fieldSentences, isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { useDiallingOf } from '../../queries/use-country-options.ts';
import { useToast } from '../../ui/toast.tsx';
import { useTakeOver } from './api.ts';
import { withNumbers } from './dialled.ts';

type Fields = Partial<Record<FieldName, string>>;

/** @param onSaved called after it is stored */
export function useContact(person: Person, onSaved: () => void) {
  const text = useText();
  const toast = useToast();
  const takeOver = useTakeOver(person.reference);
  const diallingOf = useDiallingOf();
  const [seen, setSeen] = useState({ version: person.contactVersion, contact: person.contact });
  const [language, setLanguage] = useState(person.language);
  const [typed, setTyped] = useState<Partial<Contact>>({});
  const [errors, setErrors] = useState<Fields>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  /** What somebody else has stored where something is typed here. */
  const [standing, setStanding] = useState<Fields>({});
  const [isSaving, setSaving] = useState(false);
  const values: Contact = { ...seen.contact, ...typed };
  const changes = FIELD_NAMES.filter((name) => values[name] !== seen.contact[name]);

  const isOtherLanguage = language !== person.language;

  const enter = (name: FieldName, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  };

  const save = async () => {
    if (isSaving) return;
    setRefusal(null);
    setSaving(true);
    try {
      // Numbers that were not touched stay as they are stored.
      const read = await withNumbers(values, diallingOf);
      const untouched = FIELD_NAMES.filter((name) => !changes.includes(name));
      const contact = { ...read, ...Object.fromEntries(untouched.map((name) => [name, values[name]])) };
      const checked = checkDetails(contact, { isByStaff: person.registeredBy !== null });
      if (!checked.ok) {
        const refused = Object.entries(checked.fields);
        setErrors(Object.fromEntries(refused.map(([name, rule]) => [name, text.rule(rule)])));
        return;
      }
      const { version } = seen;
      const body = {
        version,
        contact: checked.value,
        ...(isOtherLanguage && { language }),
      };
      const answer = await call(changeContact, { params: { reference: person.reference }, body });
      takeOver(() => answer.person);
      toast(
        answer.isLinkMailed
          ? text('people.savedAndMailed', { address: answer.person.contact.email })
          : text('people.saved'),
      );
      onSaved();
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
    }
  };

  const refuse = (error: unknown) => {
    if (isSessionOver(error)) return;
    const latest = error instanceof ApiError ? error.contact : undefined;
    if (latest) {
      // Saving again replaces what is shown now, and nothing that was not typed here.
      setStanding(
        Object.fromEntries(
          changes
            .filter((name) => latest.contact[name] !== seen.contact[name])
            .map((name) => [name, latest.contact[name]]),
        ),
      );
      setTyped(Object.fromEntries(changes.map((name) => [name, values[name]])));
      setSeen(latest);
    }
    const fields = error instanceof ApiError ? fieldSentences(text, error) : {};
    setErrors(
      Object.fromEntries(
        Object.entries(fields).map(([path, words]) => [path.replace(/^contact\./, ''), words]),
      ),
    );
    setRefusal(sentenceOf(text, error, text('people.saveFailed')));
  };

  return {
    values,
    changes,
    errors,
    refusal,
    standing,
    isSaving,
    language,
    isOtherLanguage,
    setLanguage,
    enter,
    save,
    storedEmail: seen.contact.email,
  };
}

export type ContactForm = ReturnType<typeof useContact>;
