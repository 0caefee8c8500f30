// The words of values and of the server's messages, by language, as far as they were loaded.
import type { EmailKind } from '@visavis/domain/email/schema';
import type { Language } from '@visavis/domain/language/languages';
import type { Message } from '@visavis/domain/message/message';
import type { FieldName, FieldOfKind } from '@visavis/domain/profile/fields';
import type { ChoiceWords, StaffChoiceWords } from '@visavis/domain/words/choices';
import type { FieldWords } from '@visavis/domain/words/field-words';
import { type MessageWords, sentenceOf } from '@visavis/domain/words/message-words';

type Choices = ChoiceWords & StaffChoiceWords & { emailKind: Record<EmailKind, string> };
export type ChoiceKind = keyof Choices;

/** What travels beside the texts of an area. */
export interface LanguageWords {
  choices?: Partial<Choices>;
  /** Of English the rules alone: the server's own sentences are English. */
  refusals?: Partial<MessageWords>;
  fields?: Partial<FieldWords>;
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

/** @returns the words of a value; the value itself where it has none, such as a reason of somebody's own */
export function choiceInWords(language: Language, kind: ChoiceKind, value: string): string {
  const words: Readonly<Record<string, string>> = loaded[language]?.choices[kind] ?? {};
  return words[value] ?? value;
}

/** @returns the sentence of a message; null where the language in use has no words for it */
export const messageInWords = (language: Language, message: Message): string | null =>
  sentenceOf(message, loaded[language]?.refusals ?? {}, language);

/** @returns the label of a field; its name where the words were not loaded */
export const fieldLabel = (language: Language, name: FieldName): string =>
  loaded[language]?.fields[name]?.label ?? name;

/** @returns an option of a field in words; the option itself where it has none */
export function optionInWords(language: Language, name: FieldOfKind<'choice'>, option: string): string {
  const words: Readonly<Record<string, string>> = loaded[language]?.fields[name]?.options ?? {};
  return words[option] ?? option;
}
