// Binds a form to stored fields: an edit stores only the changed fields, and changes by other tabs are shown.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** Fields that several tabs and pages change independently. */
export interface StoredFields<V> {
  read(): Partial<V>;
  /** Stores these fields; the others keep their current values. */
  change(fields: Partial<V>): void;
  /** Calls back after every change, in this tab or another; returns a function that unsubscribes. */
  subscribe(notify: () => void): () => void;
}

/** Fields of a form; a field without a value is empty. */
type Shown<F> = { [Name in keyof F]?: F[Name] | undefined };

interface FormDraft<V, F> {
  stored: StoredFields<V>;
  /** Converts stored fields to form fields. */
  shownOf: (stored: Partial<V>) => Shown<F>;
  /** Converts edited form fields to stored fields. */
  storedOf: (edited: Partial<F>, form: F) => Partial<V>;
}

/** @returns a function to call after every edit */
export function useFormDraft<V, F extends FieldValues, T>(
  form: UseFormReturn<F, unknown, T>,
  { stored, shownOf, storedOf }: FormDraft<V, F>,
): () => void {
  const { getValues, setValue, clearErrors } = form;
  /** The form after the last edit, and the stored values last shown: only differences were edited or have changed. */
  const known = useRef<{ form: F; shown: Shown<F> }>(null);
  const isFollowing = useRef(false);

  const follow = useEffectEvent(() => {
    const shown = shownOf(stored.read());
    const before = known.current?.shown;
    isFollowing.current = true;
    for (const field of Object.keys(shown) as FieldPath<F>[]) {
      const value = shown[field] as FieldPathValue<F, FieldPath<F>>;
      if (value === before?.[field] || value === getValues(field)) continue;
      setValue(field, value);
      clearErrors(field);
    }
    isFollowing.current = false;
    known.current = { form: { ...getValues() }, shown };
  });
  const begin = useEffectEvent(() => {
    known.current = { form: { ...getValues() }, shown: shownOf(stored.read()) };
  });
  useEffect(() => {
    begin();
    return stored.subscribe(() => follow());
  }, [stored]);

  return () => {
    if (isFollowing.current || !known.current) return;
    const now = { ...getValues() };
    const before = known.current.form;
    const edited = Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name]));
    known.current = { ...known.current, form: now };
    if (Object.keys(edited).length > 0) stored.change(storedOf(edited as Partial<F>, now));
  };
}
