// What every step's form needs: reports edits, shows rejected fields, and scrolls to the first invalid one.
import { type RefObject, useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { useText } from '../i18n/text.ts';
import { showField } from './show-field.ts';

export interface StepForm<V extends FieldValues> {
  formRef: RefObject<HTMLFormElement | null>;
  /** The message of a field in the visitor's language; empty without an error. */
  error(field: FieldPath<V>): { error?: string };
  /** Props of a text input: an edit clears the message of this field only. */
  input(field: FieldPath<V>): UseFormRegisterReturn & { error?: string };
  /** Scrolls to the first field that has an error and focuses it. */
  showFirst(errors: object): void;
}

/**
 * @param fields in the order on screen
 * @param fieldErrors messages of a rejected submission, by field or by path such as 'registration.email'
 * @param onEdit called after every edit
 */
export function useStepForm<V extends FieldValues, T>(
  form: UseFormReturn<V, unknown, T>,
  fields: readonly FieldPath<V>[],
  fieldErrors: Readonly<Record<string, string>> | undefined,
  onEdit: () => void,
): StepForm<V> {
  const text = useText();
  const formRef = useRef<HTMLFormElement>(null);
  const { subscribe, setError } = form;

  const latestOnEdit = useRef(onEdit);
  useEffect(() => {
    latestOnEdit.current = onEdit;
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => latestOnEdit.current() }),
    [subscribe],
  );

  // Compared as text, so that messages reappear only for another rejection, not with the next edit of the draft.
  const refused = JSON.stringify(fieldErrors ?? {});
  useEffect(() => {
    const messages = Object.entries<string>(JSON.parse(refused));
    const messageOf = (field: string) =>
      messages.find(([path]) => path === field || path.endsWith(`.${field}`))?.[1];
    const shown = fields.filter((field) => messageOf(field) !== undefined);
    for (const field of shown) setError(field, { type: 'server', message: messageOf(field) ?? '' });
    if (shown[0]) showField(formRef.current, shown[0]);
  }, [refused, fields, setError]);

  const error = (field: FieldPath<V>) => {
    const message = form.getFieldState(field, form.formState).error?.message;
    return message ? { error: text.rule(message) } : {};
  };
  return {
    formRef,
    error,
    input: (field) => ({
      ...form.register(field, { onChange: () => form.clearErrors(field) }),
      ...error(field),
    }),
    showFirst: (errors) => {
      const first = fields.find((field) => Object.hasOwn(errors, field));
      if (first) showField(formRef.current, first);
    },
  };
}
