// An organiser's own sentences for an email, as they are when the email is written.
import type { EmailKind } from '@visavis/domain/email/schema';
import type { Language } from '@visavis/domain/language/languages';
import { builtInSentences } from '@visavis/domain/words/mail-sentences';
import { differing, mailText } from '@visavis/domain/words/texts';
import type { PublishedText } from '../edition/public.ts';

/**
 * Only sentences that differ from the built-in ones, which agree with their numbers: 'one meeting', 'two meetings'.
 * They are stored with the email, so that a waiting one is sent as its preview shows it.
 */
export function ownSentences(
  texts: readonly PublishedText[],
  kind: EmailKind,
  language: Language,
): { sentences?: Record<string, string> } {
  const own = texts.find((text) => text.key === mailText(kind) && text.language === language);
  return own ? sentencesIn(own.fields, kind, language) : {};
}

/** Like `ownSentences`, for texts that are not published. */
export function sentencesIn(
  fields: Readonly<Record<string, string>>,
  kind: EmailKind,
  language: Language,
): { sentences?: Record<string, string> } {
  const changed = differing(fields, builtInSentences(kind, language));
  if (changed.length === 0) return {};
  return { sentences: Object.fromEntries(changed.map((name) => [name, fields[name] ?? ''])) };
}
