// The list of registrations: its views and files, and its bulk actions.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import {
  exportChosenMeetings,
  exportChosenRegistrations,
  exportMeetings,
  exportRegistrations,
} from '@visavis/contract/export/calls';
import { listRegistrationIds } from '@visavis/contract/registration/calls';
import { REGISTRATION_COLUMNS } from '@visavis/contract/registration/columns';
import { type RegistrationFilter, registrationFilterSchema } from '@visavis/contract/registration/filter';
import { MEETING_REASONS } from '@visavis/domain/hosted-buyer/rejection';
import { mayImport } from '@visavis/domain/import/kinds';
import { PROGRESSES } from '@visavis/domain/registration/progress';
import { CheckCheck, ClipboardPen, FileUp, Mail, Trash2, UserPlus, X } from 'lucide-react';
import { serverSentence } from '../../i18n/refusal.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { callFile } from '../../lib/file-call.ts';
import { peopleActions } from '../../list/bulk/people-actions.tsx';
import { removeStep } from '../../list/bulk/remove-step.ts';
import { defineList } from '../../list/define-list.ts';
import { UnsentNotice } from '../../list/unsent-notice.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { countProgress, REGISTRATIONS } from './api.ts';
import { askStep, decisionStep } from './bulk-steps.ts';
import { MailQuestion, MailThemButton } from './components/mail-them.tsx';
import { COLUMNS } from './list-columns.tsx';
import { type RegistrationList, useFacts } from './list-facts.ts';
import { FILTERS } from './list-filters.ts';
import { useRegistrationActs } from './use-registration-acts.ts';

const totalOf = (counts: Awaited<ReturnType<typeof countProgress>>, { progress }: RegistrationFilter) =>
  progress ? counts.progress[progress] : counts.total;

export const REGISTRATION_LIST = defineList<RegistrationList>({
  source: REGISTRATIONS,
  nameOf: ({ name }) => name,
  words: {
    title: ({ programme }) => (programme === 'all' ? 'review.bothProgrammes' : 'review.title'),
    search: 'review.search',
    placeholder: 'review.searchPlaceholder',
    caption: 'review.caption',
    loading: 'review.loading',
    found: 'review.count',
    failed: (error, text) => {
      const message = error instanceof ApiError ? serverSentence(text, error) : undefined;
      return message === undefined ? text('review.loadFailed') : text('review.loadFailedWhy', { message });
    },
    none: ({ progress, programme: _programme, ...others }) =>
      progress === 'to-decide' && Object.keys(others).length === 0
        ? 'review.everyoneDecided'
        : 'review.empty',
  },
  filterSchema: registrationFilterSchema,
  filters: FILTERS,
  views: {
    keys: ['progress'],
    all: [
      { name: 'review.progress.all', filter: {} },
      ...PROGRESSES.map((progress) => ({
        name: `review.progress.${progress}` as const,
        filter: { progress },
        // Only imported people can be without a meeting, so most fairs have none.
        ...(progress === 'no-meetings' && { isRare: true as const }),
      })),
    ],
    count: ({ counts }, view) => counts && totalOf(counts, view),
    saved: {
      list: 'registrations',
      count: async (filter, signal) => totalOf(await countProgress(filter, signal), filter),
    },
  },
  columns: COLUMNS,
  columnsKept: 'registrations',
  bulk: [
    {
      id: 'approve',
      words: 'review.bulkApprove',
      icon: <CheckCheck aria-hidden />,
      variant: 'primary',
      permission: 'meeting.decide',
      key: 'a',
      step: (given) => decisionStep('approve', given),
    },
    {
      id: 'mail',
      words: 'review.sendEmail',
      icon: <Mail aria-hidden />,
      permission: 'registration.mail',
      dialog: (props) => <MailQuestion {...props} />,
    },
    {
      id: 'ask',
      words: 'review.askForDetails',
      icon: <ClipboardPen aria-hidden />,
      permission: 'registration.mail',
      fits: ({ programme }) => programme !== 'hosted',
      question: {
        title: 'review.askBulk.ask',
        what: 'review.askBulkWhat.ask',
        answer: 'review.askForDetails',
      },
      step: askStep,
    },
    'write',
    {
      id: 'reject',
      words: 'review.bulkReject',
      icon: <X aria-hidden />,
      variant: 'danger',
      permission: 'meeting.decide',
      key: 'r',
      question: {
        title: 'review.askBulk.reject',
        what: 'review.askBulkWhat.reject',
        answer: 'dashboard.reject',
        reasons: { listed: MEETING_REASONS, help: 'review.rejectReasonHelp' },
      },
      step: (given) => decisionStep('reject', given),
    },
    'export',
    {
      id: 'delete',
      words: 'review.bulkDelete',
      icon: <Trash2 aria-hidden />,
      permission: 'registration.delete',
      question: {
        title: 'review.askBulk.delete',
        what: 'review.askBulkWhat.delete',
        answer: 'review.bulkDelete',
        isDangerous: true,
      },
      step: removeStep,
    },
    ...peopleActions<RegistrationList>(({ programme }) => programme ?? 'business'),
  ],
  afterBulk: { action: 'mail', offer: (done, onAsk) => <MailThemButton ids={done} onMail={onAsk} /> },
  everyone: (query) => call(listRegistrationIds, { query: { ...query, names: '1' } }),
  exports: [
    {
      words: 'review.export.shown',
      load: (query, { columns, chosen }) =>
        chosen
          ? callFile(exportChosenRegistrations, { query: { ...query, columns }, body: chosen })
          : callFile(exportRegistrations, { query: { ...query, columns } }),
    },
    {
      words: 'review.export.registrations',
      load: (query, { chosen }) =>
        chosen
          ? callFile(exportChosenRegistrations, { query, body: chosen })
          : callFile(exportRegistrations, { query }),
    },
    {
      words: 'review.export.meetings',
      load: (query, { chosen }) =>
        chosen
          ? callFile(exportChosenMeetings, { query, body: chosen })
          : callFile(exportMeetings, { query }),
    },
  ],
  exportKeeps: ['programme'],
  exportColumns: REGISTRATION_COLUMNS,
  audience: ({ programme, ...filter }, chosen) => {
    if (chosen) return { programme: programme === 'hosted' ? 'hosted' : 'business', ids: [...chosen.ids] };
    // A message's filter is for one programme.
    return programme === undefined || programme === 'business' ? { programme: 'business', filter } : null;
  },
  head: ({ text, role, may }) => (
    <>
      {may('registration.add') && (
        <LinkButton to={DASHBOARD_PATHS.register} variant="secondary" icon={<UserPlus aria-hidden />}>
          <span className="wide-words">{text('review.register')}</span>
        </LinkButton>
      )}
      {mayImport(role, 'registrations') && (
        <LinkButton
          to={DASHBOARD_PATHS.importPeople}
          // The menu has its own Import.
          aria-label={text('review.importRegistrations')}
          variant="secondary"
          icon={<FileUp aria-hidden />}
        >
          <span className="wide-words">{text('review.import')}</span>
        </LinkButton>
      )}
    </>
  ),
  open: ({ id }, { acts }) => acts.open(id),
  // Somebody who is decided drops out of a search for pending ones.
  stays: (id, { viewed, isSending }) => id === viewed || isSending(id),
  notice: (rows) => <UnsentNotice rows={rows} />,
  useFacts,
  useActs: useRegistrationActs,
});
