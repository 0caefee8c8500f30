// Example visitor and company for tests and benchmarks.
import {
  type CompanyInfo,
  FIELD_NAMES,
  FIELDS,
  type FieldName,
  fieldsOf,
  type OptionalField,
  type VisitorProfile,
} from './fields.ts';
import type { Field, Step } from './kinds.ts';

function exampleOf<V extends object>(step: Step, pick: (name: FieldName, field: Field) => string): V {
  return Object.fromEntries(fieldsOf(step).map((name) => [name, pick(name, FIELDS[name])])) as V;
}

/** All optional fields, empty. */
export const OPTIONAL_EMPTY = Object.fromEntries(
  FIELD_NAMES.filter((name) => {
    const field: Field = FIELDS[name];
    return field.kind === 'line' && !field.required;
  }).map((name) => [name, '']),
) as Record<OptionalField, string>;

const filled = (_: FieldName, { example }: Field) => example;

/** Step 1 filled in. */
export const exampleVisitor = (changes: Partial<VisitorProfile> = {}): VisitorProfile => ({
  ...exampleOf<VisitorProfile>('contact', filled),
  ...changes,
});

/** Step 2 filled in. */
export const exampleCompany = (changes: Partial<CompanyInfo> = {}): CompanyInfo => ({
  ...exampleOf<CompanyInfo>('company', filled),
  ...changes,
});

/** Both steps filled in, as in a submission. */
export const exampleRegistration = (
  changes: Partial<VisitorProfile & CompanyInfo> = {},
): VisitorProfile & CompanyInfo => ({ ...exampleVisitor(), ...exampleCompany(), ...changes });

/** Splits a registration into its two steps. */
export function inSteps(registration: Readonly<Record<FieldName, string>>): {
  visitor: VisitorProfile;
  company: CompanyInfo;
} {
  const given = (name: FieldName) => registration[name];
  return { visitor: exampleOf('contact', given), company: exampleOf('company', given) };
}

/** Both steps with a different value in every field, to detect mixed-up fields. */
export function distinctRegistration(email: string): VisitorProfile & CompanyInfo {
  const registration: Record<FieldName, string> = { ...exampleRegistration(), email };
  FIELD_NAMES.forEach((name, place) => {
    const field: Field = FIELDS[name];
    if (field.kind === 'phone') registration[name] = `+601234567${10 + place}`;
    if (field.kind === 'line' && !field.shape) registration[name] = `Own ${place}`;
  });
  return registration as VisitorProfile & CompanyInfo;
}
