// Converts the rules' messages about a form to the form library's errors.
import type { FieldError } from 'react-hook-form';

export const ruleErrors = (sentences: Readonly<Record<string, string>>): Record<string, FieldError> =>
  Object.fromEntries(Object.entries(sentences).map(([field, message]) => [field, { type: 'rule', message }]));
