// Selects the email words for a message: those of its language, with the sentences of its organiser.
import type { EmailKind } from '../email/schema.ts';
import { DEFAULT_LANGUAGE, type Language } from '../language/languages.ts';
import { LETTER_WORDS, type LetterWords } from './letter-words.ts';
import { withOwnSentences } from './mail-sentences.ts';
import { areHours, slotWords } from './slots.ts';

/** The language of a message; messages from before translations existed have none. */
export function languageIn({ language }: { language?: Language | undefined }): Language {
  return language ?? DEFAULT_LANGUAGE;
}

interface Worded {
  kind?: EmailKind;
  language?: Language | undefined;
  /** Sentences of the organiser, by name, as they were when the message was written. */
  sentences?: Record<string, string> | undefined;
  exhibition?: { slotMinutes?: number | undefined } | null;
}

const ENGLISH_OF_SLOTS = slotWords(LETTER_WORDS.en);

export function wordsOf(content: Worded): LetterWords {
  const language = languageIn(content);
  const words =
    language === 'en' && !areHours(content.exhibition?.slotMinutes)
      ? ENGLISH_OF_SLOTS
      : LETTER_WORDS[language];
  return content.sentences && content.kind
    ? withOwnSentences(words, content.kind, content.sentences, language)
    : words;
}
