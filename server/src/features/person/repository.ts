// Reads one registration by its reference: the person, the company, and its entries in the audit trail.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { columnOf } from '@visavis/domain/profile/columns';
import { FIELD_NAMES, FIELDS } from '@visavis/domain/profile/fields';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { isNaming } from '../meeting/public.ts';

/** The stored contact as one object: visitor and company have columns of the same names. */
export const CONTACT = sql<Record<string, string>>`jsonb_build_object(${sql.join(
  FIELD_NAMES.flatMap((name) => [sql.lit(name), sql.ref(`${FIELDS[name].table}.${columnOf(name)}`)]),
)})`;

/** A live registration of an edition, or null. */
export async function findPerson(db: Kysely<Database>, editionId: number, reference: string) {
  const row = await db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .leftJoin('organiser', 'organiser.id', 'registration.registered_by')
    .select([
      'registration.id',
      'organiser.email as registeredBy',
      'registration.reference',
      'registration.programme',
      'registration.language',
      'registration.confirmed_at as confirmedAt',
      'registration.contact_version as contactVersion',
      CONTACT.as('contact'),
    ])
    .where('registration.reference', '=', reference)
    .where('registration.edition_id', '=', editionId)
    .where('registration.cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Fields of entries that staff may read on a person's page: none contains contact, passport or payment data. */
const SHOWN_FIELDS = [
  'attendance',
  'boothNumber',
  'date',
  'exhibitor',
  'exhibitorView',
  'extraNights',
  'language',
  'reason',
  'rejectionReason',
  'roomType',
  'stay',
  'tag',
  'time',
];

const shownFieldsOf = (side: 'before' | 'after') => sql<Record<string, unknown> | null>`case
  when jsonb_typeof(${sql.ref(side)}) = 'object' then (
    select jsonb_object_agg(key, value) from jsonb_each(${sql.ref(side)})
    where key = any(${SHOWN_FIELDS}::text[])) end`;

/** The audit trail's entries about a registration, newest first. */
export async function listEvents(db: Kysely<Database>, registrationId: number, limit: number) {
  return db
    .selectFrom('audit_entry')
    .select([
      'id',
      'at',
      'actor_kind as actorKind',
      'actor',
      'action',
      sql<string | null>`coalesce(after->>'exhibitor', before->>'exhibitor')`.as('exhibitor'),
      sql<string[]>`case when action = 'person.change' then after->'fields' else '[]'::jsonb end`.as(
        'fields',
      ),
      shownFieldsOf('before').as('before'),
      shownFieldsOf('after').as('after'),
      // The later state of a meeting that was decided from pending, or added and not yet named to anybody.
      sql<{ id: number; version: number } | null>`case
        when action = 'meeting.add' and not exists (select from email
            where email.registration_id = audit_entry.registration_id
              and ${isNaming(sql`after->>'exhibitor'`, sql.ref('audit_entry.at'))})
          or action in ('meeting.approve', 'meeting.reject') and (before->>'status')::int = ${MEETING_STATUS.pending}
        then jsonb_build_object('id', after->'id', 'version', after->'version') end`.as('decided'),
    ])
    .where('registration_id', '=', registrationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many emailed links give access to a registration: to its own pages, or to the upload of a document. */
export async function countLinks(db: Kysely<Database>, registrationId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from access_key
      where registration_id = ${registrationId} and is_mailed and expires_at > ${now})
      + (select count(*) from document_request_key join document_request on document_request.id = request_id
          where registration_id = ${registrationId} and expires_at > ${now} and state = 'asked') as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
