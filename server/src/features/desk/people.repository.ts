// Finds people for the desk, with their meetings of one day: only references, names and companies.
import type { DeskPerson } from '@visavis/contract/desk/endpoints';
import { DESK_FOUND } from '@visavis/domain/desk/limits';
import { mayBookAtDesk } from '@visavis/domain/desk/walk-in';
import { MEETING_STATUS, type MeetingStatus } from '@visavis/domain/meeting/schema';
import type { SearchTerm } from '@visavis/domain/registration/search';
import { foldForSearch } from '@visavis/domain/text/fold';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';

/** @param day of the edition; null on any other day */
async function readPeople(
  db: Kysely<Database>,
  chosen: RawBuilder<unknown>,
  day: number | null,
): Promise<DeskPerson[]> {
  const { rows } = await peopleIn(chosen, day).execute(db);
  return rows.map(({ statuses, ...person }) => ({ ...person, mayBook: mayBookAtDesk(statuses) }));
}

type PersonRow = Omit<DeskPerson, 'mayBook'> & { statuses: MeetingStatus[] };

const peopleIn = (chosen: RawBuilder<unknown>, day: number | null) => sql<PersonRow>`
  select reference, visitor.name, company.name as company, coalesce(meetings, '[]') as meetings,
    array(select distinct status from meeting where registration_id = registration.id) as statuses
  from (${chosen}) as chosen
  join registration on registration.id = chosen.id
  join visitor on visitor.id = registration.visitor_id
  join company on company.id = registration.company_id
  left join lateral (
    select json_agg(json_build_object(
      'id', meeting.id, 'exhibitorId', exhibitor_id, 'minute', minute, 'length', length,
      'isApproved', status = ${sql.lit(MEETING_STATUS.approved)}, 'mark', attendance) order by minute) as meetings
    from meeting
    where registration_id = registration.id and day = ${day}::int
      and status <> ${sql.lit(MEETING_STATUS.rejected)}
  ) as day_meetings on true
  order by chosen.place, registration.id`;

/** People with a meeting that day. */
export async function listPeopleOfDay(
  db: Kysely<Database>,
  editionId: number,
  day: number,
): Promise<DeskPerson[]> {
  const chosen = sql`
    select distinct registration.id, 0 as place from registration join meeting on registration_id = registration.id
    where edition_id = ${editionId} and cancelled_at is null and day = ${day}
      and status <> ${sql.lit(MEETING_STATUS.rejected)}`;
  return readPeople(db, chosen, day);
}

export interface Wanted {
  editionId: number;
  day: number | null;
  search: string;
  /** The terms of `search`, at least one. */
  terms: readonly SearchTerm[];
}

/** The folded text that the desk searches: without email, phone and country, unlike a registration's search text. */
const NAMED = sql.ref<string>('named');
const namedIn = sql`
  select registration.id, visitor.sort_name || ' ' || company.sort_name || ' ' || lower(reference) || ' ' ||
    lower(replace(reference, '-', '')) as named
  from registration
  join visitor on visitor.id = registration.visitor_id
  join company on company.id = registration.company_id`;

/** Earlier matches come first: names precede companies. Erased people are not found. */
export async function searchPeople(
  db: Kysely<Database>,
  { editionId, day, search, terms }: Wanted,
): Promise<{ people: DeskPerson[]; total: number }> {
  const { rows: found } = await sql<{ id: number; total: number }>`
    select id, count(*) over ()::int as total
    from (${namedIn} where edition_id = ${editionId} and cancelled_at is null and search_text <> '') as known
    where ${meetsSearch(terms, (part) => [contains(NAMED, part)])}
    order by nullif(strpos(named, ${foldForSearch(search).trim()}), 0) nulls last, id desc
    limit ${sql.lit(DESK_FOUND)}`.execute(db);
  const chosen = sql`select id, place from unnest(${found.map(({ id }) => id)}::int[]) with ordinality as found (id, place)`;
  return { people: await readPeople(db, chosen, day), total: found[0]?.total ?? 0 };
}

export async function findByReference(
  db: Kysely<Database>,
  { editionId, day, reference }: { editionId: number; day: number | null; reference: string },
): Promise<DeskPerson[]> {
  const chosen = sql`
    select id, 0 as place from registration
    where edition_id = ${editionId} and reference = ${reference} and cancelled_at is null`;
  return readPeople(db, chosen, day);
}

export interface TakenByPerson {
  exhibitorId: number;
  day: number;
  minute: number;
  length: number;
}

/** A person's meetings on any day: neither their hours nor their exhibitors can be booked again. */
export async function listTakenByPerson(
  db: Kysely<Database>,
  editionId: number,
  reference: string,
): Promise<TakenByPerson[]> {
  const { rows } = await sql<TakenByPerson>`
    select exhibitor_id as "exhibitorId", day, minute, length
    from meeting join registration on registration.id = registration_id
    where edition_id = ${editionId} and reference = ${reference} and cancelled_at is null
      and status <> ${sql.lit(MEETING_STATUS.rejected)}`.execute(db);
  return rows;
}

/** Whether the reference belongs to another edition. */
export async function isElsewhere(
  db: Kysely<Database>,
  editionId: number,
  reference: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('registration')
    .select('id')
    .where('reference', '=', reference)
    .where('edition_id', '<>', editionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The live registrations of the edition with these references, by reference. */
export async function idsOfReferences(
  db: Kysely<Database>,
  editionId: number,
  references: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('registration')
    .select(['id', 'reference'])
    .where('edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .where(sql<boolean>`reference = any(${[...new Set(references)]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}
