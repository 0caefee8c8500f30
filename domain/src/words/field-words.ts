// Types of the translations of registration fields: a language without all of them does not compile.
import type { FieldMessages } from '../message/rules-messages.ts';
import type { FIELDS, FieldName, FieldOfKind, RequiredField } from '../profile/fields.ts';
import type { WordsOf } from './message-words.ts';

interface Labelled {
  label: string;
  /** Column heading in an exported file, if different from the label. */
  heading?: string;
}

interface Required extends Labelled {
  /** Message for an empty field. */
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

/** Messages for an invalid field. */
export type FieldRules = WordsOf<Omit<FieldMessages, 'field.required'>>;

/** The field sentences in the form of message sentences. */
export const fieldSentences = (fields: FieldWords, rules: FieldRules): WordsOf<FieldMessages> => ({
  ...rules,
  'field.required': ({ field }) => fields[field].required,
});
