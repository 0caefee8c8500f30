// Validates a registration step exactly like its schema but without zod, light enough for every page.

import { ADDED_MESSAGES, requiredMessage } from '../message/form-messages.ts';
import {
  type CompanyInfo,
  FIELDS,
  type FieldName,
  type FieldOfKind,
  fieldsOf,
  type VisitorProfile,
} from '../profile/fields.ts';
import type { Step } from '../profile/kinds.ts';
import { lineRule } from './line.ts';

/** The cleaned value, or a message for each invalid field, in field order. */
export type StepCheck<T> = { ok: true; value: T } | { ok: false; fields: Record<string, string> };

type Stored = Readonly<Record<string, unknown>>;
type Checked = { ok: true; value: string } | { ok: false; sentence: string };

/** Step 1. */
export const checkProfile = (stored: Stored): StepCheck<VisitorProfile> => checkStep('contact', stored);

/** Step 2. */
export const checkCompany = (stored: Stored): StepCheck<CompanyInfo> => checkStep('company', stored);

export function checkStep<T>(step: Step, stored: Stored): StepCheck<T> {
  const value: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const name of fieldsOf(step)) {
    const checked = checkField(name, stored[name]);
    if (checked.ok) value[name] = checked.value;
    else fields[name] = checked.sentence;
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, value: value as T };
}

function checkField(name: FieldName, stored: unknown): Checked {
  const field = FIELDS[name];
  if (field.kind !== 'choice') return checkLine(name as Exclude<FieldName, FieldOfKind<'choice'>>, stored);
  const value = field.options.find((option) => option === stored);
  return value
    ? { ok: true, value }
    : { ok: false, sentence: requiredMessage(name as FieldOfKind<'choice'>) };
}

function checkLine(name: Parameters<typeof lineRule>[0], stored: unknown): Checked {
  const { required, clean, limit, shape, wrong } = lineRule(name);
  const given = stored === undefined && required === undefined ? '' : stored;
  if (typeof given !== 'string') return { ok: false, sentence: required ?? wrong };
  const value = clean(given);
  if (value === '') return required === undefined ? { ok: true, value } : { ok: false, sentence: required };
  // Counted in characters, as the schema does: a surrogate pair is one.
  if ([...value].length > limit) return { ok: false, sentence: ADDED_MESSAGES.tooLong };
  return shape && !shape.test(value) ? { ok: false, sentence: wrong } : { ok: true, value };
}
