// Applies what a dry run has shown, all or nothing.
import type { ImportView } from '@visavis/contract/import/plan';
import { message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import { applyExhibitors } from './exhibitors-apply.service.ts';
import { applyPeople } from './registrations-apply.service.ts';
import type { ImportFileRow } from './repository.ts';
import {
  findRow,
  freshRow,
  type ImportDependencies,
  refuseUnlessAllowed,
  refuseUnlessDraft,
  refuseUnlessTaking,
  type Seen,
  stale,
} from './service.ts';

interface Wishes {
  /** For exhibitors: notifies people of a changed name, booth or hall. */
  tell?: boolean | undefined;
  /** For people: they have agreed to the terms. */
  consent?: true | undefined;
  /** For people: sends each of them the usual email. */
  isMailed?: boolean | undefined;
}

/** @throws AppError 'import.stale' with the new plan, 'import.wrong-state' */
export async function applyImport(
  dependencies: ImportDependencies,
  seen: Seen & Wishes,
): Promise<ImportView> {
  const found = await findRow(dependencies, seen.id);
  refuseUnlessAllowed(seen.organiser, found.kind);
  if (found.kind === 'registrations') await refuseUnlessTaking(dependencies, found);
  const row = await freshRow(dependencies, seen.id);
  refuseUnlessDraft(row);
  if (row.version !== seen.version) throw await stale(dependencies.db, seen.id);
  refuseUnlessSure(row);
  return row.kind === 'exhibitors'
    ? applyExhibitors(dependencies, row, seen)
    : applyPeople(dependencies, row, seen);
}

/** Refuses to import names that may be garbled until somebody confirms the encoding. */
function refuseUnlessSure({ reading, choices }: Pick<ImportFileRow, 'reading' | 'choices'>): void {
  if (reading.isEncodingSure === false && choices.encoding === null)
    throw new AppError('request.invalid', message('import.encoding-unsure'));
}
