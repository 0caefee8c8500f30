// Runs Find for a caller: matches of each kind that the role may read.
import type { Found, FoundPerson } from '@visavis/contract/find/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { majorOf } from '@visavis/domain/money/money';
import { foldForSearch } from '@visavis/domain/text/fold';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { readPeopleSearch } from '../country/public.ts';
import { findExhibitors, findPayments, findPeople, type PaymentRow } from './repository.ts';

/** References of payments are random: fewer characters occur in many of them. */
const LEAST_OF_REFERENCE = 4;

const NOBODY: Found['people'] = { rows: [], business: 0, hosted: 0 };
const NONE = { rows: [], total: 0 };

/**
 * @param search as typed; a blank one finds nothing
 * @param role of the caller
 */
export async function findFor(
  db: Kysely<Database>,
  { editionId, search, role }: { editionId: number; search: string; role: string },
): Promise<Found> {
  const wanted = { editionId, search, terms: readPeopleSearch(search) };
  if (wanted.terms.length === 0) return { people: NOBODY, exhibitors: NONE, payments: NONE };
  const programmes: FoundPerson['programme'][] = [
    ...(can(role, 'registration.read') ? ['business' as const] : []),
    ...(can(role, 'hosted-buyer.read') ? ['hosted' as const] : []),
  ];
  const part = foldForSearch(search).replace(/\s/g, '');
  const arePaymentsWanted = can(role, 'payment.read') && part.length >= LEAST_OF_REFERENCE;
  const [people, exhibitors, payments] = await Promise.all([
    programmes.length > 0 ? findPeople(db, wanted, programmes) : NOBODY,
    can(role, 'exhibitor.read') ? findExhibitors(db, wanted) : NONE,
    arePaymentsWanted ? findPayments(db, editionId, part) : NONE,
  ]);
  return { people, exhibitors, payments: { ...payments, rows: payments.rows.map(presentPayment) } };
}

const presentPayment = ({ amountMinor, ...row }: PaymentRow): Found['payments']['rows'][number] => ({
  ...row,
  amount: majorOf(amountMinor, row.currency),
});
