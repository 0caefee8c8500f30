// The list of applications to the Hosted Buyer Program: columns, views, filters, files, and actions on many at once.
import { exportChosenHostedBuyers, exportHostedBuyers } from '@visavis/contract/hosted-booking/calls';
import { APPLICATION_COLUMNS } from '@visavis/contract/hosted-buyer/columns';
import {
  type ApplicationFilter,
  type ApplicationSort,
  applicationFilterSchema,
} from '@visavis/contract/hosted-buyer/filter';
import { listApplicationIds } from '@visavis/contract/hosted-buyer/list-calls';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { APPLICATION_REASONS } from '@visavis/domain/hosted-buyer/rejection';
import { APPLICATION_DECISIONS } from '@visavis/domain/hosted-buyer/state';
import { CheckCheck, Trash2, X } from 'lucide-react';
import { sentenceOf } from '../../i18n/refusal.ts';
import { call } from '../../lib/api-client.ts';
import { callFile } from '../../lib/file-call.ts';
import { DECISION_WORDS } from '../../list/application-words.ts';
import { peopleActions } from '../../list/bulk/people-actions.tsx';
import { removeStep } from '../../list/bulk/remove-step.ts';
import { defineList } from '../../list/define-list.ts';
import type { ListOf } from '../../list/list-of.ts';
import { peopleColumns, peopleFilters } from '../../list/people.tsx';
import { UnsentNotice } from '../../list/unsent-notice.tsx';
import { useTags } from '../../queries/use-tags.ts';
import { countBuyers, HOSTED_BUYERS, useHostedCounts } from './api.ts';
import { decisionStep } from './bulk-steps.ts';
import { DocumentsCell, PersonCell, ScheduleCell, StatusCell, StayCell } from './components/hosted-cells.tsx';
import { PaymentButton } from './components/payment-button.tsx';
import { RowActions } from './components/row-actions.tsx';
import { type HostedActs, useHostedActs } from './use-hosted-acts.ts';

/** The data besides the rows. */
const useFacts = (filter: ApplicationFilter) => {
  const counts = useHostedCounts(filter);
  return { counts, countries: counts?.countries, tags: useTags('hosted') };
};

export interface HostedList extends ListOf {
  row: HostedRow;
  filter: ApplicationFilter;
  sort: ApplicationSort;
  facts: ReturnType<typeof useFacts>;
  acts: HostedActs;
}

/** Tasks that a buyer's meetings may need. */
const PROGRESS_VIEWS = ['to-decide', 'ready', 'changed', 'failed'] as const;

const { tag, country, companySize, registeredAfter } = peopleFilters('hostedBuyers.companySize');
const of = peopleColumns({ company: 'hostedBuyers.company', size: 'hostedBuyers.companySize' });

/** A view is either of the applications or of the meetings. */
const totalOf = (
  counts: Awaited<ReturnType<typeof countBuyers>>,
  { progress, decision }: ApplicationFilter,
): number => {
  if (progress) return counts.progress[progress];
  return decision ? counts.decision[decision] : counts.total;
};

export const HOSTED_LIST = defineList<HostedList>({
  source: HOSTED_BUYERS,
  nameOf: ({ name }) => name,
  words: {
    title: () => 'hostedBuyers.title',
    search: 'hostedBuyers.search',
    placeholder: 'hostedBuyers.searchPlaceholder',
    caption: 'hostedBuyers.caption',
    loading: 'hostedBuyers.loading',
    found: 'hostedBuyers.count',
    failed: (error, text) => sentenceOf(text, error, text('hostedBuyers.loadFailed')),
    none: ({ decision, progress, ...others }) =>
      Object.keys(others).length === 0 &&
      ((decision === 'pending' && !progress) || (progress === 'to-decide' && !decision))
        ? 'review.everyoneDecided'
        : 'hostedBuyers.empty',
  },
  filterSchema: applicationFilterSchema,
  filters: {
    status: {
      tag: (value, { text }) => text('review.filter.status', { value: text.choice('status', value) }),
    },
    decision: {
      control: {
        label: 'messages.decision',
        at: 'message',
        options: ({ text }) =>
          APPLICATION_DECISIONS.map((value) => ({ value, label: text(DECISION_WORDS[value]) })),
      },
      tag: (value, { text }) => text('hostedBuyers.decisionIs', { decision: text(DECISION_WORDS[value]) }),
    },
    progress: { tag: (value, { text }) => text(`review.progress.${value}`) },
    country,
    companySize,
    tag: { ...tag, control: { ...tag.control, at: 'beside' } },
    asked: {
      control: {
        label: 'hostedBuyers.documents',
        at: 'beside',
        options: ({ text }) => [{ value: '1', label: text('hostedBuyers.documentAsked') }],
      },
      tag: (_, { text }) => text('hostedBuyers.documentAsked'),
    },
    payments: {
      control: {
        label: 'hostedBuyers.payments',
        at: 'beside',
        options: ({ text }) => [{ value: 'odd', label: text('hostedBuyers.paymentsOdd') }],
      },
      tag: (_, { text }) => text('hostedBuyers.paymentsOdd'),
    },
    registeredAfter,
  },
  views: {
    keys: ['decision', 'progress'],
    all: [
      { name: 'hostedBuyers.view.all', filter: {} },
      ...APPLICATION_DECISIONS.map((decision) => ({
        name: `hostedBuyers.view.${decision}` as const,
        filter: { decision },
      })),
      ...PROGRESS_VIEWS.map((progress) => ({
        name: `hostedBuyers.view.${progress}` as const,
        filter: { progress },
        ...(progress === 'failed' && { isRare: true as const }),
      })),
    ],
    count: ({ counts }, view) => counts && totalOf(counts, view),
    saved: {
      list: 'hosted',
      count: async (filter, signal) => totalOf(await countBuyers(filter, signal), filter),
    },
  },
  // The keys are those of an export (contract/hosted-buyer/columns).
  columns: [
    {
      key: 'name',
      title: 'hostedBuyers.name',
      sort: 'name',
      isShown: 'always',
      small: { row: 1, side: 'start' },
      cell: (row, { may, acts }) => (
        <PersonCell row={row} mayOpen={may('document.open')} onOpen={acts.onDocuments} />
      ),
    },
    of.company,
    of.size,
    of.country,
    {
      key: 'reference',
      title: 'review.reference',
      isShown: 'by-choice',
      cell: ({ reference }) => reference,
    },
    of.email,
    of.phone,
    of.tags,
    {
      key: 'documents',
      title: 'hostedBuyers.documents',
      small: { row: 2, side: 'end' },
      cell: (row, { may, acts }) => <DocumentsCell row={row} mayOpen={may('document.open')} acts={acts} />,
    },
    {
      key: 'status',
      title: 'hostedBuyers.status',
      sort: 'status',
      small: { row: 1, side: 'end' },
      cell: (row, { acts }) => <StatusCell row={row} acts={acts} />,
    },
    { key: 'stay', title: 'hostedBuyers.stay', isShown: 'by-choice', cell: (row) => <StayCell row={row} /> },
    {
      key: 'schedule',
      title: 'hostedBuyers.schedule',
      cell: (row, { acts }) => <ScheduleCell row={row} onOpen={acts.onSchedule} />,
    },
    {
      key: 'action',
      title: 'hostedBuyers.action',
      isShown: 'always',
      small: 'foot',
      permissions: ['hosted-buyer.decide', 'hosted-buyer.delete'],
      cell: (row, { acts }) => (
        <RowActions
          row={row}
          decisions={acts.decisions}
          onReject={acts.onReject}
          onChangeDecision={acts.onChangeDecision}
        />
      ),
    },
    {
      key: 'payment',
      title: 'hostedBuyers.paymentStatus',
      isShown: 'always',
      small: 'foot-end',
      cell: (row, { acts }) => <PaymentButton row={row} onOpen={acts.onPayment} />,
    },
  ],
  columnsKept: 'hosted',
  bulk: [
    {
      id: 'approve',
      words: 'review.bulkApprove',
      icon: <CheckCheck aria-hidden />,
      variant: 'primary',
      permission: 'hosted-buyer.decide',
      key: 'a',
      question: {
        title: 'hostedBuyers.askBulk.approve',
        what: 'hostedBuyers.askBulkWhat.approve',
        answer: 'review.bulkApprove',
      },
      step: (given) => decisionStep('approve', given),
    },
    {
      id: 'reject',
      words: 'review.bulkReject',
      icon: <X aria-hidden />,
      variant: 'danger',
      permission: 'hosted-buyer.decide',
      key: 'r',
      question: {
        title: 'hostedBuyers.askBulk.reject',
        what: 'hostedBuyers.askBulkWhat.reject',
        answer: 'dashboard.reject',
        reasons: { listed: APPLICATION_REASONS, help: 'hostedBuyers.rejectReasonHelp' },
      },
      step: (given) => decisionStep('reject', given),
    },
    'write',
    'export',
    {
      id: 'delete',
      words: 'review.bulkDelete',
      icon: <Trash2 aria-hidden />,
      permission: 'hosted-buyer.delete',
      question: {
        title: 'hostedBuyers.askBulk.delete',
        what: 'hostedBuyers.askBulkWhat.delete',
        answer: 'review.bulkDelete',
        isDangerous: true,
      },
      step: removeStep,
    },
    ...peopleActions<HostedList>(() => 'hosted'),
  ],
  everyone: (query) => call(listApplicationIds, { query }),
  exports: [
    {
      words: 'review.export.shown',
      load: (query, { columns, chosen }) =>
        chosen
          ? callFile(exportChosenHostedBuyers, { query: { ...query, columns }, body: chosen })
          : callFile(exportHostedBuyers, { query: { ...query, columns } }),
    },
    {
      words: 'hostedBuyers.export',
      load: (query, { chosen }) =>
        chosen
          ? callFile(exportChosenHostedBuyers, { query, body: chosen })
          : callFile(exportHostedBuyers, { query }),
    },
  ],
  exportColumns: APPLICATION_COLUMNS,
  audience: (filter, chosen) => ({
    programme: 'hosted',
    ...(chosen ? { ids: [...chosen.ids] } : { filter }),
  }),
  open: (row, { may, acts }) => {
    if (may('document.open')) acts.onDocuments(row);
  },
  stays: (id, { opened }) => id === opened?.row.id,
  staysUntil: ({ undoUntil }) => undoUntil,
  notice: (rows) => <UnsentNotice rows={rows} />,
  useFacts,
  useActs: useHostedActs,
});
