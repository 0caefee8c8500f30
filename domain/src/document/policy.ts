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
 * Whether a role may open a document: passports are for admins, others also for editors, none for viewers (decisions
 * 8).
 * @param role of an organiser; undefined if logged out; undefined and unknown roles may open nothing
 * @param kind as the applicant chose it
 */
export function mayOpenDocument(role: string | undefined, kind: DocumentKind): boolean {
  return can(role, PERMISSIONS[kind]);
}

/**
 * Whether a role may see who opened a document: the same roles that may read the audit trail (decisions 4).
 * @param role of an organiser; undefined if logged out
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

/** Days between a change of settings that deletes documents and the deletion, which can be undone until then. */
export const DELETION_WAIT_DAYS = 7;

/**
 * When documents are deleted if a change of settings makes them due earlier. A setting never has irreversible effects
 * immediately, as it may be a typo.
 * @param before when they were due; `after` is when the new settings make them due
 * @returns null if nothing becomes due earlier, the old date has passed, or the new one is after the waiting period
 */
export function plannedDeletion({ before, after }: { before: Date; after: Date }, now: Date): Date | null {
  const waited = new Date(now.getTime() + DELETION_WAIT_DAYS * DAY_MINUTES * 60_000);
  if (after >= before || after >= waited || before <= now) return null;
  return before < waited ? before : waited;
}
