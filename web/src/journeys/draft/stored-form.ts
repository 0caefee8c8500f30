// Merges the fields of both form steps: the specification stores those of step 2 under two keys, which must agree.
import type { CompanyValues, ContactValues } from '../../features/profile/values.ts';
import type { StoredValue } from '../../wizard/stored-value.ts';
import type { StoredFields } from '../../wizard/use-form-draft.ts';

type FormValues = ContactValues & CompanyValues;

interface FormParts {
  registration: StoredValue<Partial<FormValues>>;
  companyInfo: StoredValue<Partial<CompanyValues>>;
}

export interface StoredForm extends StoredFields<FormValues> {
  /** The value before anything is stored. */
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
      // Drafts of earlier versions may differ: step 2 is the more recent.
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
