// Selects the email words for a message's language.
import { DEFAULT_LANGUAGE, type Language } from '../language/languages.ts';
import { type EmailWords, en } from './en/email.ts';
import { ms } from './ms/email.ts';
import { zhHans } from './zh-hans/email.ts';

const WORDS: Record<Language, EmailWords> = { en, ms, 'zh-Hans': zhHans };

/** The language of a message; messages from before translations existed have none. */
export function languageIn({ language }: { language?: Language | undefined }): Language {
  return language ?? DEFAULT_LANGUAGE;
}

export function wordsOf(content: { language?: Language | undefined }): EmailWords {
  return WORDS[languageIn(content)];
}
