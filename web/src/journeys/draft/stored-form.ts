// The fields of both form steps as one: the specification keeps those of step 2 under two keys, which must not disagree.
import type { CompanyValues, ContactValues } from '../../features/registration/values.ts';
import type { StoredValue } from '../../wizard/stored-value.ts';
import type { StoredFields } from '../../wizard/use-form-draft.ts';

type FormValues = ContactValues & CompanyValues;

interface FormParts {
  registration: StoredValue<Partial<FormValues>>;
  companyInfo: StoredValue<Partial<CompanyValues>>;
}

export interface StoredForm extends StoredFields<FormValues> {
  /** What is read before anything is stored. */
  readonly empty: Partial<FormValues>;
  /** The same object until a field changes. */
  read(): Partial<FormValues>;
}

/** @param companyNames the fields of step 2 */
export function storedForm(
  { registration, companyInfo }: FormParts,
  companyNames: readonly (keyof CompanyValues)[],
): StoredForm {
  let seen: { whole: Partial<FormValues>; company: Partial<CompanyValues> } | undefined;
  let merged: Partial<FormValues> = {};

  const read = (): Partial<FormValues> => {
    const now = { whole: registration.read(), company: companyInfo.read() };
    if (now.whole !== seen?.whole || now.company !== seen.company) {
      seen = now;
      // Drafts of before let them differ: step 2 has the later hand.
      merged = { ...now.whole, ...now.company };
    }
    return merged;
  };

  return {
    empty: {},
    read,
    change(fields) {
      const next = { ...read(), ...fields };
      const company = companyNames.filter((name) => next[name] !== undefined);
      if (companyNames.some((name) => fields[name] !== undefined))
        companyInfo.write(Object.fromEntries(company.map((name) => [name, next[name]])));
      registration.write(next);
    },
    subscribe(notify) {
      const stops = [registration.subscribe(notify), companyInfo.subscribe(notify)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
