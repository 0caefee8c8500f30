// Reads and stores imports, their rows, and what was chosen for the next file.
import type { ImportRow, ImportView } from '@visavis/contract/import/plan';
import type { ImportKind } from '@visavis/domain/import/kinds';
import type { ImportDecision, RowResult } from '@visavis/domain/import/plan-types';
import type { Message } from '@visavis/domain/message/message';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { told } from '../../platform/changes/told.ts';
import { asParameter, type JsonBytes } from '../../platform/sql/json-bytes.ts';
import type { ImportSummary } from './plan.present.ts';

export interface ImportFileRow extends ImportColumns {
  id: number;
  kind: ImportKind;
  edition_id: number;
  filename: string;
  state: ImportView['state'];
  version: number;
  created_at: Date;
  created_by: string;
  applied_at: Date | null;
  applied_by: string | null;
  undone_at: Date | null;
  undone_by: string | null;
  forgotten_at: Date | null;
}

/** What a plan stores, in the form in which it is read. */
interface ImportColumns {
  choices: ImportView['choices'];
  decisions: ImportDecision[];
  reading: ImportView['reading'];
  summary: ImportSummary;
  counts: ImportView['counts'];
  digest: string;
  catalogue_version: number;
}

const SHOWN = [
  'import_file.id',
  'import_file.kind',
  'import_file.edition_id',
  'filename',
  'import_file.state',
  'import_file.version',
  'choices',
  'decisions',
  'reading',
  'summary',
  'counts',
  'digest',
  'import_file.catalogue_version',
  'import_file.created_at',
  'created_by',
  'applied_at',
  'applied_by',
  'undone_at',
  'undone_by',
  'forgotten_at',
] as const;

const shown = (db: Kysely<Database>) => db.selectFrom('import_file').select(SHOWN).$castTo<ImportFileRow>();

export const getImportRow = (db: Kysely<Database>, id: number) =>
  shown(db).where('id', '=', id).executeTakeFirstOrThrow();

export async function findImportRow(db: Kysely<Database>, id: number) {
  return (await shown(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The same, locked against other changes until the transaction ends. */
export async function lockImportRow(db: Transaction<Database>, id: number) {
  return (await shown(db).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** @param kind all kinds if undefined */
export async function listImportRows(
  db: Kysely<Database>,
  { editionId, kind, limit }: { editionId: number; kind: ImportKind | undefined; limit: number },
) {
  return shown(db)
    .where('edition_id', '=', editionId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as ImportKind))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Bytes of a file per row: small enough that writing or reading one causes no noticeable delay. */
const PIECE_BYTES = 256 * 1024;

export async function insertContent(db: Transaction<Database>, id: number, bytes: Buffer): Promise<void> {
  for (let place = 0; place * PIECE_BYTES < bytes.length; place += 1)
    await db
      .insertInto('import_piece')
      .values({
        import_id: id,
        place,
        content: bytes.subarray(place * PIECE_BYTES, (place + 1) * PIECE_BYTES),
      })
      .execute();
}

/** @returns a Buffer over memory that threads share; empty for a deleted file */
export async function readContent(db: Kysely<Database>, id: number): Promise<Buffer> {
  const pieces = await db
    .selectFrom('import_piece')
    .select(['place', (eb) => eb.fn<number>('length', ['content']).as('bytes')])
    .where('import_id', '=', id)
    .orderBy('place')
    .execute();
  const whole = Buffer.from(new SharedArrayBuffer(pieces.reduce((sum, { bytes }) => sum + bytes, 0)));
  let at = 0;
  for (const { place } of pieces) {
    const { content } = await db
      .selectFrom('import_piece')
      .select('content')
      .where('import_id', '=', id)
      .where('place', '=', place)
      .executeTakeFirstOrThrow();
    at += content.copy(whole, at);
  }
  return whole;
}

export interface PlannedColumns {
  choices: ImportView['choices'];
  decisions: readonly object[];
  reading: object;
  summary: object;
  counts: object;
  digest: string;
  catalogue_version: number;
}

const asJson = ({ choices, decisions, reading, summary, counts, ...plain }: PlannedColumns) => ({
  ...plain,
  choices: JSON.stringify(choices),
  decisions: JSON.stringify(decisions),
  reading: JSON.stringify(reading),
  summary: JSON.stringify(summary),
  counts: JSON.stringify(counts),
});

export async function insertImport(
  db: Kysely<Database>,
  row: { kind: ImportKind; edition_id: number; filename: string; created_at: Date; created_by: string },
  planned: PlannedColumns,
): Promise<number> {
  const { id } = await db
    .insertInto('import_file')
    .values({ ...row, ...asJson(planned) })
    .returning(['id', told('import')])
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePlan(db: Kysely<Database>, id: number, planned: PlannedColumns): Promise<void> {
  await db
    .updateTable('import_file')
    .set({ ...asJson(planned), version: sql`version + 1` })
    .where('id', '=', id)
    .returning(told('import'))
    .execute();
}

/** @param chunks arrays of rows */
export async function replaceRows(
  db: Kysely<Database>,
  importId: number,
  chunks: readonly JsonBytes[],
): Promise<void> {
  await db.deleteFrom('import_row').where('import_id', '=', importId).execute();
  for (const chunk of chunks)
    await sql`
      insert into import_row (import_id, row, result, name, booth, notes, changes, troubles, cells, email)
      select ${importId}, row, result, name, booth, notes, changes, troubles, cells, email
      from jsonb_to_recordset(${asParameter(chunk)}::jsonb) as given
        (row integer, result text, name text, booth text, notes jsonb, changes jsonb, troubles jsonb, cells jsonb,
          email text)
      on conflict do nothing`.execute(db);
}

export async function listRows(
  db: Kysely<Database>,
  importId: number,
  page: { result: RowResult | undefined; limit: number; offset: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  const matching = db
    .selectFrom('import_row')
    .where('import_id', '=', importId)
    .$if(page.result !== undefined, (query) => query.where('result', '=', page.result ?? ''));
  const [rows, { total }] = await Promise.all([
    matching
      .select([
        'row',
        'result',
        'name',
        'booth',
        'notes',
        'changes',
        'troubles',
        'email',
        // People deleted since have no page.
        (eb) =>
          eb
            .selectFrom('import_registration')
            .innerJoin('registration', 'registration.id', 'registration_id')
            .select('reference')
            .whereRef('import_registration.import_id', '=', 'import_row.import_id')
            .whereRef('import_registration.row', '=', 'import_row.row')
            .where('cancelled_at', 'is', null)
            .as('reference'),
      ])
      .orderBy('row')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const present = ({ email, reference, ...row }: (typeof rows)[number]) => ({
    ...row,
    ...(email !== null && { email }),
    ...(reference !== null && { reference }),
  });
  return { rows: rows.map(present) as ImportRow[], total };
}

/** Refused rows with their cells, in batches. */
export async function* listRefusedRows(db: Kysely<Database>, importId: number) {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('import_row')
      .select(['row', 'cells', 'notes'])
      .$castTo<{ row: number; cells: string[] | null; notes: Message[] }>()
      .where('import_id', '=', importId)
      .where('result', '=', 'refused')
      .where('row', '>', after)
      .orderBy('row')
      .limit(500)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.row;
  }
}

/** @param noted how people were notified: how many were told of a change, or whether those registered were emailed */
export async function setApplied(
  db: Kysely<Database>,
  id: number,
  { by, at, noted }: { by: string; at: Date; noted: Partial<Pick<ImportSummary, 'told' | 'isMailed'>> },
): Promise<void> {
  await db
    .updateTable('import_file')
    .set({
      state: 'applied',
      applied_by: by,
      applied_at: at,
      summary: sql`summary || ${JSON.stringify(noted)}::jsonb`,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export async function setUndone(db: Kysely<Database>, id: number, by: string, at: Date): Promise<void> {
  await db
    .updateTable('import_file')
    .set({ state: 'undone', undone_by: by, undone_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteDraft(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('import_file')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returning(['id', told('import')])
    .executeTakeFirst();
  return row !== undefined;
}

export async function readCatalogueVersion(db: Kysely<Database>, editionId: number): Promise<number> {
  const { catalogue_version: version } = await db
    .selectFrom('edition')
    .select('catalogue_version')
    .where('id', '=', editionId)
    .executeTakeFirstOrThrow();
  return version;
}

/** The choices for earlier files of the edition, for columns and for each kind of problem. */
export async function readMemory(
  db: Kysely<Database>,
  { kind, editionId }: { kind: ImportKind; editionId: number },
) {
  return db
    .selectFrom('import_memory')
    .select(['kind', 'key', 'choice'])
    .where('edition_id', '=', editionId)
    .where('import_kind', '=', kind)
    .execute();
}

export async function remember(
  db: Kysely<Database>,
  { kind, edition_id: editionId }: Pick<ImportFileRow, 'kind' | 'edition_id'>,
  entries: readonly { kind: string; key: string; choice: unknown }[],
): Promise<void> {
  await sql`
    insert into import_memory (edition_id, import_kind, kind, key, choice)
    select distinct on (kind, key) ${editionId}, ${kind}, kind, key, choice
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given (kind text, key text, choice jsonb)
    on conflict (edition_id, import_kind, kind, key) do update set choice = excluded.choice`.execute(db);
}
