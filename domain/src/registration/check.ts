// A step of the registration checked as its schema checks it, without the schema: light enough for every page.
import { ADDED_MESSAGES, REQUIRED_MESSAGES } from './messages.ts';
import { COMPANY_LINES, COMPANY_SIZES, LINE_LIMIT, type LineRule, PROFILE_LINES } from './rules.ts';
import type { CompanyInfo, VisitorProfile } from './schema.ts';
import { cleanLine } from './text.ts';

/** What is kept, or the sentence for each field that is wrong, in the order of the fields. */
export type StepCheck<T> = { ok: true; value: T } | { ok: false; fields: Record<string, string> };

type Stored = Readonly<Record<string, unknown>>;
type Line = { ok: true; value: string } | { ok: false; sentence: string };

/** Step 1. */
export function checkProfile(stored: Stored): StepCheck<VisitorProfile> {
  const lines = checkLines(PROFILE_LINES, stored);
  const companySize = COMPANY_SIZES.find((size) => size === stored.companySize);
  if (lines.ok && companySize) return { ok: true, value: { ...lines.value, companySize } };
  const size = companySize ? {} : { companySize: REQUIRED_MESSAGES.companySize };
  return { ok: false, fields: lines.ok ? size : { ...lines.fields, ...size } };
}

/** Step 2. */
export const checkCompany = (stored: Stored): StepCheck<CompanyInfo> => checkLines(COMPANY_LINES, stored);

function checkLines<Name extends string>(
  rules: Record<Name, LineRule>,
  stored: Stored,
): StepCheck<Record<Name, string>> {
  const value: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const [name, rule] of Object.entries<LineRule>(rules)) {
    const line = checkLine(rule, stored[name]);
    if (line.ok) value[name] = line.value;
    else fields[name] = line.sentence;
  }
  return Object.keys(fields).length > 0
    ? { ok: false, fields }
    : { ok: true, value: value as Record<Name, string> };
}

function checkLine(
  { required, clean = cleanLine, limit = LINE_LIMIT, shape, wrong = '' }: LineRule,
  stored: unknown,
): Line {
  const given = stored === undefined && required === undefined ? '' : stored;
  if (typeof given !== 'string') return { ok: false, sentence: required ?? wrong };
  const value = clean(given);
  if (value === '') return required === undefined ? { ok: true, value } : { ok: false, sentence: required };
  // Characters, as the schema counts them: one of two code units is one.
  if ([...value].length > limit) return { ok: false, sentence: ADDED_MESSAGES.tooLong };
  return shape && !shape.test(value) ? { ok: false, sentence: wrong } : { ok: true, value };
}
