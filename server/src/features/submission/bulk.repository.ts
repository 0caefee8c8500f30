// Writes many registrations with their meetings in a few statements for all. The places of the meetings are given:
// unique indexes and exclusion constraints refuse a taken one, and then nothing is stored.
import { type ColumnsOf, columnOf, columnsOf, fieldsIn } from '@visavis/domain/profile/columns';
import { foldEmail } from '@visavis/domain/text/normalise';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { bulkInsert, reserveIds } from '../../platform/sql/bulk-insert.ts';
import { STATUS } from '../slot/public.ts';
import type { NewMeeting, NewRegistration } from './repository.ts';

export interface PlacedRegistration
  extends Omit<
    NewRegistration,
    'draftTokenHash' | 'isThorough' | 'counted' | 'submission' | 'accessKey' | 'meetings'
  > {
  meetings: readonly (NewMeeting & { place: number })[];
}

/**
 * Call it in a transaction that shares the edition's grid. Deletes lapsed holds of the wanted hours.
 * @returns ids in the order of the registrations
 * @throws the database's error of a unique index, an exclusion constraint or a deleted sub-category
 */
export async function insertRegistrations(
  db: Transaction<Database>,
  registrations: readonly PlacedRegistration[],
): Promise<number[]> {
  const count = registrations.length;
  const companyIds = await reserveIds(db, 'company', count);
  const visitorIds = await reserveIds(db, 'visitor', count);
  const ids = await reserveIds(db, 'registration', count);
  await bulkInsert(
    db,
    'company',
    { id: 'integer', ...textColumns('company') },
    registrations.map(({ visitor }, index) => ({ id: companyIds[index], ...columnsOf('company', visitor) })),
  );
  await bulkInsert(
    db,
    'visitor',
    { id: 'integer', company_id: 'integer', ...textColumns('visitor') },
    registrations.map(({ visitor }, index) => ({
      id: visitorIds[index],
      company_id: companyIds[index],
      ...columnsOf('visitor', visitor),
    })),
  );
  await bulkInsert(
    db,
    'registration',
    {
      id: 'integer',
      edition_id: 'integer',
      programme: 'text',
      reference: 'text',
      visitor_id: 'integer',
      company_id: 'integer',
      folded_email: 'text',
      created_at: 'timestamptz',
      search_text: 'text',
      language: 'text',
      terms_version: 'text',
      pending_meetings: 'smallint',
      registered_by: 'integer',
      confirmed_at: 'timestamptz',
    },
    registrations.map((one, index) => ({
      id: ids[index],
      edition_id: one.editionId,
      programme: 'business',
      reference: one.reference,
      visitor_id: visitorIds[index],
      company_id: companyIds[index],
      folded_email: foldEmail(one.visitor.email),
      created_at: one.now,
      search_text: one.searchText,
      language: one.language,
      terms_version: one.termsVersion,
      pending_meetings: one.meetings.length,
      registered_by: one.registeredBy,
      confirmed_at: one.registeredBy === null ? null : one.now,
    })),
  );
  await bulkInsert(
    db,
    'registration_interest',
    { registration_id: 'integer', sub_category_id: 'integer' },
    registrations.flatMap(({ subCategoryIds }, index) =>
      subCategoryIds.map((id) => ({ registration_id: ids[index], sub_category_id: id })),
    ),
  );
  await insertEmails(db, registrations, ids);
  // Last, since anyone who wants one of the hours waits from here on.
  await insertMeetings(db, registrations, ids);
  return ids;
}

const textColumns = <T extends 'company' | 'visitor'>(table: T): ColumnsOf<T> =>
  Object.fromEntries(fieldsIn(table).map((name) => [columnOf(name), 'text'])) as ColumnsOf<T>;

/** Claims hours in the global order, which prevents deadlocks. */
async function insertMeetings(
  db: Transaction<Database>,
  registrations: readonly PlacedRegistration[],
  ids: readonly number[],
): Promise<void> {
  const claims = registrations
    .flatMap(({ meetings, slotMinutes }, index) =>
      meetings.map(({ exhibitorId, day, minute, startsAt, place }) => ({
        registration_id: ids[index],
        exhibitor_id: exhibitorId,
        day,
        minute,
        length: slotMinutes,
        starts_at: startsAt,
        place,
      })),
    )
    .sort(
      (a, b) => a.exhibitor_id - b.exhibitor_id || a.day - b.day || a.minute - b.minute || a.place - b.place,
    );
  if (claims.length === 0) return;
  const [first] = registrations;
  await sql`
    delete from claim where id in (
      select claim.id from claim join unnest(${claims.map((one) => one.exhibitor_id)}::int[],
          ${claims.map((one) => one.day)}::int[], ${claims.map((one) => one.minute)}::int[],
          ${claims.map((one) => one.length)}::int[]) as wanted (exhibitor_id, day, minute, length)
        on wanted.exhibitor_id = claim.exhibitor_id and wanted.day = claim.day
          and wanted.minute < claim.minute + claim.length and claim.minute < wanted.minute + wanted.length
      where status = ${STATUS.held} and expires_at <= ${first?.now}
      order by claim.exhibitor_id, claim.day, claim.minute, claim.place for update of claim)`.execute(db);
  await bulkInsert(
    db,
    'claim',
    {
      registration_id: 'integer',
      exhibitor_id: 'integer',
      day: 'integer',
      minute: 'integer',
      length: 'integer',
      starts_at: 'timestamptz',
      place: 'integer',
    },
    claims,
  );
}

async function insertEmails(
  db: Transaction<Database>,
  registrations: readonly PlacedRegistration[],
  ids: readonly number[],
): Promise<void> {
  await bulkInsert(
    db,
    'email',
    {
      edition_id: 'integer',
      registration_id: 'integer',
      created_at: 'timestamptz',
      kind: 'text',
      message_id: 'text',
      recipient_name: 'text',
      recipient: 'text',
      subject: 'text',
      content: 'jsonb',
      state: 'text',
    },
    registrations.flatMap(({ email, editionId, now }, index) =>
      email
        ? [
            {
              edition_id: editionId,
              registration_id: ids[index],
              created_at: now,
              kind: email.kind,
              message_id: email.message_id,
              recipient_name: email.recipient_name,
              recipient: email.recipient,
              subject: email.subject,
              content: email.content,
              state: email.state,
            },
          ]
        : [],
    ),
  );
}
