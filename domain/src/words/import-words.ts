// The type of the words about imports: names of fields, which are also the headings of templates, and messages.
import type { ImportField } from '../import/fields.ts';
import type { PersonField } from '../import/registrations/fields.ts';
import { FIELD_NAMES, type FieldName } from '../profile/fields.ts';
import type { FieldWords } from './field-words.ts';

/** A language without the name of a field does not compile. */
export type ImportFieldWords = Record<ImportField, string>;
export type PersonFieldWords = Record<PersonField, string>;

/** The name of a field that a message carries. */
export const fieldName = (words: Readonly<Record<string, string>>, field: string): string =>
  words[field] ?? field;

/** The labels of the form, by which people know its fields. */
export const labelsOf = (words: FieldWords): Record<FieldName, string> =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, words[name].label])) as Record<FieldName, string>;
