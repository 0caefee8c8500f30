// Reads the participating exhibitors a message reaches, by filter or selection, with each one's values for its fields.
import type { Audience } from '@visavis/contract/group-message/message';
import { mainLanguageOf } from '@visavis/domain/language/languages';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { matchingExhibitors } from '../exhibitor-profile/public.ts';
import { isFailedAddress, isStopped } from '../mail-choice/public.ts';
import type { ReachedRow } from './audience.repository.ts';

export interface ContactRow extends ReachedRow {
  programme: 'exhibitors';
  booth: string;
}

export type ExhibitorAudience = Extract<Audience, { programme: 'exhibitors' }>;

/** A query for the exhibitors' ids; filters work as in the list. */
const idsOf = (editionId: number, audience: ExhibitorAudience): RawBuilder<unknown> =>
  'ids' in audience
    ? sql`select id from exhibitor where edition_id = ${editionId} and id = any(${[...audience.ids]}::int[])`
    : matchingExhibitors(editionId, audience.filter);

/**
 * Reads them in one query, oldest first. Exhibitors that share an address, such as stands of one agency, get an email
 * each, as it names the exhibitor. It is in the edition's main language.
 */
export async function readContacts(
  db: Kysely<Database>,
  { editionId, languages }: Catalogue,
  audience: ExhibitorAudience,
  now: Date,
): Promise<ContactRow[]> {
  const { rows } = await sql<Omit<ContactRow, 'programme' | 'language'>>`
    with matching as materialized (${idsOf(editionId, audience)}),
      contact as materialized (
        select exhibitor.id, edition_id, company_name, booth_number, contact_email, lower(contact_email) as folded_email
        from exhibitor
        where exhibitor.id in (select id from matching) and archived_at is null and merged_into is null),
      meetings as (
        select exhibitor_id, count(*)::int as meetings,
          (array_agg(json_build_object('day', day, 'minute', minute, 'exhibitorId', exhibitor_id)
             order by starts_at) filter (where starts_at > ${now}))[1] as first
        from meeting
        where exhibitor_id in (select id from contact) and status = ${sql.lit(MEETING_STATUS.approved)}
        group by exhibitor_id)
    select contact.id, company_name as name, company_name as company, booth_number as booth, contact_email as email,
      ${isStopped('group', 'contact')} as "isStopped", ${isFailedAddress('contact')} as "isFailedAddress",
      coalesce(meetings.meetings, 0) as meetings, meetings.first
    from contact left join meetings on meetings.exhibitor_id = contact.id
    order by contact.id`.execute(db);
  const language = mainLanguageOf(languages);
  return rows.map((row) => ({ ...row, programme: 'exhibitors', language }));
}
