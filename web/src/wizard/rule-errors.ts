// What the rules say of a form, as the form library takes it.
import type { FieldError } from 'react-hook-form';

export const ruleErrors = (sentences: Readonly<Record<string, string>>): Record<string, FieldError> =>
  Object.fromEntries(Object.entries(sentences).map(([field, message]) => [field, { type: 'rule', message }]));
