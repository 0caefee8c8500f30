// Placeholders in a person's details, and how they are distinguished from real values.

import { FIELD_NAMES, type FieldName } from '../profile/fields.ts';
import { inForm } from '../text/normalise.ts';
import { STOPGAP_WORDS } from './stopgap-words.ts';

/** A case-insensitive regular expression valid in both JavaScript and PostgreSQL. A single 'x' may be a name. */
export const STOPGAP = `^(${Object.values(STOPGAP_WORDS).join('|')})$`;
/** Longer texts are not placeholders, and expensive to compare. */
const LONGEST = 250;
const stopgap = /* @__PURE__ */ new RegExp(STOPGAP, 'iu');

const composed = (text: string): string => (/[^\0-\x7f]/.test(text) ? inForm('NFC', text) : text);

export const isStopgap = (text: string): boolean =>
  text.length <= LONGEST && stopgap.test(composed(text).trim().replace(/\s+/gu, ' '));

/** Fields for the name of a person or a company. */
export const NAMES: readonly FieldName[] = ['name', 'companyName'];
/** A family name in this spelling; programs write 'NULL' and 'null'. */
export const NULL_NAME = 'Null';
const isNull = (field: FieldName, text: string): boolean => NAMES.includes(field) && text === NULL_NAME;

/** For numbered things: a hall may be '0', and a booth 'XX'. */
export const isStopgapWord = (text: string): boolean =>
  isStopgap(text) && !/^(?:[+\d]+|x+)$/i.test(text.trim());

/** They are stored as entered, and only listed. */
export const stopgapsOf = (details: Readonly<Record<FieldName, string>>): FieldName[] =>
  FIELD_NAMES.filter((name) => isStopgap(details[name]) && !isNull(name, details[name]));
