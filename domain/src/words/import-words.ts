// The type of the words about imports: names of fields, which are also the headings of templates, and messages.
import type { ImportField } from '../import/fields.ts';

/** A language without the name of a field does not compile. */
export type ImportFieldWords = Record<ImportField, string>;

/** The name of a field that a message carries. */
export const fieldName = (words: ImportFieldWords, field: string): string =>
  words[field as ImportField] ?? field;
