// Reads the people a message reaches, by filter or selection, with each one's values for its fields.
import type { Audience } from '@visavis/contract/group-message/message';
import type { Language } from '@visavis/domain/language/languages';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { matchingApplications } from '../hosted-buyer/public.ts';
import { isFailedAddress, isStopped } from '../mail-choice/public.ts';
import { matchingRegistrations } from '../registration/public.ts';

/** The data of a person or an exhibitor. */
export interface ReachedRow {
  id: number;
  name: string;
  email: string;
  company: string;
  language: Language;
  /** Has opted out of group messages. */
  isStopped: boolean;
  isFailedAddress: boolean;
  /** The number of approved meetings. */
  meetings: number;
  /** The next approved meeting. */
  first: { day: number; minute: number; exhibitorId: number } | null;
}

export interface PersonRow extends ReachedRow {
  programme: 'business' | 'hosted';
  reference: string;
  visitorId: number;
  companyId: number;
  /** Whether a link may open the person's schedule. */
  hasSchedule: boolean;
}

export type PeopleAudience = Exclude<Audience, { programme: 'exhibitors' }>;

/** A query for the ids of an audience's registrations; filters work as in the list. */
function idsOf(db: Kysely<Database>, catalogue: Catalogue, audience: PeopleAudience, now: Date) {
  if ('ids' in audience)
    return db
      .selectFrom('registration')
      .where('registration.edition_id', '=', catalogue.editionId)
      .where('registration.cancelled_at', 'is', null)
      .where(sql<boolean>`registration.id = any(${[...audience.ids]}::int[])`)
      .select('registration.id');
  return audience.programme === 'hosted'
    ? matchingApplications(db, { editionId: catalogue.editionId, now }, audience.filter).select(
        'registration.id',
      )
    : matchingRegistrations(db, catalogue, { ...audience.filter, programme: 'business' }, now).select(
        'registration.id',
      );
}

/** Reads them in one query, oldest first, without replaced applications, and only the newest per address. */
export async function readPeople(
  db: Kysely<Database>,
  catalogue: Catalogue,
  audience: PeopleAudience,
  now: Date,
): Promise<PersonRow[]> {
  const approved = MEETING_STATUS.approved;
  const { rows } = await sql<PersonRow>`
    with matching as materialized (${idsOf(db, catalogue, audience, now)}),
      addressed as materialized (
        select distinct on (folded_email) registration.id
        from registration
        where registration.id in (select id from matching) and not is_replaced
        order by folded_email, registration.id desc),
      meetings as (
        select registration_id, count(*)::int as meetings,
          (array_agg(json_build_object('day', day, 'minute', minute, 'exhibitorId', exhibitor_id)
             order by starts_at) filter (where starts_at > ${now}))[1] as first
        from meeting
        where registration_id in (select id from addressed) and status = ${sql.lit(approved)}
        group by registration_id)
    select registration.id, registration.reference, registration.programme,
      registration.visitor_id as "visitorId", registration.company_id as "companyId",
      visitor.name, visitor.email, company.name as company, registration.language,
      ${isStopped('group')} as "isStopped", ${isFailedAddress()} as "isFailedAddress",
      (registration.programme = 'business' or application.decision = 'approved') as "hasSchedule",
      coalesce(meetings.meetings, 0) as meetings, meetings.first
    from registration
      join visitor on visitor.id = registration.visitor_id
      join company on company.id = registration.company_id
      left join application on application.registration_id = registration.id
      left join meetings on meetings.registration_id = registration.id
    where registration.id in (select id from addressed)
    order by registration.id`.execute(db);
  return rows;
}
