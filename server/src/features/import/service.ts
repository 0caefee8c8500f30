// Takes files, plans what their import would do, and plans again when decisions or the edition change.
import type { ImportView, ListedImport } from '@visavis/contract/import/plan';
import { type ImportKind, mayImport } from '@visavis/domain/import/kinds';
import { type ImportDecision, TROUBLE_KINDS, type TroubleKind } from '@visavis/domain/import/plan-types';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import { type EditionService, refuseUnlessOpen } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import type { LargePart } from './plan.present.ts';
import { presentImport, presentListed } from './present.ts';
import { readRegistrationState } from './registrations-state.repository.ts';
import * as stored from './repository.ts';
import { readStateText } from './state.repository.ts';
import { type PlannedIn, planInThread } from './thread.service.ts';

/** The version of an import that an organiser has seen and acts on. */
export interface Seen {
  id: number;
  version: number;
  organiser: Organiser;
}

export interface ImportDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
  announcer: ChangePublisher;
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
  kind: ImportKind;
  editionId: number;
  bytes: Buffer;
  choices: ImportView['choices'];
  decisions: readonly ImportDecision[];
}

/** A dry run for the current edition. */
export type Planned<Part extends LargePart> = PlannedIn<Part> & { columns: stored.PlannedColumns };

/** @throws AppError 'import.unreadable' */
export async function plan<Part extends LargePart>(
  { db, clock }: ImportDependencies,
  part: Part,
  wanted: Wanted,
): Promise<Planned<Part>> {
  const { kind, editionId, bytes, choices, decisions } = wanted;
  // Reads the version first: a change in between then leads to a new plan rather than a wrong one.
  const catalogueVersion = await stored.readCatalogueVersion(db, editionId);
  const memory = await stored.readMemory(db, { kind, editionId });
  const readState = kind === 'exhibitors' ? readStateText : readRegistrationState;
  const planned = await planInThread(
    {
      kind,
      part,
      bytes,
      choices,
      decisions: [...memory.flatMap(rememberedDecision), ...decisions],
      remembered: Object.fromEntries(
        memory
          .filter(({ kind }) => kind === 'column')
          .map(({ key, choice }) => [key, (choice as ImportView['reading']['columns'][number]).field]),
      ),
    },
    () => readState(db, editionId, clock()),
  );
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
  wanted: {
    edition: number | undefined;
    kind: ImportKind | undefined;
    filename: string;
    bytes: Buffer;
    organiser: Organiser;
  },
): Promise<ImportView> {
  const { db, clock, editions } = dependencies;
  const { kind = 'exhibitors', filename, bytes, organiser } = wanted;
  refuseUnlessAllowed(organiser, kind);
  const editionId = await editions.idForStaff(wanted.edition);
  if (kind === 'registrations') await refuseUnlessTaking(dependencies, { edition_id: editionId });
  const { columns, rows } = await plan(dependencies, 'rows', {
    kind,
    editionId,
    bytes,
    choices: NOTHING_CHOSEN,
    decisions: [],
  });
  const row = {
    kind,
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

/** @throws AppError 'edition.closed' unless the import's edition is open, before any other refusal */
export async function refuseUnlessTaking(
  { editions, clock }: ImportDependencies,
  { edition_id: editionId }: Pick<stored.ImportFileRow, 'edition_id'>,
): Promise<void> {
  const catalogue = await editions.of({ editionId }).current();
  // For an edition that is a draft, `current()` returns the current edition instead.
  if (catalogue.editionId !== editionId)
    throw new AppError('edition.closed', message('import.people-not-in-draft'));
  refuseUnlessOpen(catalogue, [], clock());
}

export async function listFiles(
  { db, editions }: ImportDependencies,
  { edition, kind }: { edition?: number | undefined; kind?: ImportKind | undefined },
): Promise<ListedImport[]> {
  const editionId = await editions.idForStaff(edition);
  const rows = await stored.listImportRows(db, { editionId, kind, limit: LISTED_IMPORTS });
  return rows.map(presentListed);
}

const unknown = () => new AppError('resource.not-found', message('import.unknown'));

/** Plans a draft again if the edition's lists have changed since. @throws 'resource.not-found' */
export async function readImport(dependencies: ImportDependencies, id: number): Promise<ImportView> {
  return presentImport(await freshRow(dependencies, id));
}

/** @throws 'resource.not-found' */
async function findRow({ db }: ImportDependencies, id: number): Promise<stored.ImportFileRow> {
  const row = await stored.findImportRow(db, id);
  if (!row) throw unknown();
  return row;
}

async function freshRow(dependencies: ImportDependencies, id: number): Promise<stored.ImportFileRow> {
  const { db } = dependencies;
  const row = await findRow(dependencies, id);
  if (row.state !== 'draft') return row;
  if (row.catalogue_version === (await stored.readCatalogueVersion(db, row.edition_id))) return row;
  await planAgain(dependencies, row, row);
  return stored.getImportRow(db, id);
}

/** Stores a new plan, unless somebody else has changed the import since `seen`. @returns whether it did */
async function planAgain(
  dependencies: ImportDependencies,
  seen: stored.ImportFileRow,
  { choices, decisions }: Pick<Wanted, 'choices' | 'decisions'>,
): Promise<boolean> {
  const { db } = dependencies;
  const { columns, rows } = await plan(dependencies, 'rows', {
    kind: seen.kind,
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

/** @throws AppError 'import.stale' with the current import, 'import.wrong-state' if it is not a draft */
export async function changeFile(
  dependencies: ImportDependencies,
  id: number,
  seen: Pick<Wanted, 'choices' | 'decisions'> & { version: number; organiser: Organiser },
): Promise<ImportView> {
  const { db } = dependencies;
  const { version, choices, decisions, organiser } = seen;
  const row = await findRow(dependencies, id);
  refuseUnlessAllowed(organiser, row.kind);
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
  const changed = row.kind === 'exhibitors' ? message('import.changed') : message('import.people-changed');
  return new AppError('import.stale', changed, { import: presentImport(row) });
}

export async function discardFile(
  dependencies: ImportDependencies,
  id: number,
  organiser: Organiser,
): Promise<void> {
  const { kind } = await findRow(dependencies, id);
  refuseUnlessAllowed(organiser, kind);
  if (!(await stored.deleteDraft(dependencies.db, id)))
    throw new AppError('import.wrong-state', message('import.applied-already'));
}

/** The endpoints check who may import; lists of people need further permission. */
export function refuseUnlessAllowed({ role }: Organiser, kind: ImportKind): void {
  if (!mayImport(role, kind)) throw new AppError('session.forbidden', message('session.forbidden'));
}

export { findRow, freshRow, planAgain, unknown };
