// The list of registrations: its columns, views, filters and files, and its bulk actions.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import {
  exportChosenMeetings,
  exportChosenRegistrations,
  exportMeetings,
  exportRegistrations,
} from '@visavis/contract/export/calls';
import { listRegistrationIds } from '@visavis/contract/registration/calls';
import { REGISTRATION_COLUMNS } from '@visavis/contract/registration/columns';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import {
  type RegistrationFilter,
  type RegistrationSort,
  registrationFilterSchema,
} from '@visavis/contract/registration/filter';
import { allDaysOf } from '@visavis/domain/edition/days';
import { MEETING_REASONS } from '@visavis/domain/hosted-buyer/rejection';
import { mayImport } from '@visavis/domain/import/kinds';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { PROGRESSES } from '@visavis/domain/registration/progress';
import { CheckCheck, ClipboardPen, FileUp, Mail, Trash2, UserPlus, X } from 'lucide-react';
import { serverSentence } from '../../i18n/refusal.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { callFile } from '../../lib/file-call.ts';
import { peopleActions } from '../../list/bulk/people-actions.tsx';
import { removeStep } from '../../list/bulk/remove-step.ts';
import { defineList } from '../../list/define-list.ts';
import type { ListOf } from '../../list/list-of.ts';
import { statusWord } from '../../list/meeting-words.ts';
import { peopleColumns, peopleFilters } from '../../list/people.tsx';
import { UnsentNotice } from '../../list/unsent-notice.tsx';
import { useDashboardEdition } from '../../queries/use-dashboard-edition.ts';
import { useTags } from '../../queries/use-tags.ts';
import { LinkButton } from '../../ui/button.tsx';
import { countProgress, REGISTRATIONS, useCountries, useExhibitorName, useProgressCounts } from './api.ts';
import { askStep, decisionStep } from './bulk-steps.ts';
import { MailQuestion, MailThemButton } from './components/mail-them.tsx';
import { PersonCell, RowActions, ScheduleCell, StatusCell } from './components/registration-cells.tsx';
import { type RegistrationActs, useRegistrationActs } from './use-registration-acts.ts';

/** The data besides the rows. */
const useFacts = (filter: RegistrationFilter) => ({
  counts: useProgressCounts(filter),
  countries: useCountries(filter.programme),
  tags: useTags(filter.programme ?? 'business'),
  edition: useDashboardEdition().data,
  exhibitor: useExhibitorName(filter.exhibitor),
});

export interface RegistrationList extends ListOf {
  row: MeetingGroup;
  filter: RegistrationFilter;
  sort: RegistrationSort;
  facts: ReturnType<typeof useFacts>;
  acts: RegistrationActs;
}

const LAST_DAYS = [1, 7, 30] as const;

const { tag, country, companySize, registeredAfter } = peopleFilters('review.companySize');
const of = peopleColumns({ company: 'review.company', size: 'review.companySize' });

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
  filters: {
    progress: {
      control: {
        label: 'messages.todo',
        at: 'message',
        options: ({ text }) =>
          PROGRESSES.map((value) => ({ value, label: text(`review.progress.${value}`) })),
      },
      tag: (value, { text }) => text(`review.progress.${value}`),
    },
    programme: {
      tag: (value, { text }) =>
        value === 'business' ? null : text(value === 'all' ? 'review.bothProgrammes' : 'review.hostedOnly'),
    },
    status: {
      tag: (value, { text }) => text('review.filter.status', { value: text.choice('status', value) }),
    },
    tag,
    meetingStatus: {
      control: {
        label: 'review.withMeeting',
        at: 'more',
        options: ({ text }) =>
          Object.values(MEETING_STATUS).map((status) => ({
            value: String(status),
            label: text(statusWord(status)),
          })),
      },
      tag: (value, { text }) =>
        text('review.filter.meetingStatus', {
          value: text(value === 'live' ? 'review.live' : statusWord(value)),
        }),
    },
    country,
    companySize,
    exhibitor: {
      tag: (value, { text, facts: { exhibitor } }) =>
        text('review.filter.exhibitor', { value: exhibitor ?? String(value) }),
    },
    day: {
      control: {
        label: 'messages.day',
        at: 'message',
        options: ({ dates, facts: { edition } }) =>
          (edition?.days ?? []).map(({ day, date }) => ({ value: String(day), label: dates.day(date) })),
      },
      tag: (value, { text, dates, facts: { edition } }) => {
        const date = allDaysOf(edition).find(({ day }) => day === value)?.date;
        return text('review.filter.day', { value: date ? dates.day(date) : String(value) });
      },
    },
    minute: { tag: (value, { text, dates }) => text('review.filter.minute', { value: dates.hour(value) }) },
    registeredOn: {
      tag: (value, { text, dates }) => text('review.filter.registeredOn', { value: dates.date(value) }),
    },
    registeredWithin: {
      control: {
        label: 'review.registered',
        at: 'beside',
        options: ({ text }) =>
          LAST_DAYS.map((days) => ({ value: String(days), label: text('review.lastDays', { days }) })),
      },
      tag: (days, { text }) =>
        text('review.filter.registeredWithin', { value: text('review.lastDays', { days }) }),
    },
    registeredAfter,
    confirmedAfter: {
      tag: (value, { text, instants }) =>
        text('review.filter.confirmedAfter', { value: instants.instant(value) }),
    },
    unconfirmed: {
      control: {
        label: 'review.confirmation',
        at: 'more',
        options: ({ text }) => [{ value: '1', label: text('review.notConfirmed') }],
      },
      tag: (_, { text }) => text('review.notConfirmed'),
    },
    details: {
      control: {
        label: 'review.details',
        at: 'more',
        options: ({ text }) => [{ value: 'missing', label: text('review.detailsMissing') }],
      },
      tag: (_, { text }) => text('review.detailsMissing'),
    },
  },
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
  // The keys are those of an export (contract/registration/columns).
  columns: [
    {
      key: 'name',
      title: 'review.name',
      sort: 'name',
      isShown: 'always',
      small: { row: 1, side: 'start' },
      cell: (group, { filter, hasColumn }) => (
        <PersonCell
          group={group}
          isOfBoth={filter.programme === 'all'}
          isWithReference={!hasColumn('reference')}
        />
      ),
    },
    of.company,
    of.size,
    of.country,
    {
      key: 'nature',
      title: 'review.businessNature',
      isShown: 'by-choice',
      cell: (group) => <span dir="auto">{group.businessNature}</span>,
    },
    of.email,
    of.phone,
    {
      key: 'reference',
      title: 'review.reference',
      isShown: 'by-choice',
      cell: (group) => group.registrationNumber,
    },
    of.tags,
    {
      key: 'registered',
      title: 'review.registered',
      sort: 'registered',
      isDescendingFirst: true,
      isShown: 'by-choice',
      cell: (group, { instants }) => instants.instant(group.createdAt),
    },
    {
      key: 'schedule',
      title: 'review.schedule',
      sort: 'schedule',
      isDescendingFirst: true,
      small: { row: 2, side: 'end' },
      cell: (group, { acts }) => <ScheduleCell group={group} onView={acts.open} />,
    },
    {
      key: 'status',
      title: 'review.status',
      sort: 'status',
      small: { row: 1, side: 'end' },
      cell: (group, { acts, hasColumn }) => (
        <StatusCell
          group={group}
          failure={acts.failureOf(group.id)}
          isWithRegistered={!hasColumn('registered')}
        />
      ),
    },
    {
      key: 'action',
      title: 'review.action',
      isShown: 'always',
      small: 'foot',
      permissions: ['registration.mail', 'registration.delete'],
      cell: (group, { acts }) => <RowActions group={group} acts={acts} />,
    },
  ],
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
