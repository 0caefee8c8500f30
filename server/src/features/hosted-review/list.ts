// Applications as the dashboard lists them: who, the decision and its letter, documents, money and meetings.
import type { HandlerInput } from '@visavis/contract/endpoint';
import type { HostedRow, listHostedBuyers } from '@visavis/contract/hosted-review';
import { APPLICATION_STATES } from '@visavis/domain/application/state';
import type { Organiser } from '@visavis/domain/organiser/schema';
import { cleanLine } from '@visavis/domain/registration/text';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { listDocuments } from '../document/service.ts';
import type { Catalogue } from '../edition/service.ts';
import { listPayments, paymentColumn } from './payment-column.ts';

type Query = HandlerInput<typeof listHostedBuyers>['query'];

/** A text that `like` finds as it is, anywhere. */
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Live applications that a search and a status mean. */
function matchingApplications(
  db: Kysely<Database>,
  { editionId }: Catalogue,
  { search = '', status }: Pick<Query, 'search' | 'status'>,
) {
  let query = db
    .selectFrom('registration')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .where('edition_id', '=', editionId)
    .where('programme', '=', 'hosted')
    .where('cancelled_at', 'is', null);
  const wanted = cleanLine(search).toLowerCase();
  if (wanted !== '') {
    const states = APPLICATION_STATES.filter((state) => state.toLowerCase().includes(wanted));
    query = query.where((row) =>
      row.or([
        row('search_text', 'like', anywhere(wanted)),
        ...(states.length > 0 ? [row('application.state', 'in', states)] : []),
      ]),
    );
  }
  return status === undefined ? query : query.where('application.state', '=', status);
}

/** The newest first: a page of them, or all from an offset on where no limit was given; and how many there are. */
export async function pageOfApplications(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { limit, offset = 0, ...filter }: Query,
  organiser: Organiser,
): Promise<{ total: number; rows: HostedRow[] }> {
  const matching = matchingApplications(db, catalogue, filter);
  let page = matching.select('registration.id').orderBy('registration.id', 'desc').offset(offset);
  if (limit !== undefined) page = page.limit(limit);
  const [{ total }, found] = await Promise.all([
    matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    page.execute(),
  ]);
  return { total, rows: await readRows(db, catalogue, { ids: found.map(({ id }) => id), organiser }) };
}

/** Live applications in the order of the ids; an id that is none is left out. */
export async function readRows(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { ids, organiser }: { ids: readonly number[]; organiser: Organiser },
): Promise<HostedRow[]> {
  if (ids.length === 0) return [];
  const found = await listApplications(db, catalogue.editionId, ids);
  const documents = await listDocuments(db, ids, organiser.role);
  const payments = await listPayments(db, ids);
  const rows = new Map(
    found.map((row): [number, HostedRow] => {
      const {
        createdAt,
        hasBooking,
        mailId,
        mailState,
        mailError,
        address_line1,
        address_line2,
        city,
        region,
        postal_code,
        ...shown
      } = row;
      const place = `${postal_code} ${city}`.trim();
      return [
        row.id,
        {
          ...shown,
          documents: documents.get(row.id) ?? [],
          // In one line, as it would be read out.
          address: [address_line1, address_line2, place, region, row.country]
            .filter((part) => part !== '')
            .join(', '),
          createdAt: createdAt.toISOString(),
          mail:
            mailId === null || mailState === null ? null : { id: mailId, state: mailState, error: mailError },
          payment: paymentColumn(hasBooking, payments.get(row.id) ?? []),
        },
      ];
    }),
  );
  return ids.map((id) => rows.get(id)).filter((row) => row !== undefined);
}

async function listApplications(db: Kysely<Database>, editionId: number, ids: readonly number[]) {
  return db
    .selectFrom('registration')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .leftJoin('email', 'email.id', 'decision_email_id')
    .select([
      'registration.id',
      'visitor_id as user_id',
      'registration.company_id',
      'visitor.name',
      'company.name as company',
      'company.size as companySize',
      'application.state as status',
      'decision',
      'registration.reference',
      'visitor.email',
      'visitor.phone_number as phoneNumber',
      'company.country',
      'designation',
      'company.nature as businessNature',
      'company.website',
      'address_line1',
      'address_line2',
      'city',
      'region',
      'postal_code',
      'registration.created_at as createdAt',
      'email.id as mailId',
      'email.state as mailState',
      'email.last_error as mailError',
      'registration.state as meetingState',
      sql<number>`(select count(*)::int from meeting
        where meeting.registration_id = registration.id and meeting.status <> 3)`.as('meetingCount'),
      sql<boolean>`exists (select from booking where booking.registration_id = registration.id)`.as(
        'hasBooking',
      ),
    ])
    .where(sql<boolean>`registration.id = any(${[...ids]}::int[])`)
    .where('registration.edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .execute();
}
