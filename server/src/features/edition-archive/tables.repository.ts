// Which tables and columns belong to an edition's archive, and how their rows are named without database ids.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export type TableName = keyof Database & string;

export interface ArchivedTable {
  name: TableName;
  /** In the archive. */
  file: string;
  /** Columns that name a row of another archived table, which comes before this one. */
  references: Readonly<Record<string, TableName>>;
  /** Columns that identify a row among those of the same edition, together with its references. */
  key: readonly string[];
  /** Columns that follow from others, or belong to one installation. */
  leavesOut?: readonly string[];
  /** Whether a row names its edition itself, and not through its references. */
  hasEdition?: true;
  /** A condition in SQL on the rows that count. */
  where?: string;
}

/** In the order in which they are created; whatever is named comes first. */
export const ARCHIVED_TABLES: readonly ArchivedTable[] = [
  {
    name: 'edition',
    file: 'edition.csv',
    references: {},
    key: [],
    leavesOut: [
      'is_demo',
      'state',
      'version',
      'catalogue_version',
      'category_version',
      'former_dates',
      'created_at',
    ],
  },
  {
    name: 'room_quota',
    file: 'room-quotas.csv',
    hasEdition: true,
    references: {},
    key: ['stay_from', 'room_type'],
  },
  { name: 'category', file: 'categories.csv', hasEdition: true, references: {}, key: ['name'] },
  {
    name: 'sub_category',
    file: 'sub-categories.csv',
    hasEdition: true,
    references: { category_id: 'category' },
    key: ['name'],
  },
  {
    name: 'exhibitor',
    file: 'exhibitors.csv',
    hasEdition: true,
    references: {},
    key: ['company_name', 'booth_number'],
    leavesOut: ['folded_name', 'folded_booth', 'version', 'logo_revision', 'archived_at', 'merged_into'],
    where: 'archived_at is null',
  },
  {
    name: 'exhibitor_sub_category',
    file: 'exhibitor-sub-categories.csv',
    references: { exhibitor_id: 'exhibitor', sub_category_id: 'sub_category' },
    key: [],
  },
  {
    name: 'product',
    file: 'products.csv',
    references: { exhibitor_id: 'exhibitor' },
    key: ['name'],
    leavesOut: ['image_revision'],
  },
  {
    name: 'exhibitor_logo',
    file: 'logos.csv',
    references: { exhibitor_id: 'exhibitor' },
    key: ['side', 'media_type'],
  },
  {
    name: 'product_image',
    file: 'product-images.csv',
    references: { product_id: 'product' },
    key: ['side', 'media_type'],
  },
  {
    name: 'representative',
    file: 'representatives.csv',
    references: { exhibitor_id: 'exhibitor' },
    key: ['position'],
  },
  {
    name: 'blocked_slot',
    file: 'blocked-slots.csv',
    references: { exhibitor_id: 'exhibitor' },
    key: ['day', 'minute'],
  },
  {
    name: 'edition_text',
    file: 'words.csv',
    hasEdition: true,
    references: {},
    key: ['key', 'language'],
    leavesOut: ['revision', 'draft', 'draft_origin', 'draft_at', 'draft_by', 'folder', 'offer'],
    where: 'version > 0',
  },
  {
    name: 'edition_text_version',
    file: 'words-versions.csv',
    hasEdition: true,
    references: {},
    key: ['key', 'language', 'version'],
    leavesOut: ['published_by'],
  },
];

/** Tables with a row for an edition or one of its rows that stay behind: people, meetings, and what happened. */
export const LEFT_BEHIND: readonly TableName[] = [
  'edition_grid',
  'registration',
  'registration_interest',
  'draft',
  'claim',
  'exhibitor_key',
  'former_picture_path',
  'email',
  'category_merge',
  'former_sub_category',
  'import_file',
  'import_memory',
];

export function archivedTable(name: TableName): ArchivedTable {
  const table = ARCHIVED_TABLES.find((one) => one.name === name);
  if (!table) throw new Error(`${name} is not in the archive.`);
  return table;
}

/** How a row is named in the files of others: 'exhibitor.company_name', 'exhibitor.booth_number'. */
export function keyColumns(table: ArchivedTable): string[] {
  return [...referenceColumns(table), ...table.key.map((column) => `${table.name}.${column}`)];
}

/** The columns of a file that name rows of other tables. */
export function referenceColumns(table: ArchivedTable): string[] {
  return Object.values(table.references).flatMap((name) => keyColumns(archivedTable(name)));
}

export interface Column {
  name: string;
  isNullable: boolean;
  /** Whether its cells are JSON: arrays and objects. */
  isJson: boolean;
  /** Whether it holds bytes, which have a file of their own: its cells are paths. */
  isFile: boolean;
}

/** The columns of a table that its file has, without references, in the order of the table. */
export async function archivedColumns(db: Kysely<Database>, table: ArchivedTable): Promise<Column[]> {
  const without = ['id', 'edition_id', ...Object.keys(table.references), ...(table.leavesOut ?? [])];
  const { rows } = await sql<Column>`
    select attname as name, not attnotnull as "isNullable", typcategory = 'A' or typname in ('json', 'jsonb') as "isJson",
      typname = 'bytea' as "isFile"
    from pg_attribute join pg_type on pg_type.oid = atttypid
    where attrelid = ${table.name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all(${without})
    order by attnum`.execute(db);
  return rows;
}
