// Lists deposits and second payments with the state of their refund and the evidence for it.
import type { RefundRow } from '@visavis/contract/refund/endpoints';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { majorOf } from '@visavis/domain/money/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import {
  type HeldMeeting,
  listHeldMeetings,
  listRefundRecords,
  type RefundFilter,
  type RefundRecord,
} from './repository.ts';

export interface RefundQuery {
  state?: RefundFilter['state'];
  kind?: RefundFilter['kind'];
  search?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

export async function listRefundRows(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { state, kind, search = '', limit, offset }: RefundQuery,
): Promise<{ total: number; rows: RefundRow[] }> {
  const { refundAfterMeetings } = catalogue.hosted;
  const { total, records } = await listRefundRecords(
    db,
    { editionId: catalogue.editionId, refundAfterMeetings },
    { state, kind, search },
    { limit, offset },
  );
  const held = await listHeldMeetings(
    db,
    records.map(({ registrationId }) => registrationId),
  );
  return { total, rows: records.map((record) => present(catalogue, record, held)) };
}

function present(catalogue: Catalogue, record: RefundRecord, held: readonly HeldMeeting[]): RefundRow {
  const { isSurplus, isUnwanted, paidMinor, depositMinor, refundedMinor, standing, endedAt, ...shown } =
    record;
  return {
    ...shown,
    amount: majorOf(
      refundedMinor ?? (isSurplus || isUnwanted ? paidMinor : Math.min(depositMinor, paidMinor)),
      record.currency,
    ),
    cause: isSurplus ? 'paid-twice' : isUnwanted ? 'not-wanted' : 'meetings-held',
    state: standing,
    refundAfterMeetings: catalogue.hosted.refundAfterMeetings,
    evidence: held
      .filter(({ registrationId }) => registrationId === record.registrationId)
      .map((meeting) => evidenceOf(catalogue, meeting)),
    refundedAt: endedAt?.toISOString() ?? null,
  };
}

function evidenceOf(
  catalogue: Catalogue,
  { exhibitorId, day, minute, length, by, at, way, isDisputed }: HeldMeeting,
) {
  const exhibitor = catalogue.findAnyExhibitor(exhibitorId)?.exhibitor;
  return {
    exhibitor: exhibitor?.company_name ?? '',
    boothNumber: exhibitor?.booth_number ?? '',
    date: catalogue.dayOf(day)?.date ?? '',
    time: slotRange(minute, length),
    by,
    at: at.toISOString(),
    way,
    isDisputed,
  };
}
