// Writes down who did what and when, in the transaction of the deed.
import type { Organiser } from '@visavis/domain/organiser/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** An organiser; a visitor, by the registration's reference; an exhibitor, by its name; or the product itself. */
export type Actor = Organiser | { visitor: string } | { exhibitor: string } | 'system';

export interface Deed {
  at: Date;
  actor: Actor;
  /** noun.verb, such as 'meeting.approve'. */
  action: string;
  /** What it was done to, in words. */
  subject: string;
  registrationId?: number;
  /** What changed, without passwords, keys and secrets. */
  before?: object;
  after?: object;
}

/** Adds to the audit trail. */
export async function recordDeed(db: Kysely<Database>, deed: Deed): Promise<void> {
  const { actor } = deed;
  await db
    .insertInto('audit_entry')
    .values({
      at: deed.at,
      ...actorColumns(actor),
      action: deed.action,
      subject: deed.subject,
      registration_id: deed.registrationId ?? null,
      before: deed.before ? JSON.stringify(deed.before) : null,
      after: deed.after ? JSON.stringify(deed.after) : null,
    })
    .execute();
}

function actorColumns(actor: Actor) {
  if (actor === 'system') return { actor_kind: 'system' as const, organiser_id: null, actor: 'Visavis' };
  if ('visitor' in actor) return { actor_kind: 'visitor' as const, organiser_id: null, actor: actor.visitor };
  if ('exhibitor' in actor)
    return { actor_kind: 'exhibitor' as const, organiser_id: null, actor: actor.exhibitor };
  return { actor_kind: 'organiser' as const, organiser_id: actor.id, actor: actor.email };
}
