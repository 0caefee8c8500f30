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

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((one) => one === value);
