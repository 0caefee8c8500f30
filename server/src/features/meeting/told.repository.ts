// Finds when a person was last emailed their whole schedule, since a decision they know can be changed but not undone.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface Told {
  /** When the email was written: it includes all decisions made by then. */
  writtenAt: Date;
  /** When it was sent, or when it was written if it is still on its way. */
  at: Date;
  /** Version of the schedule that the email contains. */
  scheduleVersion: number;
  content: unknown;
  /** Address of the organiser who pressed Send Email; null if the server sent it on its own. */
  by: string | null;
}

/** The last email with the whole schedule that was sent or is on its way; null if there is none. */
export async function findTold(db: Kysely<Database>, registrationId: number): Promise<Told | null> {
  const email = await db
    .selectFrom('email')
    .select([
      'id',
      'created_at as writtenAt',
      'sent_at as sentAt',
      'schedule_version as scheduleVersion',
      'content',
    ])
    .where('registration_id', '=', registrationId)
    .where('kind', 'in', ['meeting-status', 'meetings-changed'])
    .where('schedule_version', 'is not', null)
    .where('state', 'in', ['queued', 'sent'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!email) return null;
  const sender = await db
    .selectFrom('audit_entry')
    .select('actor')
    .where('registration_id', '=', registrationId)
    .where('action', '=', 'registration.mail')
    .where(sql<boolean>`after @> ${JSON.stringify({ emailId: email.id })}::jsonb`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { writtenAt, sentAt, scheduleVersion, content } = email;
  return {
    writtenAt,
    at: sentAt ?? writtenAt,
    scheduleVersion: scheduleVersion ?? 0,
    content,
    by: sender?.actor ?? null,
  };
}

/** Whether an email includes a decision made at an instant; one written at the same instant does. */
export const isTold = (told: Told | null, decidedAt: Date): told is Told =>
  told !== null && told.writtenAt >= decidedAt;

/** When a meeting got its current state, according to the audit trail; null if it is still as its visitor requested. */
export async function findDecidedAt(
  db: Kysely<Database>,
  { id, registrationId, version }: { id: number; registrationId: number; version: number },
): Promise<Date | null> {
  const entry = await db
    .selectFrom('audit_entry')
    .select('at')
    .where('registration_id', '=', registrationId)
    .where(sql<boolean>`after @> ${JSON.stringify({ id, version })}::jsonb`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.at ?? null;
}

/** Whether an email in a query, such as a reminder, was sent or queued since an instant and names an exhibitor. */
export const isNaming = (exhibitor: RawBuilder<unknown>, since: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(email.state in ('queued', 'sent') and email.created_at >= ${since} and jsonb_path_exists(email.content,
    '$.meetings[*] ? (@.exhibitor == $name)', jsonb_build_object('name', ${exhibitor})))`;

/** When somebody other than its visitor last changed a meeting. */
export interface LastDecision {
  id: number;
  decidedAt: Date;
}

/** By meeting of a registration; without the visitor's own changes, changes with their own email, and marks. */
export async function listLastDecisions(
  db: Kysely<Database>,
  registrationId: number,
): Promise<LastDecision[]> {
  const { rows } = await sql<LastDecision & { isKnown: boolean }>`
    select distinct on (after->'id') (after->>'id')::int as id, at as "decidedAt",
      actor_kind = 'visitor' or action in ('meeting.match', 'meeting.undo-match') as "isKnown"
    from audit_entry
    where registration_id = ${registrationId} and action like 'meeting.%' and action <> 'meeting.mark'
      and after ? 'version'
    order by after->'id', audit_entry.id desc`.execute(db);
  return rows.flatMap(({ isKnown, ...decision }) => (isKnown ? [] : [decision]));
}
