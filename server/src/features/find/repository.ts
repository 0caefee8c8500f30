// Finds people, exhibitors and payments of an edition by a search, the best matches first.
import {
  FOUND_OF_A_KIND,
  type FoundExhibitor,
  type FoundPayment,
  type FoundPerson,
} from '@visavis/contract/find/endpoints';
import type { SearchTerm } from '@visavis/domain/registration/search';
import { foldForSearch } from '@visavis/domain/text/fold';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';

export interface Wanted {
  editionId: number;
  /** The search as typed. */
  search: string;
  /** The terms of `search`, at least one. */
  terms: readonly SearchTerm[];
}

const LIMIT = sql.lit(FOUND_OF_A_KIND);

/** The position of a text in another, from 1; null, which is sorted last, if it does not occur. */
const placeIn = (text: RawBuilder<string>, part: string) => sql`nullif(strpos(${text}, ${part}), 0)`;

/**
 * The sort columns `whole` and `first`: the positions of the whole search and of its first word. Early matches come
 * first, as a text begins with the name, then the company.
 */
function ranked(text: RawBuilder<string>, { search, terms }: Wanted): RawBuilder<unknown> {
  const whole = foldForSearch(search).trim();
  const [first = ''] = terms[0]?.[0] ?? [];
  const placeOfFirst = first === whole ? sql`null::int` : placeIn(text, first);
  return sql`${placeIn(text, whole)} as whole, ${placeOfFirst} as first`;
}

/** @param programmes those that the caller may read */
export async function findPeople(
  db: Kysely<Database>,
  wanted: Wanted,
  programmes: readonly FoundPerson['programme'][],
): Promise<{ rows: FoundPerson[]; business: number; hosted: number }> {
  const text = sql.ref<string>('search_text');
  const { rows } = await sql<{ business: number; hosted: number; rows: FoundPerson[] }>`
    with matching as materialized (
      select id, programme, ${ranked(text, wanted)}
      from registration
      where edition_id = ${wanted.editionId} and cancelled_at is null and programme = any(${[...programmes]}::text[])
        and ${meetsSearch(wanted.terms, (part) => [contains(text, part)])}
    )
    select
      (select count(*)::int from matching where programme = 'business') as business,
      (select count(*)::int from matching where programme = 'hosted') as hosted,
      coalesce((
        select json_agg(json_build_object(
          'id', registration.id, 'programme', registration.programme, 'reference', reference, 'name', visitor.name,
          'company', company.name, 'email', visitor.email, 'phone', phone_number, 'companyPhone', company.phone,
          'status', coalesce(application.state, registration.state)) order by whole, first, registration.id desc)
        from (select id, whole, first from matching order by whole, first, id desc limit ${LIMIT}) as best
        join registration on registration.id = best.id
        join visitor on visitor.id = visitor_id
        join company on company.id = registration.company_id
        left join application on application.registration_id = registration.id
      ), '[]') as rows`.execute(db);
  return rows[0] ?? { rows: [], business: 0, hosted: 0 };
}

/** Archived exhibitors come last; a merged one is found as the one that remains. */
export async function findExhibitors(
  db: Kysely<Database>,
  wanted: Wanted,
): Promise<{ rows: FoundExhibitor[]; total: number }> {
  const meets = (text: RawBuilder<string>) => meetsSearch(wanted.terms, (part) => [contains(text, part)]);
  const ofExhibitor = sql.ref<string>('exhibitor.search_text');
  const ofRepresentative = sql.ref<string>('representative.search_text');
  const { rows } = await sql<FoundExhibitor & { total: number }>`
    with best as (
      select id, company_name, booth_number, hall, folded_name, archived_at is not null as is_archived,
        count(*) over ()::int as total, ${ranked(ofExhibitor, wanted)}
      from exhibitor
      where edition_id = ${wanted.editionId} and merged_into is null
        and (${meets(ofExhibitor)} or id in (
          select exhibitor_id from representative where ${meets(ofRepresentative)}))
      order by is_archived, whole, first, folded_name, id
      limit ${LIMIT}
    )
    select id, company_name as name, booth_number as "boothNumber", hall, is_archived as "isArchived", total, (
      select json_build_object('name', name, 'email', email) from representative
      where exhibitor_id = best.id and ${meets(ofRepresentative)} order by position limit 1) as representative
    from best order by is_archived, whole, first, folded_name, id`.execute(db);
  return {
    rows: rows.map(({ total: _total, ...row }) => row),
    total: rows[0]?.total ?? 0,
  };
}

export type PaymentRow = Omit<FoundPayment, 'amount'> & { amountMinor: number };

/**
 * Payments by reference, the newest first. Those of deleted registrations only if they were paid.
 * @param part of the reference, folded
 */
export async function findPayments(
  db: Kysely<Database>,
  editionId: number,
  part: string,
): Promise<{ rows: PaymentRow[]; total: number }> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .innerJoin('registration', 'registration.id', 'booking.registration_id')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .leftJoin('refund', 'refund.payment_id', 'payment.id')
    .select([
      'payment.id',
      'payment.reference as refNo',
      'payment.amount_sen as amountMinor',
      'payment.currency',
      sql<FoundPayment['state']>`case when refund.ended_at is null then payment.state else 'refunded' end`.as(
        'state',
      ),
      'visitor.name',
      'registration.reference',
      sql<number>`count(*) over ()::int`.as('total'),
    ])
    .where('registration.edition_id', '=', editionId)
    .where(contains(sql<string>`lower(payment.reference)`, part))
    .where((where) =>
      where.or([where('registration.cancelled_at', 'is', null), where('payment.state', '=', 'paid')]),
    )
    .orderBy('payment.id', 'desc')
    .limit(LIMIT)
    .execute();
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
