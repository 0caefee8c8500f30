// Applications as the dashboard lists them: who, the decision and its letter, documents, money and meetings.
import type { HandlerInput } from '@visavis/contract/endpoint';
import type { listHostedBuyers } from '@visavis/contract/hosted-review/endpoints';
import type { HostedRow } from '@visavis/contract/hosted-review/row';
import { APPLICATION_DECISIONS, APPLICATION_STATES } from '@visavis/domain/application/state';
import type { EmailState } from '@visavis/domain/email/schema';
import type { Organiser } from '@visavis/domain/organiser/schema';
import { foldForSearch } from '@visavis/domain/registration/search';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';
import { readPeopleSearch } from '../country/public.ts';
import { listDocuments } from '../document/public.ts';
import { listDocumentRequests } from '../document-request/public.ts';
import type { Catalogue } from '../edition/public.ts';
import { listWaits } from '../room/public.ts';
import { listPayments, paymentColumn } from './payment-status.repository.ts';

type Query = HandlerInput<typeof listHostedBuyers>['query'];

/** Live applications that a search and a status mean. */
function matchingApplications(
  db: Kysely<Database>,
  { editionId }: Catalogue,
  { search = '', status, decision }: Pick<Query, 'search' | 'status' | 'decision'>,
) {
  let query = db
    .selectFrom('registration')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .where('edition_id', '=', editionId)
    .where('programme', '=', 'hosted')
    .where('cancelled_at', 'is', null);
  const wanted = readPeopleSearch(search);
  if (wanted.length > 0)
    query = query.where(
      meetsSearch(wanted, (part) => [
        contains(sql.ref('search_text'), part),
        ...APPLICATION_STATES.filter((state) => foldForSearch(state).includes(part)).map(
          (state) => sql<boolean>`application.state = ${state}`,
        ),
        // 'Email Sent' says nothing of what was decided: whoever looks for 'approved' means the decision too.
        ...APPLICATION_DECISIONS.filter((one) => one.includes(part)).map(
          (one) => sql<boolean>`decision = ${one}`,
        ),
      ]),
    );
  if (decision !== undefined) query = query.where('decision', '=', decision);
  return status === undefined ? query : query.where('application.state', '=', status);
}

/** The newest first: a page of them, or all from an offset on where no limit was given; and how many there are. */
export async function pageOfApplications(
  { db, now }: { db: Kysely<Database>; now: Date },
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
  return { total, rows: await readRows(db, catalogue, { ids: found.map(({ id }) => id), organiser, now }) };
}

/** Live applications in the order of the ids; an id that is none is left out. */
export async function readRows(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { ids, organiser, now }: { ids: readonly number[]; organiser: Organiser; now: Date },
): Promise<HostedRow[]> {
  if (ids.length === 0) return [];
  const found = await listApplications(db, catalogue.editionId, ids);
  const documents = await listDocuments(db, ids, organiser.role);
  const requests = await listDocumentRequests(db, ids);
  const waits = await listWaits(db, catalogue, now);
  const payments = await listPayments(db, ids);
  const rows = new Map(
    found.map((row): [number, HostedRow] => {
      const {
        createdAt,
        decidedAt,
        hasBooking,
        mailId,
        mailState,
        mailError,
        mailAttempts,
        undoUntil,
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
          documentRequests: requests.get(row.id) ?? [],
          waiting: waits
            .filter(({ registrationId }) => registrationId === row.id)
            .map(({ registrationId: _, ...wait }) => wait),
          // In one line, as it would be read out.
          address: [address_line1, address_line2, place, region, row.country]
            .filter((part) => part !== '')
            .join(', '),
          createdAt: createdAt.toISOString(),
          decidedAt: decidedAt?.toISOString() ?? null,
          undoUntil:
            undoUntil !== null && isUndoable({ undoUntil, mailState, mailAttempts }, now)
              ? undoUntil.toISOString()
              : null,
          mail:
            mailId === null || mailState === null ? null : { id: mailId, state: mailState, error: mailError },
          payment: paymentColumn(hasBooking, payments.get(row.id) ?? []),
        },
      ];
    }),
  );
  return ids.map((id) => rows.get(id)).filter((row) => row !== undefined);
}

/** As `takeUndo` decides it: while the refusal waits, or for its time where nothing sends it. */
function isUndoable(
  {
    undoUntil,
    mailState,
    mailAttempts,
  }: { undoUntil: Date; mailState: EmailState | null; mailAttempts: number | null },
  now: Date,
): boolean {
  if (mailAttempts !== 0) return false;
  return mailState === 'queued' || (mailState === 'unsent' && now < undoUntil);
}

async function listApplications(db: Kysely<Database>, editionId: number, ids: readonly number[]) {
  return db
    .selectFrom('registration')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .leftJoin('email', 'email.id', 'decision_email_id')
    .leftJoin('rejection_undo', 'rejection_undo.registration_id', 'registration.id')
    .leftJoin('registration as previous', 'previous.id', 'application.previous_id')
    .select([
      'registration.id',
      'registration.visitor_id as user_id',
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
      'email.attempts as mailAttempts',
      'rejection_undo.until as undoUntil',
      'application.version',
      'application.decided_at as decidedAt',
      'application.reason',
      'registration.is_replaced as isReplaced',
      'previous.reference as previousReference',
      'registration.state as meetingState',
      sql<number>`(select count(*)::int from meeting
        where meeting.registration_id = registration.id and meeting.status <> 3)`.as('meetingCount'),
      sql<boolean>`exists (select from booking where booking.registration_id = registration.id)`.as(
        'hasBooking',
      ),
    ])
    .where(sql<boolean>`registration.id = any(${[...ids]}::int[])`)
    .where('registration.edition_id', '=', editionId)
    .where('registration.cancelled_at', 'is', null)
    .execute();
}
