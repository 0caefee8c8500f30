// The built-in texts that apply until an organiser publishes others, and the fields of each text.
import type { StoredText } from '@visavis/contract/words/text';
import { fieldsOfPage } from '@visavis/domain/content/page-fields';
import type { Language } from '@visavis/domain/language/languages';
import { builtInSentences } from '@visavis/domain/words/mail-sentences';
import { BUILT_IN_FACTS } from '@visavis/domain/words/programme-facts';
import { requiredPlaceholders, textFields } from '@visavis/domain/words/text-fields';
import { isPageText, kindOfText, type TextKey } from '@visavis/domain/words/texts';
import type { ContentFiles } from '../content/public.ts';

/** Null for a language without built-in texts. */
export function builtInFields(
  key: TextKey,
  language: Language,
  files: ContentFiles,
): Record<string, string> | null {
  const kind = kindOfText(key);
  if (kind) return builtInSentences(kind, language);
  if (!isPageText(key)) return BUILT_IN_FACTS[language];
  const file = files[language];
  return file.language === language ? fieldsOfPage(key, file.content[key]) : null;
}

export const describedFields = (key: TextKey): StoredText['fields'] =>
  textFields(key).map(({ name, kind }) => ({
    name,
    kind,
    placeholders: {
      en: requiredPlaceholders(key, name, 'en'),
      ms: requiredPlaceholders(key, name, 'ms'),
      'zh-Hans': requiredPlaceholders(key, name, 'zh-Hans'),
    },
  }));
