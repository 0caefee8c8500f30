// The kinds of files that organisers import, and who may.
import { can } from '../identity/grants.ts';

export const IMPORT_KINDS = ['exhibitors', 'registrations'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** A file of people and its rows are kept for so long after it was chosen, or imported or undone. */
export const DAYS_KEPT = 7;

/** Anyone who imports people has to be allowed to register one by hand, too. */
export const mayImport = (role: string | undefined, kind: ImportKind): boolean =>
  can(role, 'import.make') && (kind === 'exhibitors' || can(role, 'registration.add'));
