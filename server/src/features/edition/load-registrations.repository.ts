// Loads registrations that exist before an edition opens, with their companies, visitors, interests and meetings.
import { randomBytes } from 'node:crypto';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { exhibitorKey } from '@visavis/domain/exhibitor/merge';
import type { SourceMeeting, SourceRegistration } from '@visavis/domain/import/lists';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { type ColumnsOf, columnOf, columnsOf, fieldsIn } from '@visavis/domain/profile/columns';
import { newReference, REFERENCE_BYTES } from '@visavis/domain/registration/reference';
import { registrationSearchText } from '@visavis/domain/registration/search';
import { registrationState } from '@visavis/domain/registration/state';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { bulkInsert, reserveIds } from '../../platform/sql/bulk-insert.ts';

interface LoadedLists {
  editionId: number;
  /** YYYY-MM-DD, the first is day 1. */
  dates: readonly string[];
  now: Date;
  subCategoryIds: ReadonlyMap<string, number>;
  /** By `exhibitorKey`. */
  exhibitorIds: ReadonlyMap<string, number>;
}

/** @returns how many meetings were loaded */
export async function loadRegistrations(
  db: Kysely<Database>,
  registrations: readonly SourceRegistration[],
  lists: LoadedLists,
): Promise<number> {
  const count = registrations.length;
  const companyIds = await reserveIds(db, 'company', count);
  const visitorIds = await reserveIds(db, 'visitor', count);
  const ids = await reserveIds(db, 'registration', count);
  const profiles = registrations.map(({ visitor, company }) => ({ ...visitor, ...company }));
  await bulkInsert(
    db,
    'company',
    { id: 'integer', ...textColumns('company') },
    profiles.map((profile, index) => ({ id: companyIds[index], ...columnsOf('company', profile) })),
  );
  await bulkInsert(
    db,
    'visitor',
    { id: 'integer', company_id: 'integer', ...textColumns('visitor') },
    profiles.map((profile, index) => ({
      id: visitorIds[index],
      company_id: companyIds[index],
      ...columnsOf('visitor', profile),
    })),
  );
  const references = await freeReferences(db, registrations);
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
      confirmed_at: 'timestamptz',
      search_text: 'text',
      state: 'text',
      pending_meetings: 'smallint',
    },
    registrations.map((registration, index) => ({
      id: ids[index],
      edition_id: lists.editionId,
      programme: 'business',
      reference: references[index],
      visitor_id: visitorIds[index],
      company_id: companyIds[index],
      folded_email: registration.visitor.email.toLowerCase(),
      created_at: new Date(lists.now.getTime() - registration.submittedMinutesAgo * 60_000),
      // The organiser who loads them vouches for them.
      confirmed_at: lists.now,
      search_text: registrationSearchText({
        name: registration.visitor.name,
        company: registration.visitor.companyName,
        companySize: registration.visitor.companySize,
        reference: references[index] ?? '',
        email: registration.visitor.email,
        country: registration.company.country,
        phones: [registration.visitor.phoneNumber, registration.company.companyPhone],
      }),
      state: registrationState(
        registration.meetings.map(({ status }) => status),
        false,
      ),
      pending_meetings: registration.meetings.filter(({ status }) => status === MEETING_STATUS.pending)
        .length,
    })),
  );
  await bulkInsert(
    db,
    'registration_interest',
    { registration_id: 'integer', sub_category_id: 'integer' },
    registrations.flatMap((registration, index) =>
      [...new Set(registration.interests)].map((name) => {
        const id = lists.subCategoryIds.get(name);
        if (id === undefined)
          throw new Error(`${registration.reference} names an unlisted interest: ${name}`);
        return { registration_id: ids[index], sub_category_id: id };
      }),
    ),
  );
  return insertMeetings(db, registrations, ids, lists);
}

const textColumns = <T extends 'company' | 'visitor'>(table: T): ColumnsOf<T> =>
  Object.fromEntries(fieldsIn(table).map((name) => [columnOf(name), 'text'])) as ColumnsOf<T>;

async function insertMeetings(
  db: Kysely<Database>,
  registrations: readonly SourceRegistration[],
  registrationIds: readonly number[],
  lists: LoadedLists,
): Promise<number> {
  const rows = registrations.flatMap((registration, index) =>
    registration.meetings.map((meeting) => ({
      registration_id: registrationIds[index],
      exhibitor_id: exhibitorIdOf(meeting, lists),
      day: meeting.day,
      minute: meeting.minute,
      starts_at: startOf(meeting, lists),
      status: meeting.status,
    })),
  );
  const ids = await reserveIds(db, 'claim', rows.length);
  const places = placesOf(rows);
  await bulkInsert(
    db,
    'claim',
    {
      id: 'integer',
      registration_id: 'integer',
      exhibitor_id: 'integer',
      day: 'integer',
      minute: 'integer',
      starts_at: 'timestamptz',
      status: 'smallint',
      place: 'integer',
    },
    rows.map((row, index) => ({ id: ids[index], ...row, place: places[index] })),
  );
  return rows.length;
}

/** The first live meeting of an hour gets place 1, the next place 2; a rejected one gets none. */
function placesOf(
  rows: readonly { exhibitor_id: number; day: number; minute: number; status: number }[],
): number[] {
  const taken = new Map<string, number>();
  return rows.map(({ exhibitor_id, day, minute, status }) => {
    if (status === MEETING_STATUS.rejected) return 1;
    const slot = `${exhibitor_id}.${day}.${minute}`;
    const place = (taken.get(slot) ?? 0) + 1;
    taken.set(slot, place);
    return place;
  });
}

function exhibitorIdOf(meeting: SourceMeeting, lists: LoadedLists): number {
  const id = lists.exhibitorIds.get(exhibitorKey(meeting));
  if (id === undefined)
    throw new Error(
      `a meeting names an unlisted exhibitor: ${meeting.company_name}, ${meeting.booth_number}`,
    );
  return id;
}

function startOf(meeting: SourceMeeting, lists: LoadedLists): Date {
  const date = lists.dates[meeting.day - 1];
  if (date === undefined) throw new Error(`the edition has no day ${meeting.day}`);
  return slotStartsAt(date, meeting.minute, DEFAULT_TIME_ZONE);
}

/** The references of the list; those that an earlier edition already uses are replaced with new ones. */
async function freeReferences(
  db: Kysely<Database>,
  registrations: readonly SourceRegistration[],
): Promise<string[]> {
  const wanted = registrations.map(({ reference }) => reference);
  const { rows } = await sql<{ reference: string }>`
    select reference from registration where reference = any(${wanted}::text[])`.execute(db);
  const taken = new Set(rows.map(({ reference }) => reference));
  return wanted.map((reference) =>
    taken.has(reference) ? newReference('business', randomBytes(REFERENCE_BYTES)) : reference,
  );
}
