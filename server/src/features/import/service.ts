// Takes files, plans what their import would do, and plans again when decisions or the edition change.
import type { ImportView, ListedImport } from '@visavis/contract/import/plan';
import type { ImportField } from '@visavis/domain/import/fields';
import { type ImportDecision, TROUBLE_KINDS, type TroubleKind } from '@visavis/domain/import/plan-types';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { EditionService } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import type { LargePart } from './plan.present.ts';
import { presentImport, presentListed } from './present.ts';
import * as stored from './repository.ts';
import { readStateText } from './state.repository.ts';
import { type PlannedIn, planInThread } from './thread.service.ts';

export interface ImportDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
}

const LISTED_IMPORTS = 50;
const NOTHING_CHOSEN: ImportView['choices'] = {
  encoding: null,
  delimiter: null,
  sheet: null,
  headingRow: null,
  columns: null,
};

interface Wanted {
  editionId: number;
  bytes: Buffer;
  choices: ImportView['choices'];
  decisions: readonly ImportDecision[];
}

/** A dry run of the edition as it is now. */
export type Planned<Part extends LargePart> = PlannedIn<Part> & { columns: stored.PlannedColumns };

/** @throws AppError 'import.unreadable' */
export async function plan<Part extends LargePart>(
  { db, clock }: ImportDependencies,
  part: Part,
  wanted: Wanted,
): Promise<Planned<Part>> {
  const { editionId, bytes, choices, decisions } = wanted;
  // The version first: a change in between leads to another plan rather than to a wrong one.
  const catalogueVersion = await stored.readCatalogueVersion(db, editionId);
  const memory = await stored.readMemory(db, editionId);
  const state = await readStateText(db, editionId, clock());
  const planned = await planInThread({
    part,
    bytes,
    choices,
    decisions: [...memory.flatMap(rememberedDecision), ...decisions],
    remembered: Object.fromEntries(
      memory
        .filter(({ kind }) => kind === 'column')
        .map(({ key, choice }) => [key, (choice as { field: ImportField | null }).field]),
    ),
    state,
  });
  return {
    ...planned,
    columns: {
      choices,
      decisions,
      reading: planned.reading,
      summary: planned.summary,
      counts: planned.counts,
      digest: planned.digest,
      catalogue_version: catalogueVersion,
    },
  };
}

function rememberedDecision({ kind, choice }: { kind: string; choice: unknown }): ImportDecision[] {
  return TROUBLE_KINDS.includes(kind as TroubleKind) ? [choice as ImportDecision] : [];
}

export async function takeFile(
  dependencies: ImportDependencies,
  wanted: { edition: number | undefined; filename: string; bytes: Buffer; organiser: Organiser },
): Promise<ImportView> {
  const { db, clock, editions } = dependencies;
  const { filename, bytes, organiser } = wanted;
  const editionId = await editions.idForStaff(wanted.edition);
  const { columns, rows } = await plan(dependencies, 'rows', {
    editionId,
    bytes,
    choices: NOTHING_CHOSEN,
    decisions: [],
  });
  const row = {
    edition_id: editionId,
    filename: filename || '-',
    created_at: clock(),
    created_by: organiser.email,
  };
  return db.transaction().execute(async (transaction) => {
    const id = await stored.insertImport(transaction, row, columns);
    await stored.insertContent(transaction, id, bytes);
    await stored.replaceRows(transaction, id, rows);
    return presentImport(await stored.getImportRow(transaction, id));
  });
}

export async function listFiles(
  { db, editions }: ImportDependencies,
  edition: number | undefined,
): Promise<ListedImport[]> {
  const rows = await stored.listImportRows(db, await editions.idForStaff(edition), LISTED_IMPORTS);
  return rows.map(presentListed);
}

const unknown = () => new AppError('resource.not-found', message('import.unknown'));

/** A draft is planned again where the edition's lists have changed since. @throws 'resource.not-found' */
export async function readImport(dependencies: ImportDependencies, id: number): Promise<ImportView> {
  return presentImport(await freshRow(dependencies, id));
}

async function freshRow(dependencies: ImportDependencies, id: number): Promise<stored.ImportFileRow> {
  const { db } = dependencies;
  const row = await stored.findImportRow(db, id);
  if (!row) throw unknown();
  if (row.state !== 'draft') return row;
  if (row.catalogue_version === (await stored.readCatalogueVersion(db, row.edition_id))) return row;
  await planAgain(dependencies, row, row);
  return stored.getImportRow(db, id);
}

/** Stores another plan, unless somebody else has changed the import since `seen`. @returns whether it did */
async function planAgain(
  dependencies: ImportDependencies,
  seen: stored.ImportFileRow,
  { choices, decisions }: Pick<Wanted, 'choices' | 'decisions'>,
): Promise<boolean> {
  const { db } = dependencies;
  const { columns, rows } = await plan(dependencies, 'rows', {
    editionId: seen.edition_id,
    bytes: await stored.readContent(db, seen.id),
    choices,
    decisions,
  });
  return db.transaction().execute(async (transaction) => {
    const locked = await stored.lockImportRow(transaction, seen.id);
    if (!locked || locked.version !== seen.version || locked.state !== 'draft') return false;
    await stored.updatePlan(transaction, seen.id, columns);
    await stored.replaceRows(transaction, seen.id, rows);
    return true;
  });
}

/** @throws AppError 'import.stale' with the import as it is now, 'import.wrong-state' for one that is no draft */
export async function changeFile(
  dependencies: ImportDependencies,
  id: number,
  { version, choices, decisions }: Pick<Wanted, 'choices' | 'decisions'> & { version: number },
): Promise<ImportView> {
  const { db } = dependencies;
  const row = await stored.findImportRow(db, id);
  if (!row) throw unknown();
  refuseUnlessDraft(row);
  if (row.version !== version || !(await planAgain(dependencies, row, { choices, decisions })))
    throw await stale(db, id);
  return presentImport(await stored.getImportRow(db, id));
}

export function refuseUnlessDraft({ state }: Pick<stored.ImportFileRow, 'state'>): void {
  if (state !== 'draft') throw new AppError('import.wrong-state', message('import.applied-already'));
}

export async function stale(db: Kysely<Database>, id: number): Promise<AppError> {
  const row = await stored.findImportRow(db, id);
  if (!row) return unknown();
  return new AppError('import.stale', message('import.changed'), { import: presentImport(row) });
}

export async function discardFile({ db }: ImportDependencies, id: number): Promise<void> {
  if (await stored.deleteDraft(db, id)) return;
  if (await stored.findImportRow(db, id))
    throw new AppError('import.wrong-state', message('import.applied-already'));
  throw unknown();
}

export { freshRow, planAgain, unknown };
