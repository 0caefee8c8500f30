// The kinds of files that organisers import, and who may import them.
import { can } from '../identity/grants.ts';

export const IMPORT_KINDS = ['exhibitors', 'registrations'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Days for which a file of people and its rows are kept after it was chosen, imported or undone. */
export const DAYS_KEPT = 7;

/** Importing people also requires permission to register them manually. */
export const mayImport = (role: string | undefined, kind: ImportKind): boolean =>
  can(role, 'import.make') && (kind === 'exhibitors' || can(role, 'registration.add'));
