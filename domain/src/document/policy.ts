// Who may open a document, and how long it is retained (decisions 8).
import { slotStartsAt } from '../edition/fair-time.ts';
import { DAY_MINUTES } from '../edition/slot-time.ts';
import { can, type Permission } from '../identity/grants.ts';
import type { DocumentKind } from './schema.ts';

const PERMISSIONS: Readonly<Record<DocumentKind, Permission>> = {
  'business-card': 'document.open',
  'company-certificate': 'document.open',
  passport: 'document.open-passport',
};

/**
 * Whether a role may open a document: passports only admins, the others editors too, viewers none (decisions 8).
 * @param role of an organiser; undefined when nobody is logged in. Undefined and unknown roles may open nothing
 * @param kind as the applicant chose it
 */
export function mayOpenDocument(role: string | undefined, kind: DocumentKind): boolean {
  return can(role, PERMISSIONS[kind]);
}

/**
 * Whether a role may see who opened a document: the same roles that may read the audit trail (decisions 4).
 * @param role of an organiser; undefined when nobody is logged in
 */
export function mayListDocumentViews(role: string | undefined): boolean {
  return can(role, 'audit.read');
}

/**
 * When the documents and passport numbers of an edition are deleted: `keptDays` after the end of its last day, in the
 * fair's time (decisions 8).
 * @param lastDate YYYY-MM-DD, the edition's last day
 * @param keptDays whole days, 0 or more
 * @param zone of the fair
 * @returns the instant from which they are due for deletion
 */
export function documentsDueAt(lastDate: string, keptDays: number, zone: string): Date {
  return slotStartsAt(lastDate, (keptDays + 1) * DAY_MINUTES, zone);
}

/** Days between a change of settings that deletes documents and the deletion: it can be taken back until then. */
export const DELETION_WAIT_DAYS = 7;

/**
 * When documents are deleted that a change of settings makes due earlier. Nothing irreversible follows from a setting at
 * once: somebody may have mistyped it.
 * @param before when they were due, and `after` when they would be by the settings
 * @returns null for a change that makes nothing due earlier, or leaves more time than the waiting anyway
 */
export function plannedDeletion({ before, after }: { before: Date; after: Date }, now: Date): Date | null {
  const waited = new Date(now.getTime() + DELETION_WAIT_DAYS * DAY_MINUTES * 60_000);
  if (after >= before || after >= waited || before <= now) return null;
  return before < waited ? before : waited;
}
