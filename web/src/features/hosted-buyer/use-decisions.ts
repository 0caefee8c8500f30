// The actions on rows (approve, reject, delete, send again and others), and per row which one runs or why it failed.
import { useQueryClient } from '@tanstack/react-query';
import { requestDocumentOf, withdrawDocumentRequest } from '@visavis/contract/document-request/calls';
import type { requestDocumentOf as askForDocumentEndpoint } from '@visavis/contract/document-request/endpoints';
import { retryEmail } from '@visavis/contract/email/calls';
import type { Output } from '@visavis/contract/endpoint';
import {
  approveHostedBuyer,
  deleteHostedBuyer,
  rejectHostedBuyer,
  undoDecision,
} from '@visavis/contract/hosted-buyer/calls';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { offerRoom } from '@visavis/contract/room/calls';
import type { DocumentKind } from '@visavis/domain/document/schema';
import { type TextId, useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { dropRow, patchRow, refreshList } from '../../list/kept-rows.ts';
import { useAction } from '../../queries/use-action.ts';
import { useToast } from '../../ui/toast.tsx';
import { HOSTED_BUYERS } from './api.ts';

export type RecordedAction = 'approve' | 'reject' | 'undo' | 'delete' | 'send' | 'ask' | 'withdraw' | 'offer';

const FALLBACKS: Record<RecordedAction, TextId> = {
  approve: 'hostedBuyers.approveFailed',
  reject: 'hostedBuyers.rejectFailed',
  undo: 'hostedBuyers.undoFailed',
  delete: 'hostedBuyers.deleteFailed',
  send: 'hostedBuyers.sendFailed',
  ask: 'hostedBuyers.askFailed',
  withdraw: 'hostedBuyers.withdrawFailed',
  offer: 'hostedBuyers.offerFailed',
};

const fallbackOf = (action: RecordedAction, decision: HostedRow['decision']): TextId =>
  action === 'undo' && decision === 'approved' ? 'hostedBuyers.undoApprovalFailed' : FALLBACKS[action];

/** @param onGone called before a deleted row is removed, so that the focus can move elsewhere */
export function useDecisions(onGone: (id: number) => void) {
  const text = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const action = useAction({
    act: ({ work }: Decision) => work(),
    failed: ({ row, action }) => text(fallbackOf(action, row.decision)),
    laneOf: ({ row }) => row.id,
    refused: async ({ sentence, error }, { row: { id } }) => {
      toast(sentence, 'error');
      const latest = error instanceof ApiError ? error.application : undefined;
      if (latest) patchRow(queries, HOSTED_BUYERS, id, () => latest);
      // Another organiser may have been quicker, so show the row's current state.
      await refreshList(queries, HOSTED_BUYERS);
    },
  });
  /** @returns whether it was done */
  const run = async (row: HostedRow, kind: RecordedAction, work: () => Promise<void>): Promise<boolean> =>
    (await action.run({ row, action: kind, work })) !== null;
  const decide = (row: HostedRow, action: 'approve' | 'reject' | 'undo', reason = '') =>
    run(row, action, async () => {
      // The displayed version, so that another organiser's decision is never overruled unseen.
      const body = { user_id: row.user_id, visitor_company_id: row.company_id, version: row.version };
      const answer = await (action === 'approve'
        ? call(approveHostedBuyer, { body })
        : action === 'undo'
          ? call(undoDecision, { body })
          : call(rejectHostedBuyer, { body: { ...body, ...(reason !== '' && { reason }) } }));
      patchRow(queries, HOSTED_BUYERS, row.id, () => ({ ...answer.row, status: answer.status_name }));
      toast(
        text.message(answer.outcome, answer.message),
        answer.row.mail?.state === 'unsent' ? 'warning' : 'info',
      );
    });

  /** Actions on document requests and rooms, which all answer with the changed row. */
  const change = (
    row: HostedRow,
    action: 'ask' | 'withdraw' | 'offer',
    work: (seen: Seen) => Promise<Changed>,
  ) =>
    run(row, action, async () => {
      const seen = { user_id: row.user_id, visitor_company_id: row.company_id, version: row.version };
      const answer = await work(seen);
      patchRow(queries, HOSTED_BUYERS, row.id, () => answer.row);
      toast(text.message(answer.outcome, answer.message));
    });

  return {
    ask: (row: HostedRow, kind: DocumentKind, reason: string) =>
      change(row, 'ask', (seen) => call(requestDocumentOf, { body: { ...seen, kind, reason } })),
    /** Withdraws a request whose document is no longer needed. */
    withdraw: (row: HostedRow, id: number) =>
      change(row, 'withdraw', (seen) => call(withdrawDocumentRequest, { params: { id }, body: seen })),
    /** Keeps a free room for the waiting buyer, and mails them. */
    offer: (row: HostedRow, id: number) =>
      change(row, 'offer', (seen) => call(offerRoom, { params: { id }, body: seen })),
    approve: (row: HostedRow) => decide(row, 'approve'),
    reject: (row: HostedRow, reason: string) => decide(row, 'reject', reason),
    /** Undoes a rejection, as long as its email has not been sent. */
    undo: (row: HostedRow) => decide(row, 'undo'),
    /** Confirmed by a browser prompt (hosted buyer and dashboard 5); the row is removed without a reload. */
    remove: (row: HostedRow) => {
      if (action.of(row.id).isBusy) return;
      const whose = text('dashboard.whose', { name: row.name, company: row.company });
      if (!window.confirm(`${whose}\n\n${text('hostedBuyers.confirmDelete')}`)) return;
      return run(row, 'delete', async () => {
        const { id, user_id, company_id, version } = row;
        await call(deleteHostedBuyer, { body: { id, user_id, visitor_company_id: company_id, version } });
        onGone(id);
        dropRow(queries, HOSTED_BUYERS, id);
        toast(text('hostedBuyers.deleted'));
        await refreshList(queries, HOSTED_BUYERS);
      });
    },
    /** Resends an email that failed or was not sent. */
    sendAgain: (row: HostedRow) =>
      run(row, 'send', async () => {
        if (!row.mail) return;
        const { id, state, lastError: error } = await call(retryEmail, { params: { id: row.mail.id } });
        patchRow(queries, HOSTED_BUYERS, row.id, (before) => ({ ...before, mail: { id, state, error } }));
        await refreshList(queries, HOSTED_BUYERS);
      }),
    busyOf: (id: number) => action.of(id).busyWith?.action,
    failureOf: (id: number) => action.of(id).failure ?? undefined,
  };
}

interface Decision {
  row: HostedRow;
  action: RecordedAction;
  work: () => Promise<void>;
}

interface Seen {
  user_id: number;
  visitor_company_id: number;
  version: number;
}

type Changed = Output<typeof askForDocumentEndpoint>;

export type Decisions = ReturnType<typeof useDecisions>;
