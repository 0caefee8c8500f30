// The dialogs of one application: its documents, requests, payment and meetings, and the decision.
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Seen } from '../../../list/list-body.tsx';
import type { HostedList } from '../list.tsx';
import type { HostedActs, Opened } from '../use-hosted-acts.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { DocumentsDialog } from './documents-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';

interface HostedDialogsProps {
  opened: Opened;
  acts: Omit<HostedActs, 'opened'>;
  seen: Seen<HostedList>;
  scheduleDialog: (registrationId: number, onClose: () => void) => ReactNode;
}

export function HostedDialogs({ opened, acts, seen, scheduleDialog }: HostedDialogsProps) {
  const { decisions, setOpened, decidedId, setDecidedId } = acts;
  const { rows, total, refresh } = seen;
  const { what, isAboveDocuments = false } = opened;
  const place = rows.findIndex(({ id }) => id === opened.row.id);
  const row = rows[place] ?? opened.row;
  const isDocuments = what === 'documents' || isAboveDocuments;
  const isLast = isDocuments && place === rows.length - 1;
  const showMore = useEffectEvent(seen.showMore);
  // The next applicant is prefetched.
  useEffect(() => {
    if (isLast) showMore();
  }, [isLast]);
  const close = () => {
    setOpened(null);
    setDecidedId(null);
    refresh();
  };
  const back = () => setOpened(isAboveDocuments ? { what: 'documents', row } : null);
  const showAt = (at: number) => {
    const other = rows[at];
    return other && (() => setOpened({ what: 'documents', row: other }));
  };
  return (
    <>
      {isDocuments && (
        <DocumentsDialog
          row={row}
          queue={{ position: place + 1, total, onPrevious: showAt(place - 1), onNext: showAt(place + 1) }}
          decisions={decisions}
          lastDecided={rows.find(({ id }) => id === decidedId)}
          onApproved={({ id }) => setDecidedId(id)}
          onReject={(about) => setOpened({ what: 'reject', row: about, isAboveDocuments: true })}
          onAsk={(about) => setOpened({ what: 'ask', row: about, isAboveDocuments: true })}
          onClose={close}
        />
      )}
      {what === 'ask' && (
        <AskDialog
          row={row}
          isBusy={decisions.busyOf(row.id) === 'ask'}
          failure={decisions.failureOf(row.id)}
          onCancel={back}
          onAsk={async (kind, reason) => {
            if (await decisions.ask(row, kind, reason)) back();
          }}
        />
      )}
      {what === 'payment' && <PaymentDialog row={row} onClose={close} />}
      {what === 'schedule' && scheduleDialog(row.id, close)}
      {what === 'reject' && (
        <RejectDialog
          row={row}
          onCancel={back}
          onReject={(reason) => {
            const next = isAboveDocuments ? showAt(place + 1) : undefined;
            if (next) next();
            else back();
            // The row as it was when the dialog opened, so that later changes are not decided on unseen.
            // Refusals are shown where the decision would be.
            void decisions.reject(opened.row, reason).then(() => {
              if (isAboveDocuments) setDecidedId(opened.row.id);
            });
          }}
        />
      )}
      {what === 'approve' && (
        <ApproveDialog
          row={row}
          onCancel={() => setOpened(null)}
          onApprove={() => {
            setOpened(null);
            void decisions.approve(opened.row);
          }}
        />
      )}
    </>
  );
}
