// The languages of the product.

/** BCP 47 tags; the first is the language of the specification. */
export const LANGUAGES = ['en', 'ms', 'zh-Hans'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ms: 'Bahasa Melayu',
  'zh-Hans': '简体中文',
};

/** Cookie that remembers the language a reader chose. */
export const LANGUAGE_COOKIE = 'language';

/** The languages of an edition, without duplicates; the first is the main one and the fallback for missing texts. */
export type EditionLanguages = readonly Language[];

/** The main language of an edition. */
export const mainLanguageOf = (languages: EditionLanguages): Language => languages[0] ?? DEFAULT_LANGUAGE;

/** The language itself if the edition has it, else the edition's main one. */
export const languageAmong = (language: Language, languages: EditionLanguages): Language =>
  languages.includes(language) ? language : mainLanguageOf(languages);

/** In the product's order, whichever is the main one. */
export const inUsualOrder = (languages: EditionLanguages): Language[] =>
  LANGUAGES.filter((language) => languages.includes(language));

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((one) => one === value);
