// Lets organisers read, draft and publish the texts of an edition: versioned, audited, and refused by field.
import type { StoredText, TextSummary, TextVersion } from '@visavis/contract/words/text';
import { isVersioned } from '@visavis/domain/content/page-fields';
import { DEFAULT_LANGUAGE, type Language, mainLanguageOf } from '@visavis/domain/language/languages';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import { cleanFields, problemsOf } from '@visavis/domain/words/text-fields';
import {
  differing,
  isEmptyText,
  mayBeEmpty,
  nextVersion,
  TEXT_KEYS,
  type TextKey,
} from '@visavis/domain/words/texts';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { ContentFiles } from '../content/public.ts';
import type { EditionService } from '../edition/public.ts';
import { builtInFields } from './built-in.present.ts';
import * as stored from './repository.ts';
import {
  currentFields,
  documentVersionOf,
  presentText,
  presentTextSummary,
  revisionOf,
} from './text.present.ts';

type Fields = Record<string, string>;

export interface WordsDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  /** The built-in texts of pages. */
  files: ContentFiles;
}

interface Text {
  editionId: number;
  key: TextKey;
}

/** What the organiser has seen, and who it is. */
export interface Seen extends Text {
  revision: number;
  organiser: Organiser;
}

export async function listTexts(dependencies: WordsDependencies, editionId: number): Promise<TextSummary[]> {
  const { db, files } = dependencies;
  const languages = await stored.readLanguages(db, editionId);
  const all = await stored.listTextRows(db, editionId);
  const formerEnglish = await stored.listFormerEnglish(db, editionId);
  return TEXT_KEYS.map((key) => {
    const rows = all.filter((row) => row.key === key);
    return presentTextSummary({ key, languages, rows, formerEnglish, published: [] }, files);
  });
}

export async function readText(
  dependencies: WordsDependencies,
  { editionId, key }: Text,
): Promise<StoredText> {
  const { db, files } = dependencies;
  const languages = await stored.readLanguages(db, editionId);
  const rows = await stored.listTextRows(db, editionId, key);
  const formerEnglish = await stored.listFormerEnglish(db, editionId, key);
  const published = await stored.listVersions(db, editionId, key);
  return presentText({ key, languages, rows, formerEnglish, published }, files);
}

export async function readVersions(
  dependencies: WordsDependencies,
  { editionId, key }: Text,
): Promise<TextVersion[]> {
  const rows = await stored.listVersions(dependencies.db, editionId, key);
  return rows.map(({ language, version, fields, published_at, published_by }) => ({
    language,
    version,
    fields,
    publishedAt: published_at.toISOString(),
    publishedBy: published_by,
  }));
}

/** What a change did, for the audit trail: the differing fields by language. */
interface Done {
  action: 'words.agree' | 'words.draft' | 'words.publish';
  before: object;
  after: object;
}

interface Change {
  transaction: Transaction<Database>;
  rows: readonly stored.TextRow[];
  now: Date;
  /** The main language of the edition. */
  main: Language;
  write(language: Language, columns: Parameters<typeof stored.writeText>[2]): Promise<void>;
  /** The published or built-in text in a language. */
  current(language: Language): Fields;
}

/**
 * Locks the text, lets `work` change it, and records it. Throws 'words.stale' if the revision differs.
 * @param work returns null if there was nothing to change
 */
function change(
  dependencies: WordsDependencies,
  { editionId, key, revision, organiser }: Seen,
  work: (change: Change) => Promise<Done | null>,
): Promise<StoredText> {
  const { db, clock, files } = dependencies;
  return db.transaction().execute(async (transaction) => {
    const inside = { ...dependencies, db: transaction };
    const rows = await stored.lockText(transaction, editionId, key);
    if (revisionOf(rows) !== revision)
      throw new AppError('words.stale', message('words.changed'), {
        text: await readText(inside, { editionId, key }),
      });
    const now = clock();
    const main = mainLanguageOf(await stored.readLanguages(transaction, editionId));
    const done = await work({
      transaction,
      rows,
      now,
      main,
      write: (language, columns) => stored.writeText(transaction, { editionId, key, language }, columns),
      current: (language) =>
        currentFields(
          key,
          language,
          rows.find((row) => row.language === language),
          files,
        ) ?? {},
    });
    if (done) await recordAction(transaction, { at: now, actor: organiser, subject: key, ...done });
    return readText(inside, { editionId, key });
  });
}

/** The fields that differ, before and after. */
function difference(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = differing(before, after);
  const only = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));
  return { before: only(before), after: only(after) };
}

/** @param origin source of the text */
const draftOf = (
  fields: Fields,
  origin: 'typed' | 'version' | 'folder',
  organiser: Organiser,
  now: Date,
) => ({
  draft: JSON.stringify(fields),
  draft_origin: origin,
  draft_at: now,
  draft_by: organiser.email,
});
const NO_DRAFT = { draft: null, draft_origin: null, draft_at: null, draft_by: null };

/** Throws 'request.invalid' with a message for each field that cannot be used. @param main language of the edition */
function refuseProblems(key: TextKey, language: Language, fields: Fields, main: Language): void {
  if (language !== main && mayBeEmpty(key) && isEmptyText(fields)) return;
  const problems = problemsOf(key, fields, language);
  const paths = Object.entries(problems).map(([name, problem]) => [`drafts.${language}.${name}`, problem]);
  if (paths.length > 0) throw invalid(Object.fromEntries(paths));
}

export function saveDraft(
  dependencies: WordsDependencies,
  seen: Seen,
  drafts: Partial<Record<Language, Fields | undefined>>,
): Promise<StoredText> {
  return change(dependencies, seen, async ({ rows, now, main, write, current }) => {
    const before: Record<string, Fields> = {};
    const after: Record<string, Fields> = {};
    for (const { language, draft } of rows) {
      const given = drafts[language];
      if (!given) continue;
      const typed = cleanFields(seen.key, given);
      refuseProblems(seen.key, language, typed, main);
      const last = draft ?? current(language);
      if (differing(last, typed).length === 0) continue;
      const isAsPublished = differing(current(language), typed).length === 0;
      await write(language, isAsPublished ? NO_DRAFT : draftOf(typed, 'typed', seen.organiser, now));
      const changed = difference(last, typed);
      before[language] = changed.before;
      after[language] = changed.after;
    }
    return Object.keys(after).length === 0 ? null : { action: 'words.draft', before, after };
  });
}

export function discardDraft(dependencies: WordsDependencies, seen: Seen): Promise<StoredText> {
  return change(dependencies, seen, async ({ rows, write, current }) => {
    const before: Record<string, Fields> = {};
    for (const { language, draft } of rows) {
      if (!draft) continue;
      await write(language, NO_DRAFT);
      before[language] = difference(draft, current(language)).before;
    }
    return Object.keys(before).length === 0 ? null : { action: 'words.draft', before, after: {} };
  });
}

/** @param isNewVersion gives the privacy page or the terms a new version, which people have to agree to again */
export function publishDraft(
  dependencies: WordsDependencies,
  seen: Seen,
  isNewVersion: boolean,
): Promise<StoredText> {
  const { editionId, key, organiser } = seen;
  return change(dependencies, seen, async ({ transaction, rows, now, main, write, current }) => {
    const drafted = rows.filter(({ draft }) => draft !== null);
    if (drafted.length === 0) throw invalid({ drafts: message('words.nothing-drafted') });
    const version = documentVersionOf(key, rows, dependencies.files);
    const raised =
      isNewVersion && isVersioned(key) && version !== null
        ? nextVersion(version, now.toISOString().slice(0, 7))
        : version;
    const english = rows.find(({ language }) => language === DEFAULT_LANGUAGE);
    const englishVersion = (english?.version ?? 0) + (english?.draft ? 1 : 0);
    const before: Record<string, unknown> = raised === version ? {} : { version };
    const after: Record<string, unknown> = raised === version ? {} : { version: raised };
    for (const row of drafted) {
      const { language } = row;
      const fields = row.draft ?? {};
      refuseProblems(key, language, fields, main);
      await write(language, {
        ...NO_DRAFT,
        version: row.version + 1,
        fields: JSON.stringify(fields),
        english_version: language === DEFAULT_LANGUAGE ? 0 : englishVersion,
      });
      await stored.insertVersion(
        transaction,
        { editionId, key, language },
        {
          version: row.version + 1,
          fields: JSON.stringify(fields),
          documentVersion: raised,
          publishedAt: now,
          publishedBy: organiser.email,
        },
      );
      const changed = difference(current(language), fields);
      before[language] = changed.before;
      after[language] = changed.after;
    }
    if (raised !== version) await write(DEFAULT_LANGUAGE, { document_version: raised });
    return { action: 'words.publish', before, after };
  });
}

export function agree(dependencies: WordsDependencies, seen: Seen, language: Language): Promise<StoredText> {
  return change(dependencies, seen, async ({ rows, write }) => {
    const english = rows.find((row) => row.language === DEFAULT_LANGUAGE)?.version ?? 0;
    const translation = rows.find((row) => row.language === language);
    if (language === DEFAULT_LANGUAGE || translation?.english_version === english) return null;
    await write(language, { english_version: english });
    return {
      action: 'words.agree',
      before: { language, english: translation?.english_version ?? 0 },
      after: { language, english },
    };
  });
}

/** @param version that was published; 0 for the built-in text */
export function restore(
  dependencies: WordsDependencies,
  seen: Seen,
  { language, version }: { language: Language; version: number },
): Promise<StoredText> {
  const { editionId, key, organiser } = seen;
  return change(dependencies, seen, async ({ transaction, rows, now, write, current }) => {
    const versions = await stored.listVersions(transaction, editionId, key);
    const found =
      version === 0
        ? builtInFields(key, language, dependencies.files)
        : versions.find((one) => one.language === language && one.version === version)?.fields;
    if (!found) throw new AppError('resource.not-found', message('words.version-unknown'));
    const last = rows.find((row) => row.language === language)?.draft ?? current(language);
    const isAsPublished = differing(current(language), found).length === 0;
    await write(language, isAsPublished ? NO_DRAFT : draftOf(found, 'version', organiser, now));
    const changed = difference(last, found);
    return {
      action: 'words.draft',
      before: { [language]: changed.before },
      after: { [language]: changed.after, version },
    };
  });
}

/** @param isTaken makes a draft of the text in the folder; otherwise it is not offered again until the file changes */
export function decideOffer(
  dependencies: WordsDependencies,
  seen: Seen,
  { language, isTaken }: { language: Language; isTaken: boolean },
): Promise<StoredText> {
  return change(dependencies, seen, async ({ rows, now, write, current }) => {
    const row = rows.find((one) => one.language === language);
    if (!row?.offer) throw invalid({ language: message('words.no-offer') });
    const { offer } = row;
    await write(language, {
      offer: null,
      ...(isTaken && draftOf(offer, 'folder', seen.organiser, now)),
    });
    const changed = difference(row.draft ?? current(language), offer);
    return {
      action: 'words.draft',
      before: { [language]: changed.before },
      after: isTaken ? { [language]: changed.after } : { left: changed.after },
    };
  });
}
