// The order of the list of registrations, and the conditions for the progress of each.
import type { RegistrationOrder, RegistrationSort } from '@visavis/contract/registration/filter';
import { COMPANY_SIZES } from '@visavis/domain/profile/fields';
import type { Progress } from '@visavis/domain/registration/progress';
import { REGISTRATION_STATES } from '@visavis/domain/registration/state';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { placeIn } from '../../platform/sql/place-in.ts';

/** The status email of the current schedule failed for good; there is one per schedule. */
const MAIL_FAILED = sql<boolean>`exists (select from email where registration_id = registration.id
  and kind = 'meeting-status' and email.state = 'failed'
  and email.schedule_version = registration.schedule_version)`;

const IS_DECIDED = sql<boolean>`registration.state in ('Approved', 'Rejected')`;

/** Its meetings ended with a rejected application, and an email told the buyer. */
const IS_OVER = sql<boolean>`registration.programme = 'hosted' and not exists (select from application
  where application.registration_id = registration.id and decision = 'approved')`;

const CONDITIONS: Record<Progress, RawBuilder<boolean>> = {
  'to-decide': sql`registration.state = 'Pending' and registration.pending_meetings > 0`,
  ready: sql`${IS_DECIDED} and not registration.was_mailed and not ${MAIL_FAILED} and not (${IS_OVER})`,
  changed: sql`${IS_DECIDED} and registration.was_mailed and not ${MAIL_FAILED} and not (${IS_OVER})`,
  failed: sql`${IS_DECIDED} and ${MAIL_FAILED} and not (${IS_OVER})`,
  sent: sql`registration.state = 'Email Sent'`,
  // A registration is Pending while a meeting is, and also when it has no meetings.
  'no-meetings': sql`(registration.state = 'Pending' and registration.pending_meetings = 0
    or ${IS_DECIDED} and ${IS_OVER})`,
};

/** Whether a registration has this progress. */
export const inProgress = (progress: Progress): RawBuilder<boolean> => CONDITIONS[progress];

/** The progress of a registration, as a column. */
export const PROGRESS = sql<Progress>`case registration.state
  when 'Pending' then case when registration.pending_meetings > 0 then 'to-decide' else 'no-meetings' end
  when 'Email Sent' then 'sent'
  else case when ${IS_OVER} then 'no-meetings' when ${MAIL_FAILED} then 'failed' when registration.was_mailed then 'changed' else 'ready' end
end`;

const KEYS: Record<RegistrationSort, { key: RawBuilder<unknown>; table?: 'visitor' | 'company' }> = {
  registered: { key: sql`registration.id` },
  name: { key: sql`visitor.sort_name`, table: 'visitor' },
  company: { key: sql`company.sort_name`, table: 'company' },
  size: { key: placeIn(COMPANY_SIZES, sql`company.size`), table: 'company' },
  country: { key: sql`company.country`, table: 'company' },
  schedule: { key: sql`registration.pending_meetings` },
  status: { key: placeIn(REGISTRATION_STATES, sql`registration.state`) },
};

/** Whether the order is by descending id, which needs nothing but the ids. */
export const isNewestFirst = ({ sort, direction }: RegistrationOrder = {}): boolean =>
  sort === undefined || (sort === 'registered' && direction === 'descending');

/** Sorts a query for the list: newest first by default, and among equal keys. */
export function inOrder<O>(
  query: SelectQueryBuilder<Database, 'registration', O>,
  order: RegistrationOrder = {},
): SelectQueryBuilder<Database, 'registration', O> {
  const { sort, direction = 'ascending' } = order;
  if (sort === undefined || isNewestFirst(order)) return query.orderBy('registration.id', 'desc');
  const { key, table } = KEYS[sort];
  const way = direction === 'ascending' ? 'asc' : 'desc';
  let joined = query;
  if (table === 'visitor')
    joined = query.innerJoin('visitor', 'visitor.id', 'registration.visitor_id') as typeof query;
  if (table === 'company')
    joined = query.innerJoin('company', 'company.id', 'registration.company_id') as typeof query;
  return joined.orderBy(key, way).orderBy('registration.id', 'desc');
}
