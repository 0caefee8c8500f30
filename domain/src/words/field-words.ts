// Words of the registration's fields: every language has all of them, or it does not compile.
import type { FieldMessages } from '../message/rules-messages.ts';
import type { FIELDS, FieldName, FieldOfKind, RequiredField } from '../profile/fields.ts';
import type { WordsOf } from './message-words.ts';

interface Labelled {
  label: string;
  /** Of its column in an exported file, where not the label. */
  heading?: string;
}

interface Required extends Labelled {
  /** Said where the field is empty. */
  required: string;
}

interface Choice<N extends FieldOfKind<'choice'>> extends Required {
  options: Record<(typeof FIELDS)[N]['options'][number], string>;
}

export type FieldWords = {
  [N in FieldName]: N extends FieldOfKind<'choice'>
    ? Choice<N>
    : N extends RequiredField
      ? Required
      : Labelled;
};

/** What is said of a field that is filled in wrongly. */
export type FieldRules = WordsOf<Omit<FieldMessages, 'field.required'>>;

/** The sentences of the fields among those of messages. */
export const fieldSentences = (fields: FieldWords, rules: FieldRules): WordsOf<FieldMessages> => ({
  ...rules,
  'field.required': ({ field }) => fields[field].required,
});
