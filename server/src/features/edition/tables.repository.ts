// Lists an edition's tables, and which rows and columns its archive and its copy include. Columns come from the
// database: both include a new one unless it is excluded here.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export type TableName = keyof Database & string;

export interface EditionTable {
  name: TableName;
  /** Columns that refer to another table of the edition, which comes before this one. */
  references: Readonly<Record<string, TableName>>;
  /** Columns that, with its references, identify a row within the edition. */
  key: readonly string[];
  /** Whether a row has its own edition_id, rather than belonging to an edition through its references. */
  hasEdition?: true;
  /** SQL condition on the rows to include, in both archive and copy. */
  where?: string;
  /** Columns that are never carried over, such as state and versions: they start with their defaults. */
  staysBehind?: readonly string[];
  /** Null for a table that archives leave out. */
  archive: {
    file: string;
    /** Derived columns, and those that belong to one installation. */
    leavesOut?: readonly string[];
    /** Columns that only archives of older versions have. */
    former?: readonly string[];
    where?: string;
  } | null;
  /** Null for a table that is not copied to the next edition. */
  copy: {
    leavesOut?: readonly string[];
    where?: string;
    /** SQL expressions for columns that change in the copy. */
    changes?: Readonly<Record<string, string>>;
  } | null;
}

/** An unguessable part of a picture's address. */
const RANDOM_REVISION = '2 + floor(random() * 999999997)::int';
/** Shifts by whole weeks, so that days keep their weekdays despite leap days: 53 where 52 would stay in the year. */
const WEEKS_TO_NEXT_YEAR =
  '(case when extract(year from dates[1] + 364) > extract(year from dates[1]) then 364 else 371 end)';
const ABSENCE = 5;
/** The status of claims that keep a place free of meetings. */
export const ABSENT = sql.lit(ABSENCE);

/** In order of creation: referenced tables come first. */
export const EDITION_TABLES: readonly EditionTable[] = [
  {
    name: 'edition',
    references: {},
    key: [],
    staysBehind: [
      'state',
      'version',
      'catalogue_version',
      'category_version',
      'former_dates',
      'last_open_at',
      'created_at',
    ],
    archive: { file: 'edition.csv', leavesOut: ['is_demo'], former: ['year'] },
    copy: {
      leavesOut: ['business_opens', 'business_closes', 'hosted_opens', 'hosted_closes'],
      changes: {
        dates: `array(select day + ${WEEKS_TO_NEXT_YEAR} from unnest(dates) as day order by 1)`,
      },
    },
  },
  {
    name: 'edition_logo',
    hasEdition: true,
    references: {},
    key: ['side', 'media_type'],
    archive: { file: 'edition-logo.csv' },
    copy: {},
  },
  {
    name: 'room_quota',
    hasEdition: true,
    references: {},
    key: ['stay_from', 'room_type'],
    archive: { file: 'room-quotas.csv' },
    copy: null,
  },
  {
    name: 'category',
    hasEdition: true,
    references: {},
    key: ['name'],
    archive: { file: 'categories.csv' },
    copy: {},
  },
  {
    name: 'sub_category',
    hasEdition: true,
    references: { category_id: 'category' },
    key: ['name'],
    archive: { file: 'sub-categories.csv' },
    copy: {},
  },
  {
    // Drafts use former names; former ids belong to the original.
    name: 'former_sub_category',
    references: { sub_category_id: 'sub_category' },
    key: ['name'],
    staysBehind: ['former_id'],
    archive: null,
    copy: {},
  },
  {
    name: 'exhibitor',
    hasEdition: true,
    references: {},
    key: ['company_name', 'booth_number'],
    where: 'merged_into is null',
    staysBehind: ['version', 'merged_into'],
    archive: { file: 'exhibitors.csv', leavesOut: ['folded_name', 'folded_booth', 'logo_revision'] },
    // Withdrawn exhibitors are not copied to the next fair; an archive keeps them, so that they can be restored.
    copy: { where: 'archived_at is null', changes: { logo_revision: RANDOM_REVISION } },
  },
  {
    name: 'exhibitor_sub_category',
    references: { exhibitor_id: 'exhibitor', sub_category_id: 'sub_category' },
    key: [],
    archive: { file: 'exhibitor-sub-categories.csv' },
    copy: {},
  },
  {
    name: 'product',
    references: { exhibitor_id: 'exhibitor' },
    key: ['name'],
    archive: { file: 'products.csv', leavesOut: ['image_revision'] },
    copy: { changes: { image_revision: RANDOM_REVISION } },
  },
  {
    name: 'exhibitor_logo',
    references: { exhibitor_id: 'exhibitor' },
    key: ['side', 'media_type'],
    archive: { file: 'logos.csv' },
    copy: {},
  },
  {
    name: 'product_image',
    references: { product_id: 'product' },
    key: ['side', 'media_type'],
    archive: { file: 'product-images.csv' },
    copy: {},
  },
  {
    name: 'representative',
    references: { exhibitor_id: 'exhibitor' },
    key: ['position'],
    archive: { file: 'representatives.csv' },
    copy: {},
  },
  {
    name: 'blocked_slot',
    references: { exhibitor_id: 'exhibitor' },
    key: ['day', 'minute'],
    archive: { file: 'blocked-slots.csv' },
    copy: null,
  },
  {
    // After the exhibitors and their hours, as new exhibitors inherit the hours blocked for all.
    name: 'blocked_for_all',
    hasEdition: true,
    references: {},
    key: ['day', 'minute'],
    archive: { file: 'blocked-for-all.csv' },
    copy: null,
  },
  {
    // Places without a representative are kept; meetings and holds are not copied.
    name: 'claim',
    references: { exhibitor_id: 'exhibitor' },
    key: ['day', 'minute', 'place'],
    where: `status = ${ABSENCE}`,
    archive: null,
    // At the same local time of the fair, whose UTC offset may differ by then.
    copy: {
      changes: {
        starts_at: `(select (original.starts_at at time zone time_zone + make_interval(days => ${WEEKS_TO_NEXT_YEAR}))
          at time zone time_zone
          from exhibitor join edition on edition.id = edition_id where exhibitor.id = original.exhibitor_id)`,
      },
    },
  },
  {
    // A copy includes drafts and history, so that organisers continue where the last edition stopped.
    name: 'edition_text',
    hasEdition: true,
    references: {},
    key: ['key', 'language'],
    archive: {
      file: 'words.csv',
      leavesOut: ['revision', 'draft', 'draft_origin', 'draft_at', 'draft_by', 'folder', 'offer'],
      where: 'version > 0',
    },
    copy: {},
  },
  {
    name: 'edition_text_version',
    hasEdition: true,
    references: {},
    key: ['key', 'language', 'version'],
    archive: { file: 'words-versions.csv', leavesOut: ['published_by'] },
    copy: {},
  },
];

/** Tables of an edition that are never carried over: people, meetings and history. */
export const LEFT_BEHIND: readonly TableName[] = [
  'edition_grid',
  'document_deletion',
  'registration',
  'registration_interest',
  'draft',
  'exhibitor_key',
  'wall_key',
  'former_picture_path',
  'email',
  'category_merge',
  'import_file',
  'import_memory',
  'rooming_export',
  'saved_view',
  'tag',
  'group_message',
  'mail_stop',
  'failed_address',
  'reminder_rule',
];

export function editionTable(name: TableName): EditionTable {
  const table = EDITION_TABLES.find((one) => one.name === name);
  if (!table) throw new Error(`${name} does not belong to an edition.`);
  return table;
}

/** How an edition's rows are carried over. */
export type Use = 'archive' | 'copy';

/** SQL condition on the rows of a table to include. */
export const conditionOf = (table: EditionTable, use: Use): string =>
  [table.where, table[use]?.where].filter((one) => one !== undefined).join(' and ') || 'true';

/** SQL condition: a row of the table belongs to the edition, and the rows that it depends on are included. */
export function ownedBy(
  table: Pick<EditionTable, 'name' | 'references' | 'hasEdition'>,
  editionId: number,
  use: Use,
): RawBuilder<boolean> {
  if (table.name === 'edition') return sql`id = ${editionId}`;
  if (table.hasEdition) return sql`edition_id = ${editionId}`;
  const [reference] = Object.entries(table.references);
  if (!reference) throw new Error(`${table.name} belongs to no edition.`);
  const [column, name] = reference;
  const owner = editionTable(name);
  return sql`${sql.ref(column)} in (
    select id from ${sql.table(name)} where ${ownedBy(owner, editionId, use)} and ${sql.raw(conditionOf(owner, use))})`;
}

export interface Column {
  name: string;
  isNullable: boolean;
  /** Whether its values are lists or objects. */
  isJson: boolean;
  /** Whether its values are bytes. */
  isFile: boolean;
}

/** The columns of a table in its order, without its id, its edition, its references and those that are left out. */
export async function columnsOf(
  db: Kysely<Database>,
  table: Pick<EditionTable, 'name' | 'references'>,
  leavesOut: readonly string[],
): Promise<Column[]> {
  const without = ['id', 'edition_id', ...Object.keys(table.references), ...leavesOut];
  const { rows } = await sql<Column>`
    select attname as name, not attnotnull as "isNullable", typcategory = 'A' or typname in ('json', 'jsonb') as "isJson",
      typname = 'bytea' as "isFile"
    from pg_attribute join pg_type on pg_type.oid = atttypid
    where attrelid = ${table.name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all(${without})
    order by attnum`.execute(db);
  return rows;
}

/** Join tables have no id. */
export async function hasId(db: Kysely<Database>, table: TableName): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from pg_attribute where attrelid = ${table}::regclass and attname = 'id'
      and not attisdropped) as has`.execute(db);
  return rows[0]?.has ?? false;
}
