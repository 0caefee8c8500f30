// The loaded words for values and server messages, by language.
import type { Messages } from '@lingui/core';
import type { EmailKind } from '@visavis/domain/email/schema';
import type { Language } from '@visavis/domain/language/languages';
import type { Message } from '@visavis/domain/message/message';
import type { FieldName, FieldOfKind } from '@visavis/domain/profile/fields';
import type { ChoiceWords, StaffChoiceWords } from '@visavis/domain/words/choices';
import type { FieldWords } from '@visavis/domain/words/field-words';
import { type MessageWords, sentenceOf } from '@visavis/domain/words/message-words';

type Choices = ChoiceWords & StaffChoiceWords & { emailKind: Record<EmailKind, string> };
export type ChoiceKind = keyof Choices;

/** Loaded together with the texts of an area. */
export interface LanguageWords {
  choices?: Partial<Choices>;
  /** English has only the rules: the server's own messages arrive in English. */
  refusals?: Partial<MessageWords>;
  fields?: Partial<FieldWords>;
}

/** What one file of words exports. */
export interface Catalogue extends LanguageWords {
  messages?: Messages;
}

const loaded: Partial<Record<Language, Required<LanguageWords>>> = {};

export function addWords(to: Language, { choices, refusals, fields }: LanguageWords): void {
  const known = loaded[to];
  loaded[to] = {
    choices: { ...known?.choices, ...choices },
    refusals: { ...known?.refusals, ...refusals },
    fields: { ...known?.fields, ...fields },
  };
}

/** @returns the words for a value; the value itself where it has none, such as a free-text reason */
export function choiceInWords(language: Language, kind: ChoiceKind, value: string): string {
  const words: Readonly<Record<string, string>> = loaded[language]?.choices[kind] ?? {};
  return (Object.hasOwn(words, value) && words[value]) || value;
}

/** @returns the text of a message; null if the current language has no words for it */
export const messageInWords = (language: Language, message: Message): string | null =>
  sentenceOf(message, loaded[language]?.refusals ?? {}, language);

/** @returns the label of a field; its name if the words are not loaded */
export const fieldLabel = (language: Language, name: FieldName): string =>
  loaded[language]?.fields[name]?.label ?? name;

/** @returns the words for an option; the option itself where it has none */
export function optionInWords(language: Language, name: FieldOfKind<'choice'>, option: string): string {
  const words: Readonly<Record<string, string>> = loaded[language]?.fields[name]?.options ?? {};
  return words[option] ?? option;
}
