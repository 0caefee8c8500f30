// Reads the data of exports in batches, so that an export is never entirely in memory.

import type { Language } from '@visavis/domain/language/languages';
import { columnOf } from '@visavis/domain/profile/columns';
import { FIELD_NAMES, FIELDS, type FieldName } from '@visavis/domain/profile/fields';
import type { RegistrationState } from '@visavis/domain/registration/state';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from '../slot/public.ts';

export interface RegistrationRow extends Record<FieldName, string> {
  id: number;
  reference: string;
  createdAt: Date;
  interests: string[];
  language: Language;
  state: RegistrationState;
  pending: number;
  approved: number;
  rejected: number;
  tags: string[];
}

/** Every field of the profile, under its name. */
const PROFILE = sql.join(
  FIELD_NAMES.map((name) => sql`${sql.ref(`${FIELDS[name].table}.${columnOf(name)}`)} as ${sql.id(name)}`),
);

/** Live registrations of these ids with all their data, in their order. */
export async function listRegistrationRows(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<RegistrationRow[]> {
  const { rows } = await sql<RegistrationRow>`
    select registration.id, reference, registration.created_at as "createdAt", ${PROFILE}, registration.language, state, pending,
      approved, rejected,
      array(
        select sub_category.name from registration_interest join sub_category on sub_category.id = sub_category_id
        where registration_id = registration.id order by category_id, position, sub_category.id) as interests,
      array(
        select tag.name from registration_tag join tag on tag.id = tag_id
        where registration_id = registration.id order by folded_name collate "C") as tags
    from registration
    join visitor on visitor.id = visitor_id
    join company on company.id = registration.company_id
    cross join lateral (
      select count(*) filter (where status = ${STATUS.pending}) as pending, count(*) filter (where status = ${STATUS.approved}) as approved,
        count(*) filter (where status = ${STATUS.rejected}) as rejected
      from claim where registration_id = registration.id) as meetings
    where registration.id = any(${[...ids]}::int[]) and cancelled_at is null
    order by array_position(${[...ids]}::int[], registration.id)`.execute(db);
  return rows;
}

type Holder = Pick<
  RegistrationRow,
  'id' | 'reference' | 'name' | 'companyName' | 'country' | 'email' | 'phoneNumber'
>;

/** Live registrations of these ids with the columns that each meeting repeats, in their order. */
export async function listHolders(db: Kysely<Database>, ids: readonly number[]): Promise<Holder[]> {
  return db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'registration.id',
      'reference',
      'visitor.name',
      'company.name as companyName',
      'country',
      'visitor.email',
      'visitor.phone_number as phoneNumber',
    ])
    .where(sql<boolean>`registration.id = any(${[...ids]}::int[])`)
    .where('cancelled_at', 'is', null)
    .orderBy(sql`array_position(${[...ids]}::int[], registration.id)`)
    .execute();
}

/** The number of meetings of registrations, whatever their status. */
export async function countMeetings(db: Kysely<Database>, ids: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('meeting')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(sql<boolean>`registration_id = any(${[...ids]}::int[])`)
    .executeTakeFirstOrThrow();
  return count;
}
