// Files to download: empty templates, and the rows of an import that were refused.
import { Readable } from 'node:stream';
import type { ExportFormat } from '@visavis/contract/export/formats';
import type { ImportField } from '@visavis/domain/import/fields';
import { DEFAULT_LANGUAGE, type Language } from '@visavis/domain/language/languages';
import { importFields as en, imports as enImports } from '@visavis/domain/words/en/import';
import { sentenceOf } from '@visavis/domain/words/message-words';
import { importFields as ms, imports as msImports } from '@visavis/domain/words/ms/import';
import { importFields as zhHans, imports as zhHansImports } from '@visavis/domain/words/zh-hans/import';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { toCsv } from '../../platform/tables/csv.ts';
import type { Column, Table } from '../../platform/tables/table.ts';
import { toXlsx } from '../../platform/tables/xlsx.ts';
import { type RefusedLine, refusedColumns } from './present.ts';
import { getImportRow, listRefusedRows } from './repository.ts';

const WORDS = {
  en: { fields: en, sentences: enImports, row: 'Row', reason: 'Reason' },
  ms: { fields: ms, sentences: msImports, row: 'Baris', reason: 'Sebab' },
  'zh-Hans': { fields: zhHans, sentences: zhHansImports, row: '行', reason: '原因' },
} as const;

/** The columns of each template. It has no example: one that is left in would be imported. */
const TEMPLATES: Record<'exhibitors' | 'categories', readonly ImportField[]> = {
  exhibitors: [
    'company',
    'booth',
    'hall',
    'country',
    'subCategories',
    'profile',
    'description',
    'website',
    'email',
    'product',
    'productDescription',
    'representative',
    'representativeTitle',
    'representativeEmail',
    'blocked',
    'places',
  ],
  categories: ['category', 'categoryMs', 'categoryZh', 'subCategories', 'subCategoryMs', 'subCategoryZh'],
};

const written = <Row>(table: Table<Row>, format: ExportFormat): Readable =>
  Readable.from(format === 'csv' ? toCsv(table) : toXlsx(table));

export function templateFile(
  of: 'exhibitors' | 'categories',
  format: ExportFormat,
  language: Language = DEFAULT_LANGUAGE,
): Readable {
  const columns: Column<never>[] = TEMPLATES[of].map((field) => ({
    title: WORDS[language].fields[field],
    width: 24,
    value: () => '',
  }));
  async function* batches() {}
  return written({ name: WORDS[language].fields.company, columns, batches: batches() }, format);
}

export async function refusedFile(
  db: Kysely<Database>,
  id: number,
  { format, language = DEFAULT_LANGUAGE }: { format: ExportFormat; language?: Language | undefined },
): Promise<Readable> {
  const { reading } = await getImportRow(db, id);
  const words = WORDS[language];
  async function* batches(): AsyncGenerator<RefusedLine[]> {
    for await (const rows of listRefusedRows(db, id))
      yield rows.map(({ row, cells, notes }) => ({
        row,
        cells: cells ?? [],
        reason: notes.map((note) => sentenceOf(note, words.sentences, language) ?? '').join(' '),
      }));
  }
  const table = { name: words.reason, columns: refusedColumns(reading, words), batches: batches() };
  return written(table, format);
}
