// Turns the stored rows of a text, or the built-in text if there are none, into what organisers read.
import type { StoredText, TextInLanguage, TextSummary } from '@visavis/contract/words/text';
import { isVersioned } from '@visavis/domain/content/page-fields';
import {
  DEFAULT_LANGUAGE,
  type EditionLanguages,
  LANGUAGES,
  type Language,
} from '@visavis/domain/language/languages';
import { differing, isEmptyText, type TextKey } from '@visavis/domain/words/texts';
import type { ContentFiles } from '../content/public.ts';
import { builtInFields, describedFields } from './built-in.present.ts';
import type { TextRow } from './repository.ts';

type Fields = Record<string, string>;

export interface TextParts {
  key: TextKey;
  /** Languages of the edition. */
  languages: EditionLanguages;
  rows: readonly TextRow[];
  /** English texts of earlier versions on which translations are based. */
  formerEnglish: readonly { key: string; version: number; fields: Fields }[];
  /** When the text in each language was published, and by whom. */
  published: readonly { language: Language; version: number; published_at: Date; published_by: string }[];
}

const byLanguage = <T>(of: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;

/** The revision that a change must name. */
export const revisionOf = (rows: readonly TextRow[]): number =>
  rows.reduce((sum, { revision }) => sum + revision, 0);

export const documentVersionOf = (
  key: TextKey,
  rows: readonly TextRow[],
  files: ContentFiles,
): string | null =>
  isVersioned(key)
    ? (rows.find(({ language }) => language === DEFAULT_LANGUAGE)?.document_version ??
      files[DEFAULT_LANGUAGE].content[key].version)
    : null;

/** The effective text in a language: published, else built in; null if it has none. */
export const currentFields = (
  key: TextKey,
  language: Language,
  row: TextRow | undefined,
  files: ContentFiles,
): Fields | null => row?.fields ?? builtInFields(key, language, files);

export function presentText(parts: TextParts, files: ContentFiles): StoredText {
  const { key, rows } = parts;
  return {
    key,
    revision: revisionOf(rows),
    fields: describedFields(key),
    documentVersion: documentVersionOf(key, rows, files),
    languages: byLanguage((language) => presentLanguage(parts, language, files)),
  };
}

function presentLanguage(parts: TextParts, language: Language, files: ContentFiles): TextInLanguage {
  const { key, rows, published } = parts;
  const row = rows.find((one) => one.language === language);
  const fields = currentFields(key, language, row, files);
  const version = row?.version ?? 0;
  const last = published.find((one) => one.language === language && one.version === version);
  return {
    version,
    fields: fields ?? Object.fromEntries(describedFields(key).map(({ name }) => [name, ''])),
    isWritten: fields !== null,
    publishedAt: last?.published_at.toISOString() ?? null,
    publishedBy: last?.published_by ?? null,
    behind: fields === null || isEmptyText(fields) ? [] : behindOf(parts, language, files),
    draft:
      row?.draft && row.draft_origin && row.draft_at
        ? {
            fields: row.draft,
            origin: row.draft_origin,
            savedAt: row.draft_at.toISOString(),
            savedBy: row.draft_by ?? '',
          }
        : null,
    offer: row?.offer ?? null,
  };
}

/** Fields whose English has changed since the translation was published. */
function behindOf(
  { key, languages, rows, formerEnglish }: TextParts,
  language: Language,
  files: ContentFiles,
): string[] {
  // A translation is compared with its English if the edition has both.
  if (!languages.includes(DEFAULT_LANGUAGE) || !languages.includes(language)) return [];
  const english = rows.find((one) => one.language === DEFAULT_LANGUAGE);
  const seen = rows.find((one) => one.language === language)?.english_version ?? 0;
  if (language === DEFAULT_LANGUAGE || !english || english.version === seen) return [];
  const former =
    seen === 0
      ? builtInFields(key, DEFAULT_LANGUAGE, files)
      : formerEnglish.find((one) => one.key === key && one.version === seen)?.fields;
  return differing(former ?? {}, currentFields(key, DEFAULT_LANGUAGE, english, files) ?? {});
}

export function presentTextSummary(parts: TextParts, files: ContentFiles): TextSummary {
  return {
    key: parts.key,
    languages: byLanguage((language) => {
      const { isWritten, behind, draft, offer } = presentLanguage(parts, language, files);
      return {
        isWritten,
        isBehind: behind.length > 0,
        hasDraft: draft !== null,
        hasOffer: offer !== null,
      };
    }),
  };
}
