// The words of values, by language, as far as they were loaded.
import type { Language } from '@visavis/domain/language/languages';
import type { ChoiceWords, StaffChoiceWords } from '@visavis/domain/words/choices';

export type Choices = ChoiceWords & StaffChoiceWords;
export type ChoiceKind = keyof Choices;

const loaded: Partial<Record<Language, Partial<Choices>>> = {};

export function addChoices(to: Language, choices: Partial<Choices>): void {
  loaded[to] = { ...loaded[to], ...choices };
}

/** @returns the words of a value; the value itself where it has none, such as a reason of somebody's own */
export function choiceInWords(language: Language, kind: ChoiceKind, value: string): string {
  const words: Readonly<Record<string, string>> = loaded[language]?.[kind] ?? {};
  return words[value] ?? value;
}
