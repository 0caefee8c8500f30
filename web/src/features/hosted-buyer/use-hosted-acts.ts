// What can be done with one application of the list, and the dialog that is open.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { useState } from 'react';
import type { RowsPlace } from '../../list/define-list.ts';
import { useDecisions } from './use-decisions.ts';

/** The open dialog, and its application. */
export interface Opened {
  what: 'documents' | 'ask' | 'payment' | 'schedule' | 'reject' | 'approve';
  /** The row as it was when opened, in case it leaves the list in the meantime. */
  row: HostedRow;
  /** The documents stay open behind a question about the applicant. */
  isAboveDocuments?: boolean;
}

export function useHostedActs({ leave }: RowsPlace) {
  const [opened, setOpened] = useState<Opened | null>(null);
  /** Of the application that the last decision in the documents dialog was about. */
  const [decidedId, setDecidedId] = useState<number | null>(null);
  const decisions = useDecisions(leave);
  const open = (what: Opened['what']) => (row: HostedRow) => setOpened({ what, row });
  return {
    opened,
    setOpened,
    decidedId,
    setDecidedId,
    decisions,
    onDocuments: open('documents'),
    onAsk: open('ask'),
    onPayment: open('payment'),
    onSchedule: open('schedule'),
    onReject: open('reject'),
    onChangeDecision: (row: HostedRow) => open(row.decision === 'approved' ? 'reject' : 'approve')(row),
  };
}

export type HostedActs = ReturnType<typeof useHostedActs>;
