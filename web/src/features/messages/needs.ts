// What a message still needs before it can be sent, as a sentence; the server decides.
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { isWritten, standIn } from '@visavis/domain/group-message/words';
import { type EditionLanguages, LANGUAGE_NAMES } from '@visavis/domain/language/languages';
import type { Text } from '../../i18n/text.ts';

interface Standing {
  isSaved: boolean;
  /** Empty for a time not chosen yet; null for now. */
  sendAt: string | null;
  /** Of the edition. */
  languages: EditionLanguages;
}

/** The first thing that is missing; null if it can be sent. */
export function needOf(
  text: Text,
  { audience, reach, words, inEnglish, tests }: GroupMessage,
  { isSaved, sendAt, languages }: Standing,
): string | null {
  if (!isSaved) return text('messages.needs.saved');
  if (reach.people === 0) return text('messages.needs.people', { group: audience.programme });
  const missing = languages.find(
    (language) =>
      (reach.languages[language] ?? 0) > 0 &&
      !isWritten(words[language]) &&
      !(inEnglish && isWritten(words[standIn(languages)])),
  );
  if (missing) return text('messages.needs.words', { language: LANGUAGE_NAMES[missing] });
  if (Object.values(reach.unknown).some((count) => count > 0)) return text('messages.needs.fields');
  const written = languages.filter((language) => (reach.writtenIn[language] ?? 0) > 0);
  const untested = written.find(
    (one) =>
      !tests.some(({ language, state }) => language === one && (state === 'sent' || state === 'unsent')),
  );
  if (untested)
    return written.length > 1
      ? text('messages.needs.testIn', { language: LANGUAGE_NAMES[untested] })
      : text('messages.needs.test');
  return sendAt === '' ? text('messages.needs.time') : null;
}
