// Files to download: empty templates, and the refused rows of an import.
import { Readable } from 'node:stream';
import type { ExportFormat } from '@visavis/contract/export/formats';
import type { ImportField } from '@visavis/domain/import/fields';
import { PERSON_FIELDS } from '@visavis/domain/import/registrations/fields';
import { DEFAULT_LANGUAGE, type Language } from '@visavis/domain/language/languages';
import { importFields as en, personFields as enPeople } from '@visavis/domain/words/en/import';
import { sentenceOf } from '@visavis/domain/words/message-words';
import { importFields as ms, personFields as msPeople } from '@visavis/domain/words/ms/import';
import { SENTENCES } from '@visavis/domain/words/sentences';
import { importFields as zhHans, personFields as zhHansPeople } from '@visavis/domain/words/zh-hans/import';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { toCsv } from '../../platform/tables/csv.ts';
import type { Column, Table } from '../../platform/tables/table.ts';
import { toXlsx } from '../../platform/tables/xlsx.ts';
import { type RefusedLine, refusedColumns } from './present.ts';
import { getImportRow, listRefusedRows } from './repository.ts';

const WORDS = {
  en: {
    fields: en,
    people: enPeople,
    sheets: { exhibitors: 'Exhibitors', categories: 'Categories', registrations: 'Registrations' },
    row: 'Row',
    reason: 'Reason',
  },
  ms: {
    fields: ms,
    people: msPeople,
    sheets: { exhibitors: 'Pempamer', categories: 'Kategori', registrations: 'Pendaftaran' },
    row: 'Baris',
    reason: 'Sebab',
  },
  'zh-Hans': {
    fields: zhHans,
    people: zhHansPeople,
    sheets: { exhibitors: '参展商', categories: '类别', registrations: '报名' },
    row: '行',
    reason: '原因',
  },
} as const;

/** The columns of each template. There is no example row, as one left in would be imported. */
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

/** One meeting per row; exhibitors are identified by their booth. */
const OF_PEOPLE = PERSON_FIELDS.filter((field) => field !== 'exhibitor' && field !== 'meetings');

const written = <Row>(table: Table<Row>, format: ExportFormat): Readable =>
  Readable.from(format === 'csv' ? toCsv(table) : toXlsx(table));

export function templateFile(
  of: 'exhibitors' | 'categories' | 'registrations',
  format: ExportFormat,
  language: Language = DEFAULT_LANGUAGE,
): Readable {
  const { fields, people, sheets } = WORDS[language];
  const titles =
    of === 'registrations'
      ? OF_PEOPLE.map((field) => people[field])
      : TEMPLATES[of].map((field) => fields[field]);
  const columns: Column<never>[] = titles.map((title) => ({ title, width: 24, value: () => '' }));
  async function* batches() {}
  return written({ name: sheets[of], columns, batches: batches() }, format);
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
        reason: notes.map((note) => sentenceOf(note, SENTENCES[language], language) ?? '').join(' '),
      }));
  }
  const table = { name: words.reason, columns: refusedColumns(reading, words), batches: batches() };
  return written(table, format);
}
