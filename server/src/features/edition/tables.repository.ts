// Which tables belong to an edition, and what of them its archive and its copy take along. Columns come from the database:
// a new one is carried over by both, unless it is named here.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export type TableName = keyof Database & string;

export interface EditionTable {
  name: TableName;
  /** Columns that name a row of another table of the edition, which comes before this one. */
  references: Readonly<Record<string, TableName>>;
  /** Columns that identify a row among those of the same edition, together with its references. */
  key: readonly string[];
  /** Whether a row names its edition itself, and not through its references. */
  hasEdition?: true;
  /** A condition in SQL on the rows that count, for archive and copy alike. */
  where?: string;
  /** Columns of this edition alone, such as its state and its versions: others begin with the default. */
  staysBehind?: readonly string[];
  /** Null for a table that no archive has. */
  archive: {
    file: string;
    /** Columns that follow from others, or belong to one installation. */
    leavesOut?: readonly string[];
    /** Columns that archives of older versions have. */
    former?: readonly string[];
    where?: string;
  } | null;
  /** Null for a table that the next edition does not get. */
  copy: {
    leavesOut?: readonly string[];
    where?: string;
    /** What columns are in the copy, in SQL. */
    changes?: Readonly<Record<string, string>>;
  } | null;
}

/** Part of a picture's address that nobody guesses. */
const RANDOM_REVISION = '2 + floor(random() * 999999997)::int';
/** Whole weeks, so that days keep their weekdays, and none of them is lost at a leap day: 53 where 52 stay in the year. */
const WEEKS_TO_NEXT_YEAR =
  '(case when extract(year from dates[1] + 364) > extract(year from dates[1]) then 364 else 371 end)';
const ABSENCE = 5;
/** The status of claims that keep a place free of meetings. */
export const ABSENT = sql.lit(ABSENCE);

/** In the order in which they are created; whatever is named comes first. */
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
    // Who was withdrawn from a fair is not asked for the next one; an archive keeps it, so that it can be restored.
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
    // After the exhibitors and their hours: new ones get what is blocked for all.
    name: 'blocked_for_all',
    hasEdition: true,
    references: {},
    key: ['day', 'minute'],
    archive: { file: 'blocked-for-all.csv' },
    copy: null,
  },
  {
    // Places without a representative stay so; meetings and holds do not come along.
    name: 'claim',
    references: { exhibitor_id: 'exhibitor' },
    key: ['day', 'minute', 'place'],
    where: `status = ${ABSENCE}`,
    archive: null,
    // At the same time of the fair's clock, which may be set differently by then.
    copy: {
      changes: {
        starts_at: `(select (original.starts_at at time zone time_zone + make_interval(days => ${WEEKS_TO_NEXT_YEAR}))
          at time zone time_zone
          from exhibitor join edition on edition.id = edition_id where exhibitor.id = original.exhibitor_id)`,
      },
    },
  },
  {
    // In a copy, drafts and history come along: an organiser goes on where the last edition stopped.
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

/** Tables with a row for an edition or one of its rows that stay behind: people, meetings, and what happened. */
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

/** What happens to an edition's rows. */
export type Use = 'archive' | 'copy';

/** The condition in SQL on the rows of a table that come along. */
export const conditionOf = (table: EditionTable, use: Use): string =>
  [table.where, table[use]?.where].filter((one) => one !== undefined).join(' and ') || 'true';

/** The condition under which a row of the table belongs to the edition, and its owners come along. */
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
  /** Whether it is a list or an object. */
  isJson: boolean;
  /** Whether it holds bytes. */
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

/** Join tables have none. */
export async function hasId(db: Kysely<Database>, table: TableName): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from pg_attribute where attrelid = ${table}::regclass and attname = 'id'
      and not attisdropped) as has`.execute(db);
  return rows[0]?.has ?? false;
}
