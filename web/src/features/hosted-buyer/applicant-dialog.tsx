// The documents and the decision of one applicant, to open from pages without the list.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { useEffect, useEffectEvent, useState } from 'react';
import { AskDialog } from './components/ask-dialog.tsx';
import { DocumentsDialog } from './components/documents-dialog.tsx';
import { RejectDialog } from './components/reject-dialog.tsx';
import { useDecisions } from './use-decisions.ts';

interface ApplicantDialogProps {
  row: HostedRow;
  /** Called when the application has changed, or may have. */
  onChange: () => void;
  onClose: () => void;
}

export function ApplicantDialog({ row, onChange, onClose }: ApplicantDialogProps) {
  const decisions = useDecisions(onClose);
  const [asking, setAsking] = useState<'ask' | 'reject' | null>(null);
  const [isDecided, setDecided] = useState(false);
  const busy = decisions.busyOf(row.id);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (busy !== undefined) return () => change();
    return undefined;
  }, [busy]);
  const close = () => setAsking(null);
  return (
    <>
      <DocumentsDialog
        row={row}
        decisions={decisions}
        lastDecided={isDecided ? row : undefined}
        onApproved={() => setDecided(true)}
        onReject={() => setAsking('reject')}
        onAsk={() => setAsking('ask')}
        onClose={onClose}
      />
      {asking === 'ask' && (
        <AskDialog
          row={row}
          isBusy={busy === 'ask'}
          failure={decisions.failureOf(row.id)}
          onCancel={close}
          onAsk={async (kind, reason) => {
            if (await decisions.ask(row, kind, reason)) close();
          }}
        />
      )}
      {asking === 'reject' && (
        <RejectDialog
          row={row}
          onCancel={close}
          onReject={(reason) => {
            close();
            // Refusals are shown in the same place.
            void decisions.reject(row, reason).then(() => setDecided(true));
          }}
        />
      )}
    </>
  );
}
