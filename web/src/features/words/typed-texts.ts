// What an organiser has typed and not saved, text by text; it is kept while another text is shown.
import type { StoredText } from '@visavis/contract/words/text';
import type { Language } from '@visavis/domain/language/languages';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { differing, type TextKey } from '@visavis/domain/words/texts';
import type { Fields } from './api.ts';

export interface TypedText {
  /** The text's revision when typing began. */
  revision: number;
  languages: Partial<Record<Language, Fields>>;
}
export type TypedTexts = Partial<Record<TextKey, TypedText>>;

/** The draft of a language, else the published fields. */
const savedFields = ({ languages }: StoredText, language: Language): Fields =>
  languages[language].draft?.fields ?? languages[language].fields;

/** What the editor shows. */
export const shownFields = (stored: StoredText, typed: TypedText | undefined, language: Language): Fields =>
  typed?.languages[language] ?? savedFields(stored, language);

/** All fields empty: visitors read the text in the edition's main language. */
export const emptied = (stored: StoredText): Fields =>
  Object.fromEntries(stored.fields.map(({ name }) => [name, '']));

/** @returns undefined if nothing differs from what is saved */
export function withTyped(
  stored: StoredText,
  typed: TypedText | undefined,
  { language, fields: changed }: { language: Language; fields: Fields },
): TypedText | undefined {
  const fields = { ...shownFields(stored, typed, language), ...changed };
  const { [language]: _before, ...others } = typed?.languages ?? {};
  const languages =
    differing(fields, savedFields(stored, language)).length === 0
      ? others
      : { ...others, [language]: fields };
  if (Object.keys(languages).length === 0) return undefined;
  return { revision: typed?.revision ?? stored.revision, languages };
}

/** The languages with typed changes, in the order of the page. */
export const typedLanguages = (typed: TypedText | undefined): Language[] =>
  LANGUAGES.filter((language) => typed?.languages[language] !== undefined);

export const draftedLanguages = ({ languages }: StoredText): Language[] =>
  LANGUAGES.filter((language) => languages[language].draft !== null);
