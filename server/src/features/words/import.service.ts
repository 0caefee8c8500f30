// Imports the files of CONTENT_DIR into an edition once; later changes in the folder are offered to organisers.
import { fieldsOfPage, isVersioned, PAGE_TEXTS, type PageText } from '@visavis/domain/content/page-fields';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@visavis/domain/language/languages';
import { differing } from '@visavis/domain/words/texts';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { insertVersion, lockText, writeText } from './repository.ts';
import type { WordsDependencies } from './service.ts';

type Importing = Pick<WordsDependencies, 'db' | 'clock' | 'files'>;

/** Several processes may call this concurrently; each file is imported by one of them. */
export async function importContent(dependencies: Importing, editionId: number): Promise<void> {
  const { db } = dependencies;
  for (const page of PAGE_TEXTS)
    await db
      .transaction()
      .execute((transaction) => importPage({ ...dependencies, transaction }, editionId, page));
}

async function importPage(
  { transaction, clock, files }: Importing & { transaction: Transaction<Database> },
  editionId: number,
  page: PageText,
): Promise<void> {
  const rows = await lockText(transaction, editionId, page);
  const now = clock();
  const published: Record<string, object> = {};
  const offered: string[] = [];
  let englishVersion = rows.find(({ language }) => language === DEFAULT_LANGUAGE)?.version ?? 0;
  // English comes first, so that a translation imported with it counts as up to date.
  for (const language of LANGUAGES) {
    const file = files[language];
    const row = rows.find((one) => one.language === language);
    if (!row || file.language !== language) continue;
    const fields = fieldsOfPage(page, file.content[page]);
    const text = JSON.stringify(fields);
    if (row.folder && differing(row.folder, fields).length === 0) continue;
    const place = { editionId, key: page, language };
    if (row.folder || row.version > 0 || row.draft) {
      const isNews = differing(row.fields ?? {}, fields).length > 0;
      await writeText(transaction, place, { folder: text, offer: isNews ? text : null });
      if (isNews) offered.push(language);
      continue;
    }
    const documentVersion = isVersioned(page) ? file.content[page].version : null;
    await writeText(transaction, place, {
      version: 1,
      fields: text,
      folder: text,
      english_version: language === DEFAULT_LANGUAGE ? 0 : englishVersion,
      ...(language === DEFAULT_LANGUAGE && { document_version: documentVersion }),
    });
    await insertVersion(transaction, place, {
      version: 1,
      fields: text,
      documentVersion,
      publishedAt: now,
      publishedBy: '',
    });
    if (language === DEFAULT_LANGUAGE) englishVersion = 1;
    published[language] = fields;
  }
  if (Object.keys(published).length === 0 && offered.length === 0) return;
  await recordAction(transaction, {
    at: now,
    actor: 'system',
    action: 'words.import',
    subject: page,
    before: {},
    after: { ...published, ...(offered.length > 0 && { offered }) },
  });
}
