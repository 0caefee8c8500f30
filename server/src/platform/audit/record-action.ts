// Records who did what and when, in the same transaction.
import type { AuditAction } from '@visavis/domain/audit/actions';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { told } from '../changes/told.ts';

/** An organiser; a visitor, by the registration's reference; an exhibitor, by its name; or the product itself. */
export type Actor = Organiser | { visitor: string } | { exhibitor: string } | 'system';

export interface RecordedAction {
  at: Date;
  actor: Actor;
  action: AuditAction;
  /** What the action was done to, as text. */
  subject: string;
  registrationId?: number;
  /** The exhibitor that the action changed. */
  exhibitorId?: number;
  /** What changed, without passwords, keys or secrets. */
  before?: object;
  after?: object;
}

/** Adds to the audit trail, and tells organisers' open pages which parts of the edition have changed. */
export const recordAction = (db: Kysely<Database>, recorded: RecordedAction): Promise<void> =>
  recordActions(db, [recorded]);

/** The same for an action on many things at once, in one statement. */
export async function recordActions(db: Kysely<Database>, actions: readonly RecordedAction[]): Promise<void> {
  if (actions.length === 0) return;
  await db
    .insertInto('audit_entry')
    .values(
      actions.map((recorded) => ({
        at: recorded.at,
        ...actorColumns(recorded.actor),
        action: recorded.action,
        subject: recorded.subject,
        registration_id: recorded.registrationId ?? null,
        exhibitor_id: recorded.exhibitorId ?? null,
        before: recorded.before ? JSON.stringify(recorded.before) : null,
        after: recorded.after ? JSON.stringify(recorded.after) : null,
      })),
    )
    .returning(told(...actions.map(({ action }) => action)))
    .execute();
}

function actorColumns(actor: Actor) {
  if (actor === 'system') return { actor_kind: 'system' as const, organiser_id: null, actor: 'Visavis' };
  if ('visitor' in actor) return { actor_kind: 'visitor' as const, organiser_id: null, actor: actor.visitor };
  if ('exhibitor' in actor)
    return { actor_kind: 'exhibitor' as const, organiser_id: null, actor: actor.exhibitor };
  return { actor_kind: 'organiser' as const, organiser_id: actor.id, actor: actor.email };
}
