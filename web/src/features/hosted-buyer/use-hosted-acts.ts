// The actions on one application of the list, and the open dialog.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { useState } from 'react';
import type { RowsPlace } from '../../list/define-list.ts';
import { useDecisions } from './use-decisions.ts';

/** The open dialog, and its application. */
export interface Opened {
  what: 'documents' | 'ask' | 'payment' | 'schedule' | 'reject' | 'approve';
  /** The row as it was when opened, in case it leaves the list in the meantime. */
  row: HostedRow;
  /** The documents stay open behind a confirmation about the applicant. */
  isAboveDocuments?: boolean;
}

export function useHostedActs({ leave }: RowsPlace) {
  const [opened, setOpened] = useState<Opened | null>(null);
  /** The application that was last decided on in the documents dialog. */
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
