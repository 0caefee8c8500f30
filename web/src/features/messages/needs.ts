// What a message still needs before it can be sent, as a sentence; the server decides.
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { isWritten } from '@visavis/domain/group-message/words';
import { LANGUAGE_NAMES, LANGUAGES } from '@visavis/domain/language/languages';
import type { Text } from '../../i18n/text.ts';

interface Standing {
  isSaved: boolean;
  /** Empty for a time that is not chosen yet; null for now. */
  sendAt: string | null;
}

/** The first thing that is missing; null where it can be sent. */
export function needOf(
  text: Text,
  { reach, words, inEnglish, test }: GroupMessage,
  { isSaved, sendAt }: Standing,
): string | null {
  if (!isSaved) return text('messages.needs.saved');
  if (reach.people === 0) return text('messages.needs.people');
  const missing = LANGUAGES.find(
    (language) =>
      (reach.languages[language] ?? 0) > 0 &&
      !isWritten(words[language]) &&
      !(inEnglish && isWritten(words.en)),
  );
  if (missing) return text('messages.needs.words', { language: LANGUAGE_NAMES[missing] });
  if (Object.values(reach.unknown).some((count) => count > 0)) return text('messages.needs.fields');
  if (test?.state !== 'sent' && test?.state !== 'unsent') return text('messages.needs.test');
  return sendAt === '' ? text('messages.needs.time') : null;
}
