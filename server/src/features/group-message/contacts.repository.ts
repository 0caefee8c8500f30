// Reads which exhibitors a message reaches: those of a filter or a selection that take part, and what its fields say about each.
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

/** As a query for their ids: a filter is the list's own. */
const idsOf = (editionId: number, audience: ExhibitorAudience): RawBuilder<unknown> =>
  'ids' in audience
    ? sql`select id from exhibitor where edition_id = ${editionId} and id = any(${[...audience.ids]}::int[])`
    : matchingExhibitors(editionId, audience.filter);

/**
 * All of them in one read, oldest first. Exhibitors that share an address, as stands of one agency do, get an email each:
 * it names the exhibitor. They are written to in the main language of the edition.
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
