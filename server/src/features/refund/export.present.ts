// The columns of the exported file of refunds.
import type { RefundRow } from '@visavis/contract/refund/endpoints';
import { plainAmount } from '@visavis/domain/money/money';
import type { Column } from '../../platform/tables/table.ts';
import { type FairZone, fairTime, titleOfTimes } from '../export/public.ts';
import { STATE_WORDS } from './state.present.ts';

const CAUSES: Record<RefundRow['cause'], string> = {
  'meetings-held': 'Deposit',
  'paid-twice': 'Paid twice, or for an order changed later',
  'not-wanted': 'Paid after rejection',
};
const WAYS = { dashboard: 'dashboard', 'exhibitor-link': 'exhibitor link' } as const;

/** E.g. 'Hanari Skin Lab on 2026-06-02, 11.00am-12.00pm, marked by staff@... at 2026-06-02 12:03, dashboard' */
function evidence({ evidence: held }: RefundRow, zone: string): string {
  return held
    .map(
      (one) =>
        `${one.exhibitor} (${one.boothNumber}) on ${one.date}, ${one.time}, marked by ${one.by} at ${fairTime(new Date(one.at), zone)}, ${WAYS[one.way]}`,
    )
    .join('; ');
}

export const refundColumns = (fair: FairZone): readonly Column<RefundRow>[] => [
  { title: 'Reference', width: 15, value: ({ reference }) => reference },
  { title: 'Name', width: 26, value: ({ name }) => name },
  { title: 'Company', width: 30, value: ({ company }) => company },
  { title: 'Email', width: 32, value: ({ email }) => email },
  { title: 'RefNo', width: 30, value: ({ refNo }) => refNo },
  { title: 'Cause', width: 16, value: ({ cause }) => CAUSES[cause] },
  { title: 'Amount', width: 12, value: ({ amount, currency }) => plainAmount(amount, currency) },
  { title: 'Currency', width: 10, value: ({ currency }) => currency },
  { title: 'State', width: 12, value: ({ state }) => STATE_WORDS[state] },
  { title: 'Meetings Held', width: 14, value: ({ heldCount }) => String(heldCount) },
  { title: 'Meetings Missed', width: 15, value: ({ missedCount }) => String(missedCount) },
  { title: 'Held Needed', width: 12, value: ({ refundAfterMeetings }) => String(refundAfterMeetings) },
  { title: 'Evidence', width: 80, value: (row) => evidence(row, fair.timeZone) },
  { title: 'Reason', width: 40, value: ({ reason }) => reason ?? '' },
  {
    title: titleOfTimes('Refunded At', fair),
    width: 20,
    value: ({ refundedAt }) => (refundedAt === null ? '' : fairTime(new Date(refundedAt), fair.timeZone)),
  },
];
