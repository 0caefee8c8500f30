// The parts of an edition that organisers change, and which of them an audited action changes.
import type { AuditAction } from '../audit/actions.ts';
import { can, type Permission } from '../identity/grants.ts';
import type { OrganiserRole } from '../staff/schema.ts';

/** Each with the permission to read it. */
const READ = {
  categories: 'category.read',
  edition: 'edition.read',
  exhibitors: 'exhibitor.read',
  imports: 'import.read',
  words: 'words.read',
} as const satisfies Record<string, Permission>;

export type Part = keyof typeof READ;
export const PARTS = Object.keys(READ) as [Part, ...Part[]];

const NOUNS: Partial<Record<string, Part>> = {
  category: 'categories',
  edition: 'edition',
  exhibitor: 'exhibitors',
  import: 'imports',
  words: 'words',
};

/** @returns null for an action that changes none of them, such as an export */
export function partOf(action: AuditAction): Part | null {
  const [noun = '', verb] = action.split('.');
  return verb === 'export' || verb === 'make-link' ? null : (NOUNS[noun] ?? null);
}

export const mayRead = (role: OrganiserRole, part: Part): boolean => can(role, READ[part]);
