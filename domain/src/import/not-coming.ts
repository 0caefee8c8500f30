// Columns that are not imported and say that somebody does not come: waitlists, cancellations, refusals.
import { foldName } from '../exhibitor/merge.ts';
import { type Message, message } from '../message/message.ts';
import { textOf } from './cell.ts';
import { type Decisions, type Troubles, troubleId } from './decisions.ts';
import { foldHeading } from './headings.ts';
import type { Table, TableRow } from './table.ts';

const WORDS = new Set(
  'not attending|not coming|no show|absent|declined|cancelled|canceled|cancellation|withdrawn|withdrew|refunded|rejected|waitlist|waitlisted|wait list|waiting list|on waitlist|on waiting list|unsubscribed|deleted|warteliste|abgesagt|absage|storniert|zuruckgezogen|liste d attente|annule|annulee|desiste|lista de espera|cancelado|cancelada|anulado|rechazado|desistiu|lista d attesa|annullato|batal|dibatalkan|senarai menunggu|tidak hadir|ditolak|menarik diri|取消|已取消|候补|等候名单|候补名单|不参加|不出席|已退款|已退票|退展|отменено|отказ|лист ожидания|キャンセル|キャンセル待ち|欠席|취소|대기|불참|iptal|bekleme listesi'
    .split('|')
    .map(foldHeading),
);

/** @param columns what each is imported as. @returns what reads of a row that somebody does not come; '' for nothing */
export function absenceReader(
  { columns: headed }: Pick<Table, 'columns'>,
  columns: readonly (string | null)[],
): (row: TableRow) => string {
  const unread = headed.flatMap((_, index) => (columns[index] ? [] : [index]));
  return ({ cells }) =>
    unread.map((index) => textOf(cells[index])).find((text) => WORDS.has(foldHeading(text))) ?? '';
}

interface Found {
  reasons: Message[];
  troubles: string[];
}

/** Refuses the row until it is decided whether such rows are imported. */
export function askAboutAbsence(
  { row, absence }: { row: number; absence: string },
  { decisions, troubles }: { decisions: Decisions; troubles: Troubles },
  finding: Found,
): void {
  if (absence === '') return;
  const key = foldName(absence);
  const decision = decisions.of('absence', key);
  const isTaken = decision?.choice === 'leave';
  const isLeftOut = decision?.choice === 'leave-out';
  troubles.add('absence', key, row, { label: absence, decision: isTaken || isLeftOut ? decision : null });
  if (isTaken) return;
  finding.reasons.push(
    isLeftOut ? message('import.left-out') : message('import.not-coming', { text: absence }),
  );
  finding.troubles.push(troubleId('absence', key));
}
