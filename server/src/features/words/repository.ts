// Reads and writes the texts of an edition, their drafts, and their published versions.
import { type EditionLanguages, LANGUAGES, type Language } from '@visavis/domain/language/languages';
import type { TextKey } from '@visavis/domain/words/texts';
import { type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export type TextRow = Selectable<Database['edition_text']>;
type Columns = Updateable<Database['edition_text']>;

/** @param key of one text; all without it */
export function listTextRows(db: Kysely<Database>, editionId: number, key?: TextKey): Promise<TextRow[]> {
  let rows = db.selectFrom('edition_text').selectAll().where('edition_id', '=', editionId);
  if (key !== undefined) rows = rows.where('key', '=', key);
  return rows.execute();
}

/** Locks a text in every language until the transaction ends. */
export async function lockText(
  transaction: Transaction<Database>,
  editionId: number,
  key: TextKey,
): Promise<TextRow[]> {
  await transaction
    .insertInto('edition_text')
    .values(LANGUAGES.map((language) => ({ edition_id: editionId, key, language })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('edition_text')
    .selectAll()
    .where('edition_id', '=', editionId)
    .where('key', '=', key)
    .orderBy('language')
    .forUpdate()
    .execute();
}

/** The languages of the edition; empty if it does not exist. */
export async function readLanguages(db: Kysely<Database>, editionId: number): Promise<EditionLanguages> {
  const row = await db
    .selectFrom('edition')
    .select('languages')
    .where('id', '=', editionId)
    .executeTakeFirst();
  return row?.languages ?? [];
}

interface Place {
  editionId: number;
  key: TextKey;
  language: Language;
}

export async function writeText(
  transaction: Transaction<Database>,
  { editionId, key, language }: Place,
  columns: Columns,
): Promise<void> {
  await transaction
    .updateTable('edition_text')
    .set({ ...columns, revision: sql<number>`revision + 1` })
    .where('edition_id', '=', editionId)
    .where('key', '=', key)
    .where('language', '=', language)
    .execute();
}

/** English texts on which a translation is based, where they are no longer the newest. */
export function listFormerEnglish(db: Kysely<Database>, editionId: number, key?: TextKey) {
  let rows = db
    .selectFrom('edition_text as translation')
    .innerJoin('edition_text_version as english', (join) =>
      join
        .onRef('english.edition_id', '=', 'translation.edition_id')
        .onRef('english.key', '=', 'translation.key')
        .onRef('english.version', '=', 'translation.english_version')
        .on('english.language', '=', 'en'),
    )
    .select(['english.key', 'english.version', 'english.fields'])
    .distinct()
    .where('translation.edition_id', '=', editionId);
  if (key !== undefined) rows = rows.where('translation.key', '=', key);
  return rows.execute();
}

export async function insertVersion(
  transaction: Transaction<Database>,
  { editionId, key, language }: Place,
  published: {
    version: number;
    fields: string;
    documentVersion: string | null;
    publishedAt: Date;
    publishedBy: string;
  },
): Promise<void> {
  await transaction
    .insertInto('edition_text_version')
    .values({
      edition_id: editionId,
      key,
      language,
      version: published.version,
      fields: published.fields,
      document_version: published.documentVersion,
      published_at: published.publishedAt,
      published_by: published.publishedBy,
    })
    .execute();
}

/** Newest first. */
export function listVersions(db: Kysely<Database>, editionId: number, key: TextKey) {
  return db
    .selectFrom('edition_text_version')
    .select(['language', 'version', 'fields', 'published_at', 'published_by'])
    .where('edition_id', '=', editionId)
    .where('key', '=', key)
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .orderBy('language')
    .execute();
}
