// What is missing of a person's details: fields of the form that are empty, and those filled with a stopgap.
import { inForm } from '../text/normalise.ts';
import { FIELD_NAMES, FIELDS, type FieldName, isAskedIn } from './fields.ts';
import type { Field } from './kinds.ts';
import { STOPGAP_WORDS } from './stopgap-words.ts';

/** Fields that the form requires, in its order. */
export const REQUIRED_FIELDS = FIELD_NAMES.filter((name) => {
  const field: Field = FIELDS[name];
  return field.kind !== 'line' || field.required;
});

/** As a regular expression that JavaScript and PostgreSQL read alike, without regard to case. A single 'x' may be a name. */
export const STOPGAP = `^(${Object.values(STOPGAP_WORDS).join('|')})$`;
/** Longer texts are none, and costly to compare. */
const LONGEST = 250;
const stopgap = /* @__PURE__ */ new RegExp(STOPGAP, 'iu');

const composed = (text: string): string => (/[^\0-\x7f]/.test(text) ? inForm('NFC', text) : text);

export const isStopgap = (text: string): boolean =>
  text.length <= LONGEST && stopgap.test(composed(text).trim().replace(/\s+/gu, ' '));

/** Fields that hold the name of a person or a company. */
export const NAMES: readonly FieldName[] = ['name', 'companyName'];
/** A family name, spelt so; programs write 'NULL' and 'null'. */
export const NULL_NAME = 'Null';
const isNull = (field: FieldName, text: string): boolean => NAMES.includes(field) && text === NULL_NAME;

/** For what may be numbered: there is a hall '0', and a booth 'XX'. */
export const isStopgapWord = (text: string): boolean =>
  isStopgap(text) && !/^(?:[+\d]+|x+)$/i.test(text.trim());

type Details = Readonly<Record<FieldName, string>>;

export const missingOf = (details: Details): FieldName[] =>
  REQUIRED_FIELDS.filter((name) => details[name] === '' && isAskedIn(name, details.country));

/** They are stored as they were given, and only listed. */
export const stopgapsOf = (details: Details): FieldName[] =>
  FIELD_NAMES.filter((name) => isStopgap(details[name]) && !isNull(name, details[name]));
