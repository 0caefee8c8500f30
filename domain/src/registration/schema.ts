// Schemas of the registration form's two steps, shared by form and server, and of the same fields as entered by staff.
import * as z from 'zod/mini';
import { ADDED_MESSAGES, requiredMessage } from '../message/form-messages.ts';
import {
  FIELDS,
  FIELDS_BY_COUNTRY,
  type FieldByCountry,
  type FieldIn,
  type FieldName,
  type FieldOfKind,
  fieldsOf,
  isAskedIn,
  NEEDED_OF_STAFF,
  type OptionalField,
  type RequiredField,
} from '../profile/fields.ts';
import type { Step } from '../profile/kinds.ts';
import { type LineRule, lineRule } from './line.ts';

const ANY = /(?:)/;

const required = ({ clean, limit, shape = ANY, wrong }: LineRule, error: string) =>
  z.string({ error }).check(
    z.overwrite(clean),
    // An aborting check would prevent `askByCountry` from running.
    z.minLength(1, error),
    z.maxLength(limit, ADDED_MESSAGES.tooLong),
    z.refine((value) => value === '' || shape.test(value), wrong),
  );

const optional = ({ clean, limit, shape = ANY, wrong, required: error }: LineRule) =>
  z._default(
    z.string({ error }).check(
      z.overwrite(clean),
      z.maxLength(limit, ADDED_MESSAGES.tooLong),
      z.refine((value) => value === '' || shape.test(value), wrong),
    ),
    '',
  );

type Choice = FieldOfKind<'choice'>;
type Line = ReturnType<typeof required>;
type OptionalLine = ReturnType<typeof optional>;
type SchemaOf<N extends keyof typeof FIELDS> = N extends OptionalField | FieldByCountry
  ? OptionalLine
  : N extends Choice
    ? z.ZodMiniEnum<{ [Option in (typeof FIELDS)[N]['options'][number]]: Option }>
    : Line;

function fieldSchema(name: RequiredField | OptionalField) {
  const field = FIELDS[name];
  if (field.kind === 'choice') return z.enum(field.options, { error: requiredMessage(name as Choice) });
  const rule = lineRule(name as Exclude<typeof name, Choice>);
  const mayBeEmpty = rule.required === undefined || FIELDS_BY_COUNTRY.some((one) => one === name);
  return mayBeEmpty ? optional(rule) : required(rule, rule.required ?? '');
}

function stepSchema<S extends Step>(step: S) {
  const shape = Object.fromEntries(fieldsOf(step).map((name) => [name, fieldSchema(name)]));
  return z.object(shape as unknown as { [N in FieldIn<S>]: SchemaOf<N> });
}

type StaffSchemaOf<N extends FieldName> = N extends Choice
  ? z.ZodMiniDefault<z.ZodMiniEnum<{ [Option in '' | (typeof FIELDS)[N]['options'][number]]: Option }>>
  : OptionalLine;

/** A field that may be empty; other values follow the form's rules. */
function emptyOr(name: FieldName) {
  const field = FIELDS[name];
  if (field.kind === 'choice')
    return z._default(z.enum(['', ...field.options], { error: requiredMessage(name as Choice) }), '');
  return optional(lineRule(name as Exclude<FieldName, Choice>));
}

function staffSchema<S extends Step>(step: S) {
  const shape = Object.fromEntries(
    fieldsOf(step).map((name) => [name, NEEDED_OF_STAFF.includes(name) ? fieldSchema(name) : emptyOr(name)]),
  );
  return z.object(shape as unknown as { [N in FieldIn<S>]: StaffSchemaOf<N> });
}

/** Requires fields that only some countries have, such as postal codes, in those countries. */
export function askByCountry<T extends z.ZodMiniObject<Record<FieldByCountry | 'country', z.ZodMiniType>>>(
  schema: T,
): T {
  return schema.check(
    ...FIELDS_BY_COUNTRY.map((name) =>
      z.refine<Partial<Record<FieldName, unknown>>>(
        (company) => company[name] !== '' || !isAskedIn(name, company.country),
        // Reported along with errors in other fields.
        {
          error: requiredMessage(name),
          path: [name],
          when: ({ value }) => typeof value === 'object' && value !== null,
        },
      ),
    ),
  ) as T;
}

export const visitorProfileSchema = stepSchema('contact');
/** Step 2 without `askByCountry`, to be extended. */
export const companyFieldsSchema = stepSchema('company');
export const companyInfoSchema = askByCountry(companyFieldsSchema);

/** Both steps as entered by staff: by phone, from a list, or later. */
export const staffProfileSchema = staffSchema('contact');
export const staffCompanySchema = staffSchema('company');
