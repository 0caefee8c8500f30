// Validates a registration step exactly like its schema but without zod, light enough for every page.

import { ADDED_MESSAGES, requiredMessage } from '../message/form-messages.ts';
import {
  type CompanyInfo,
  FIELD_NAMES,
  FIELDS,
  type FieldName,
  type FieldOfKind,
  fieldsOf,
  isAskedIn,
  NEEDED_OF_STAFF,
  type StoredProfile,
  type VisitorProfile,
} from '../profile/fields.ts';
import type { Step } from '../profile/kinds.ts';
import { cleanLine } from '../text/normalise.ts';
import { lineRule } from './line.ts';

/** The cleaned value, or a message for each invalid field, in field order. */
export type StepCheck<T> = { ok: true; value: T } | { ok: false; fields: Record<string, string> };

type Stored = Readonly<Record<string, unknown>>;
type Checked = { ok: true; value: string } | { ok: false; sentence: string };

/** Step 1. */
export const checkProfile = (stored: Stored): StepCheck<VisitorProfile> => checkStep('contact', stored);

/** Step 2. */
export const checkCompany = (stored: Stored): StepCheck<CompanyInfo> => checkStep('company', stored);

/**
 * Both steps.
 * @param isByStaff whether staff registered the person, so that unknown fields may be empty
 */
export const checkDetails = (
  stored: Stored,
  { isByStaff }: { isByStaff: boolean },
): StepCheck<StoredProfile> => checkFields(FIELD_NAMES, stored, isByStaff ? NEEDED_OF_STAFF : FIELD_NAMES);

export const checkStep = <T>(step: Step, stored: Stored): StepCheck<T> =>
  checkFields(fieldsOf(step), stored, FIELD_NAMES);

/** @param needed those that may not be empty, if the form requires them */
function checkFields<T>(
  names: readonly FieldName[],
  stored: Stored,
  needed: readonly FieldName[],
): StepCheck<T> {
  const country = typeof stored.country === 'string' ? cleanLine(stored.country) : undefined;
  const value: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const name of names) {
    const isNeeded = needed.includes(name) && isAskedIn(name, country);
    const checked = checkField(name, stored[name], isNeeded);
    if (checked.ok) value[name] = checked.value;
    else fields[name] = checked.sentence;
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, value: value as T };
}

function checkField(name: FieldName, stored: unknown, isNeeded: boolean): Checked {
  const field = FIELDS[name];
  if (field.kind !== 'choice')
    return checkLine(name as Exclude<FieldName, FieldOfKind<'choice'>>, stored, isNeeded);
  if (!isNeeded && (stored === undefined || stored === '')) return { ok: true, value: '' };
  const value = field.options.find((option) => option === stored);
  return value
    ? { ok: true, value }
    : { ok: false, sentence: requiredMessage(name as FieldOfKind<'choice'>) };
}

function checkLine(name: Parameters<typeof lineRule>[0], stored: unknown, isNeeded: boolean): Checked {
  const { clean, limit, shape, wrong, ...rule } = lineRule(name);
  const required = isNeeded ? rule.required : undefined;
  const given = stored === undefined && required === undefined ? '' : stored;
  if (typeof given !== 'string') return { ok: false, sentence: required ?? wrong };
  const value = clean(given);
  if (value === '') return required === undefined ? { ok: true, value } : { ok: false, sentence: required };
  // Counted in code points, as in the schema: a surrogate pair counts once.
  if ([...value].length > limit) return { ok: false, sentence: ADDED_MESSAGES.tooLong };
  return shape && !shape.test(value) ? { ok: false, sentence: wrong } : { ok: true, value };
}
