// What the two forms hold and hand on: the fields as text, and each phone number in its parts.
import { FIELDS, type FieldIn, fieldsOf, type PhonePart } from '@visavis/domain/profile/fields';
import type { Field, Step } from '@visavis/domain/profile/kinds';

/** A step as typed: a phone number is made of its two parts, of which the country's is its cca2. */
export type StepValues<S extends Step> = Record<FieldIn<S> | PhonePart<S>, string>;
export type ContactValues = StepValues<'contact'>;
export type CompanyValues = StepValues<'company'>;

/** @returns under which names a draft keeps a step: its fields, and the parts of its phone numbers */
export const storedNames = <S extends Step>(step: S): (keyof StepValues<S>)[] =>
  fieldsOf(step).flatMap((name) => {
    const field: Field = FIELDS[name];
    const parts = field.kind === 'phone' ? (field.parts as readonly PhonePart<S>[]) : [];
    return [name, ...parts];
  });
