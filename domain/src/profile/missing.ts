// Which of a person's details are missing: required form fields that are empty.
import { FIELD_NAMES, FIELDS, type FieldName, isAskedIn } from './fields.ts';
import type { Field } from './kinds.ts';

/** Fields that the form requires, in form order. */
export const REQUIRED_FIELDS = FIELD_NAMES.filter((name) => {
  const field: Field = FIELDS[name];
  return field.kind !== 'line' || field.required;
});

type Details = Readonly<Record<FieldName, string>>;

export const missingOf = (details: Details): FieldName[] =>
  REQUIRED_FIELDS.filter((name) => details[name] === '' && isAskedIn(name, details.country));
