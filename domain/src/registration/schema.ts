// Schemas of the two registration form steps, shared by the form and the server.
import * as z from 'zod/mini';
import { ADDED_MESSAGES, requiredMessage } from '../message/form-messages.ts';
import {
  FIELDS,
  type FieldIn,
  type FieldOfKind,
  fieldsOf,
  type OptionalField,
  type RequiredField,
} from '../profile/fields.ts';
import type { Step } from '../profile/kinds.ts';
import { type LineRule, lineRule } from './line.ts';

const ANY = /(?:)/;

const required = ({ clean, limit, shape = ANY, wrong }: LineRule, error: string) =>
  z
    .string({ error })
    .check(
      z.overwrite(clean),
      z.minLength(1, { error, abort: true }),
      z.maxLength(limit, ADDED_MESSAGES.tooLong),
      z.regex(shape, wrong),
    );

const optional = ({ clean, limit, shape = ANY, wrong }: LineRule) =>
  z._default(
    z.string().check(
      z.overwrite(clean),
      z.maxLength(limit, ADDED_MESSAGES.tooLong),
      z.refine((value) => value === '' || shape.test(value), wrong),
    ),
    '',
  );

type Choice = FieldOfKind<'choice'>;
type Line = ReturnType<typeof required>;
type OptionalLine = ReturnType<typeof optional>;
type SchemaOf<N extends keyof typeof FIELDS> = N extends OptionalField
  ? OptionalLine
  : N extends Choice
    ? z.ZodMiniEnum<{ [Option in (typeof FIELDS)[N]['options'][number]]: Option }>
    : Line;

function fieldSchema(name: RequiredField | OptionalField) {
  const field = FIELDS[name];
  if (field.kind === 'choice') return z.enum(field.options, { error: requiredMessage(name as Choice) });
  const rule = lineRule(name as Exclude<typeof name, Choice>);
  return rule.required === undefined ? optional(rule) : required(rule, rule.required);
}

function stepSchema<S extends Step>(step: S) {
  const shape = Object.fromEntries(fieldsOf(step).map((name) => [name, fieldSchema(name)]));
  return z.object(shape as unknown as { [N in FieldIn<S>]: SchemaOf<N> });
}

export const visitorProfileSchema = stepSchema('contact');
export const companyInfoSchema = stepSchema('company');
