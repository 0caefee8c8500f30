// The words that count until an organiser publishes others, and the fields of each text.
import type { StoredText } from '@visavis/contract/words/text';
import { fieldsOfPage, PAGE_FIELDS } from '@visavis/domain/content/page-fields';
import type { Language } from '@visavis/domain/language/languages';
import type { TextKey } from '@visavis/domain/words/texts';
import type { ContentFiles } from '../content/public.ts';

/** Null for a language in which there are none. */
export function builtInFields(
  key: TextKey,
  language: Language,
  files: ContentFiles,
): Record<string, string> | null {
  const file = files[language];
  return file.language === language ? fieldsOfPage(key, file.content[key]) : null;
}

const NONE = { en: [], ms: [], 'zh-Hans': [] };

export const describedFields = (key: TextKey): StoredText['fields'] =>
  PAGE_FIELDS[key].map(({ name, kind }) => ({ name, kind, placeholders: NONE }));
