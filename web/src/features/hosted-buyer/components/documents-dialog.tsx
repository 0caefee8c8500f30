// The 'Uploaded Documents' dialog: an applicant's files beside their details, the decision, and the next applicant.
import { useQueryClient } from '@tanstack/react-query';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { canApprove, canReject } from '@visavis/domain/hosted-buyer/state';
import { can } from '@visavis/domain/identity/grants';
import { Check, FileQuestion, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { STATUS_KINDS } from '../../../list/application-words.ts';
import { QueueBar } from '../../../list/queue-bar.tsx';
import { ShortcutLine } from '../../../list/shortcut-line.tsx';
import { useOneAfterAnother } from '../../../list/use-one-after-another.ts';
import { useSettled } from '../../../list/use-settled.ts';
import { useShortcuts } from '../../../list/use-shortcuts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { forgetDocuments } from '../api.ts';
import { canRequestDocument } from '../document-request-kinds.ts';
import type { Decisions } from '../use-decisions.ts';
import { ApplicantDocuments } from './applicant-documents.tsx';
import { ApplicationDetails } from './application-details.tsx';
import { DecisionLine } from './decision-line.tsx';
import { RequestList } from './document-requests.tsx';
import styles from './documents-dialog.module.css';
import { LastDecided } from './last-decided.tsx';

/** The applicant's position in the list. */
interface ApplicantQueue {
  /** Counted from 1. */
  position: number;
  total: number;
  /** Undefined at either end. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

interface DocumentsDialogProps {
  row: HostedRow;
  /** Undefined for an applicant opened outside the list. */
  queue?: ApplicantQueue | undefined;
  decisions: Decisions;
  /** The applicant of the last decision in this dialog. */
  lastDecided: HostedRow | undefined;
  /** Called when the current applicant was approved. */
  onApproved: (row: HostedRow) => void;
  onReject: (row: HostedRow) => void;
  onAsk: (row: HostedRow) => void;
  onClose: () => void;
}

export function DocumentsDialog(props: DocumentsDialogProps) {
  const { row, queue, decisions, lastDecided, onApproved, onReject, onAsk, onClose } = props;
  const text = useText();
  const role = useRole();
  const queries = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const nameId = useId();
  useOneAfterAnother(row.id, title);
  // No passport stays in memory after the dialog has closed.
  useEffect(() => () => forgetDocuments(queries), [queries]);
  const isSettled = useSettled(row.id);
  const isFree = isSettled && decisions.busyOf(row.id) === undefined && !row.isReplaced;
  const mayDecide = can(role, 'hosted-buyer.decide');
  const approve = async () => {
    if (!(await decisions.approve(row))) return;
    onApproved(row);
    if (queue?.onNext) queue.onNext();
    else next.current?.focus();
  };
  const press = {
    approve: mayDecide && isFree && canApprove(row.status) ? () => void approve() : undefined,
    reject: mayDecide && isFree && canReject(row.status) ? () => onReject(row) : undefined,
    ask:
      can(role, 'document-request.make') && isFree && canRequestDocument(row) ? () => onAsk(row) : undefined,
  };
  const shortcuts = useShortcuts({
    a: press.approve,
    r:
      press.reject &&
      (() => {
        // Focused when the question closes, so that a second Enter neither closes the dialog nor skips the next
        // applicant.
        title.current?.focus({ preventScroll: true });
        press.reject?.();
      }),
    n: queue?.onNext,
    p: queue?.onPrevious,
  });
  const held = (act: (() => void) | undefined) => ({
    'aria-disabled': act === undefined || undefined,
    onClick: act,
  });
  const failure = decisions.failureOf(row.id);
  return (
    <Dialog
      open
      title={text('hostedBuyers.uploadedDocuments')}
      width="widest"
      titleRef={title}
      initialFocusRef={title}
      onClose={onClose}
      onKeyDown={shortcuts.press}
      actions={
        mayDecide && (
          <>
            <Button variant="secondary" icon={<FileQuestion aria-hidden />} {...held(press.ask)}>
              {text('hostedBuyers.ask')}
            </Button>
            <Button
              variant="danger"
              icon={<X aria-hidden />}
              aria-keyshortcuts="R"
              busy={decisions.busyOf(row.id) === 'reject'}
              {...held(press.reject)}
            >
              {text('dashboard.reject')}
            </Button>
            <Button
              icon={<Check aria-hidden />}
              aria-keyshortcuts="A"
              busy={decisions.busyOf(row.id) === 'approve'}
              {...held(press.approve)}
            >
              {text('hostedBuyers.approve')}
            </Button>
          </>
        )
      }
    >
      {queue && (
        <QueueBar
          words={{
            where: text('hostedBuyers.applicant', { position: queue.position, total: queue.total }),
            previous: text('hostedBuyers.previousApplicant'),
            next: text('hostedBuyers.nextApplicant'),
          }}
          onPrevious={queue.onPrevious}
          onNext={queue.onNext}
          nextRef={next}
        />
      )}
      <LastDecided row={lastDecided} decisions={decisions} />
      {failure !== undefined && lastDecided?.id !== row.id && <Banner kind="error">{failure}</Banner>}
      {/* One applicant's files must never be shown beside another's name. */}
      <div key={row.id} className={styles.content}>
        <h3 id={nameId} dir="auto" className={styles.name}>
          {row.name}
        </h3>
        {row.documents.length > 0 ? (
          <ApplicantDocuments
            row={row}
            documents={row.documents}
            className={{ files: styles.files, view: styles.view, checks: styles.checks }}
          />
        ) : (
          <p className={styles.none}>{text('hostedBuyers.noDocuments')}</p>
        )}
        <div className={styles.aside}>
          <div className={styles.standing} role="status">
            <StatusPill kind={STATUS_KINDS[row.status]}>{text.choice('status', row.status)}</StatusPill>
            <DecisionLine row={row} />
          </div>
          <ApplicationDetails row={row} titleId={nameId} />
          <RequestList row={row} decisions={decisions} />
        </div>
      </div>
      {mayDecide && (
        <ShortcutLine
          isOn={shortcuts.isOn}
          onSwitch={shortcuts.switchTo}
          keys={[
            ['← →', text('hostedBuyers.keyDocument')],
            ['A', text('hostedBuyers.keyApprove')],
            ['R', text('hostedBuyers.keyReject')],
            ...(queue ? [['N', text('hostedBuyers.keyNext')] as const] : []),
          ]}
        />
      )}
    </Dialog>
  );
}
