// The values of the two forms: the fields as text, and each phone number in its parts.
import { FIELDS, type FieldIn, fieldsOf, type PhonePart } from '@visavis/domain/profile/fields';
import type { Field, Step } from '@visavis/domain/profile/kinds';

/** A step as typed: a phone number consists of two parts, of which the country is its cca2. */
export type StepValues<S extends Step> = Record<FieldIn<S> | PhonePart<S>, string>;
export type ContactValues = StepValues<'contact'>;
export type CompanyValues = StepValues<'company'>;

/** @returns the names under which a draft stores a step: its fields, and the parts of its phone numbers */
export const storedNames = <S extends Step>(step: S): (keyof StepValues<S>)[] =>
  fieldsOf(step).flatMap((name) => {
    const field: Field = FIELDS[name];
    const parts = field.kind === 'phone' ? (field.parts as readonly PhonePart<S>[]) : [];
    return [name, ...parts];
  });
