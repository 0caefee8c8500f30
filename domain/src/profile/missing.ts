// What is missing of a person's details: fields of the form that are empty, and those filled with a stopgap.
import { FIELD_NAMES, FIELDS, type FieldName, isAskedIn } from './fields.ts';
import type { Field } from './kinds.ts';

/** Fields that the form requires, in its order. */
export const REQUIRED_FIELDS = FIELD_NAMES.filter((name) => {
  const field: Field = FIELDS[name];
  return field.kind !== 'line' || field.required;
});

/**
 * What people and programs write in place of nothing, as a regular expression that JavaScript and PostgreSQL read
 * alike, without regard to case: 'n/a', '-', '00000', '+600000000', '(blank)'. A single 'x' may be a name.
 */
export const STOPGAP =
  '^(n ?[./]? ?a[.]?|none[.]?|nil[.]?|null|[(<](blank|empty|none|nil|null)[)>]|unknown|not (available|applicable|provided|given)|info requested|t[.]?b[.]?[acd][.]?|to be (announced|advised|confirmed|decided|determined)|tiada|akan diumumkan|x{2,20}|[-–—_.*?/]+|0+|[+][0-9]{1,3}0{5,}|无|沒有|没有|不详|不詳|待定|待确认|未定)$';
const stopgap = /* @__PURE__ */ new RegExp(STOPGAP, 'iu');

export const isStopgap = (text: string): boolean => stopgap.test(text.trim().replace(/\s+/gu, ' '));

/** For what may be numbered: there is a hall '0', and a booth 'XX'. */
export const isStopgapWord = (text: string): boolean =>
  isStopgap(text) && !/^(?:[+\d]+|x+)$/i.test(text.trim());

type Details = Readonly<Record<FieldName, string>>;

export const missingOf = (details: Details): FieldName[] =>
  REQUIRED_FIELDS.filter((name) => details[name] === '' && isAskedIn(name, details.country));

/** They are stored as they were given, and only listed. */
export const stopgapsOf = (details: Details): FieldName[] =>
  FIELD_NAMES.filter((name) => isStopgap(details[name]));
