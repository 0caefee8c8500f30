// Applications as the dashboard lists them: person, decision and its letter, documents, payments and meetings.

import type { Output } from '@visavis/contract/endpoint';
import type { countHostedBuyers } from '@visavis/contract/hosted-buyer/endpoints';
import type { ApplicationFilter } from '@visavis/contract/hosted-buyer/filter';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { stayLabel } from '@visavis/domain/booking/stay';
import type { EmailState } from '@visavis/domain/email/schema';
import type { ApplicationDecision } from '@visavis/domain/hosted-buyer/state';
import { addressOf } from '@visavis/domain/profile/address';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { listDocuments } from '../document/public.ts';
import { listDocumentRequests } from '../document-request/public.ts';
import type { Catalogue } from '../edition/public.ts';
import { byProgress } from '../registration/public.ts';
import { listWaits } from '../room/public.ts';
import { tagsOf } from '../tag/public.ts';
import {
  type ApplicationQuery,
  countApplications,
  listApplications,
  readApplicationPage,
} from './list.repository.ts';
import { listPayments, paymentColumn } from './payment-status.repository.ts';

/** Counts by decision and by progress, ignoring the filter's own decision and progress. */
export async function countByDecision(
  { db, now }: { db: Kysely<Database>; now: Date },
  { editionId }: Catalogue,
  filter: ApplicationFilter,
): Promise<Output<typeof countHostedBuyers>> {
  const { decisions, progress, countries } = await countApplications(db, { editionId, now }, filter);
  const counts = new Map(decisions.map(({ decision, total }) => [decision, total]));
  const of = (decision: ApplicationDecision) => counts.get(decision) ?? 0;
  return {
    total: decisions.reduce((sum, { total }) => sum + total, 0),
    decision: { pending: of('pending'), approved: of('approved'), rejected: of('rejected') },
    progress: byProgress(progress),
    countries,
  };
}

/** A page, newest first unless sorted, or everything from the offset on without a limit; and the total. */
export async function pageOfApplications(
  { db, now }: { db: Kysely<Database>; now: Date },
  catalogue: Catalogue,
  query: ApplicationQuery,
  organiser: Organiser,
): Promise<{ total: number; rows: HostedRow[] }> {
  const { total, ids } = await readApplicationPage(db, { editionId: catalogue.editionId, now }, query);
  return { total, rows: await readRows(db, catalogue, { ids, organiser, now }) };
}

/** Live applications in the order of the ids; unknown ids are left out. */
export async function readRows(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { ids, organiser, now }: { ids: readonly number[]; organiser: Organiser; now: Date },
): Promise<HostedRow[]> {
  if (ids.length === 0) return [];
  const found = await listApplications(db, catalogue.editionId, ids);
  const documents = await listDocuments(db, ids, organiser);
  const requests = await listDocumentRequests(db, ids);
  const waits = await listWaits(db, catalogue, now);
  const payments = await listPayments(db, ids);
  const tags = await tagsOf(db, ids);
  const rows = new Map(
    found.map((row): [number, HostedRow] => {
      const {
        createdAt,
        decidedAt,
        booked,
        isFree,
        mailId,
        mailState,
        mailError,
        mailAttempts,
        undoUntil,
        place,
        ...shown
      } = row;
      return [
        row.id,
        {
          ...shown,
          documents: documents.get(row.id) ?? [],
          tags: tags.get(row.id) ?? [],
          documentRequests: requests.get(row.id) ?? [],
          waiting: waits
            .filter(({ registrationId }) => registrationId === row.id)
            .map(({ registrationId: _, ...wait }) => wait),
          address: addressOf(place),
          createdAt: createdAt.toISOString(),
          decidedAt: decidedAt?.toISOString() ?? null,
          undoUntil:
            undoUntil !== null && isUndoable({ undoUntil, mailState, mailAttempts }, now)
              ? undoUntil.toISOString()
              : null,
          mail:
            mailId === null || mailState === null ? null : { id: mailId, state: mailState, error: mailError },
          ...(booked && {
            stay: {
              label: stayLabel(booked.from, booked.to),
              roomType: booked.roomType,
              extraNights: booked.extraNights,
              guests: booked.guests,
            },
          }),
          payment: isFree ? 'free' : paymentColumn(booked !== null, payments.get(row.id) ?? []),
        },
      ];
    }),
  );
  return ids.map((id) => rows.get(id)).filter((row) => row !== undefined);
}

/** As in `takeUndo`: while the decision's email is queued or, without a mail server, until the undo period ends. */
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
