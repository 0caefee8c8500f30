// A person's own details while they complete them: what is typed stays until it is stored.
import { completeMyDetails } from '@visavis/contract/person/calls';
import type { MyDetails } from '@visavis/contract/person/endpoints';
import { FIELD_NAMES, FIELDS } from '@visavis/domain/profile/fields';
import { checkCompany, checkProfile } from '@visavis/domain/registration/check';
import { useState } from 'react';
import type { CompanyValues, ContactValues } from '../../features/profile/values.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { Hindrance, useAction } from '../../queries/use-action.ts';
import type { PhoneCountry } from '../../ui/phone-field.tsx';
import { memoryFields } from '../../wizard/memory-fields.ts';
import { isContactField } from '../business/refused-fields.ts';
import { splitNumber } from '../hosted/split-number.ts';

type Values = ContactValues & CompanyValues;

export interface FormCountries {
  known: readonly PhoneCountry[];
  /** The form's country, as its cca2. */
  home: string;
}

/** The fields, with each number in its parts. */
function valuesOf(details: MyDetails['details'], { known, home }: FormCountries): Partial<Values> {
  const parts = FIELD_NAMES.flatMap((name) => {
    const field = FIELDS[name];
    const split = field.kind === 'phone' ? splitNumber(details[name], known, home) : null;
    if (field.kind !== 'phone' || !split) return [];
    const [country, digits] = field.parts;
    return [
      [country, split.cca2],
      [digits, split.digits],
    ];
  });
  return { ...details, ...Object.fromEntries(parts) };
}

interface Opened {
  mine: MyDetails;
  linkKey: string;
  countries: FormCountries;
}

/** @param onContact shows the first step, because one of its fields was refused */
export function useDetails({ mine, linkKey, countries }: Opened, onContact: () => void) {
  const text = useText();
  const [stored] = useState(() => memoryFields<Values>(valuesOf(mine.details, countries)));
  const [version, setVersion] = useState(mine.version);

  const saving = useAction({
    act: async () => {
      const values = stored.read();
      const [contact, company] = [checkProfile(values), checkCompany(values)];
      if (!contact.ok || !company.ok)
        throw new Hindrance('', { ...(!contact.ok && contact.fields), ...(!company.ok && company.fields) });
      const { email: _, ...own } = contact.value;
      const body = { version, details: { ...own, ...company.value } };
      await call(completeMyDetails, { key: linkKey, body });
    },
    failed: text('registration.details.notSaved'),
    refused: ({ faults, error }) => {
      const latest = error instanceof ApiError ? error.contact : undefined;
      if (latest) setVersion(latest.version);
      if (Object.keys(faults).some(isContactField)) onContact();
    },
  });

  return {
    stored,
    errors: saving.faults,
    refusal: saving.failure,
    isSaving: saving.isBusy,
    isDone: saving.isDone,
    save: saving.run,
  };
}
