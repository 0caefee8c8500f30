// A person's contact being edited: what is typed stays until it is saved, whatever the server answers.
import { changeContact } from '@visavis/contract/person/calls';
import type { Contact } from '@visavis/contract/person/contact';
import type { Person } from '@visavis/contract/person/person';
import { FIELD_NAMES, type FieldName } from '@visavis/domain/profile/fields';
import { checkDetails } from '@visavis/domain/registration/check';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { Hindrance, useAction } from '../../queries/use-action.ts';
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
  /** What somebody else has stored in fields that are edited here. */
  const [standing, setStanding] = useState<Fields>({});
  const values: Contact = { ...seen.contact, ...typed };
  const changes = FIELD_NAMES.filter((name) => values[name] !== seen.contact[name]);

  const isOtherLanguage = language !== person.language;

  const save = useAction({
    act: async () => {
      // Untouched numbers stay as they are stored.
      const read = await withNumbers(values, diallingOf);
      const untouched = FIELD_NAMES.filter((name) => !changes.includes(name));
      const contact = { ...read, ...Object.fromEntries(untouched.map((name) => [name, values[name]])) };
      const checked = checkDetails(contact, { isByStaff: person.registeredBy !== null });
      if (!checked.ok) {
        const refused = Object.entries(checked.fields);
        throw new Hindrance(
          '',
          Object.fromEntries(refused.map(([name, rule]) => [`contact.${name}`, text.rule(rule)])),
        );
      }
      const { version } = seen;
      const body = { version, contact: checked.value, ...(isOtherLanguage && { language }) };
      return call(changeContact, { params: { reference: person.reference }, body });
    },
    failed: text('people.saveFailed'),
    done: (answer) => {
      takeOver(() => answer.person);
      toast(
        answer.isLinkMailed
          ? text('people.savedAndMailed', { address: answer.person.contact.email })
          : text('people.saved'),
      );
      onSaved();
    },
    refused: ({ error }) => {
      const latest = error instanceof ApiError ? error.contact : undefined;
      if (!latest) return;
      // Saving again replaces only the fields that were typed here.
      setStanding(
        Object.fromEntries(
          changes
            .filter((name) => latest.contact[name] !== seen.contact[name])
            .map((name) => [name, latest.contact[name]]),
        ),
      );
      setTyped(Object.fromEntries(changes.map((name) => [name, values[name]])));
      setSeen(latest);
    },
  });

  return {
    values,
    changes,
    /** By path, such as 'contact.email'. */
    errors: save.faults,
    refusal: save.failure,
    standing,
    isSaving: save.isBusy,
    language,
    isOtherLanguage,
    setLanguage,
    enter: (name: FieldName, value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      save.forget(`contact.${name}`);
    },
    save: save.run,
    storedEmail: seen.contact.email,
  };
}

export type ContactForm = ReturnType<typeof useContact>;
