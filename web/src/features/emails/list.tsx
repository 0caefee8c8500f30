// The list of messages: its states, search, columns and facts.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { listEmails } from '@visavis/contract/email/calls';
import type { EmailRow, listEmails as ListEmails } from '@visavis/contract/email/endpoints';
import { type EmailFilter, emailFilterSchema } from '@visavis/contract/email/filter';
import type { Output } from '@visavis/contract/endpoint';
import { EMAIL_STATES } from '@visavis/domain/email/schema';
import { Mail } from 'lucide-react';
import { useParams } from 'react-router';
import { call } from '../../lib/api-client.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { defineList } from '../../list/define-list.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';
import { STATE_PILLS } from '../../list/email-words.ts';
import type { ListOf } from '../../list/list-of.ts';
import { MessageCell, StateCell, TimeCell } from './components/email-cells.tsx';

interface EmailList extends ListOf {
  row: EmailRow;
  filter: EmailFilter;
  sort: never;
  answer: Omit<Output<typeof ListEmails>, 'emails' | 'total'>;
  facts: {
    /** Undefined until it is known. */
    outbox: EmailList['answer'] | undefined;
    /** Epoch milliseconds, which define 'today'. */
    now: number;
    /** The message that is read. */
    openId: number | undefined;
  };
}

/** Rows shown at first, and added by each Show More. */
const EMAILS_PER_STEP = 20;

const SOURCE = defineRows({
  part: 'emails',
  name: 'emails',
  step: EMAILS_PER_STEP,
  idOf: ({ id }: EmailRow) => id,
  load: async (query: EmailFilter & Page, signal) => {
    const { emails, total, ...facts } = await call(listEmails, { query, signal });
    return { rows: emails, total, facts };
  },
});

export const EMAIL_LIST = defineList<EmailList>({
  source: SOURCE,
  path: DASHBOARD_PATHS.emails,
  nameOf: ({ subject }) => subject,
  words: {
    title: () => 'emails.title',
    search: 'emails.search',
    caption: 'emails.caption',
    loading: 'emails.loading',
    found: 'emails.shown',
    failed: (_, text) => text('emails.listFailed'),
    none: (filter) => (Object.keys(filter).length > 0 ? 'emails.noneFound' : 'emails.none'),
    noneHint: 'emails.noneHint',
  },
  noneIcon: <Mail aria-hidden />,
  filterSchema: emailFilterSchema,
  filters: {
    state: { tag: (state, { text }) => text(STATE_PILLS[state].word) },
    // The Overview links to it.
    triedAfter: {
      tag: (value, { text, instants }) => text('emails.triedAfter', { when: instants.instant(value) }),
    },
  },
  views: {
    label: 'emails.states',
    keys: ['state'],
    all: [
      { name: 'emails.all', filter: {} },
      ...EMAIL_STATES.map((state) => ({
        name: STATE_PILLS[state].word,
        filter: { state },
        ...(state === 'withheld' && { isRare: true as const }),
        // Without a mail server, messages stay unsent.
        ...(state === 'unsent' && {
          isRare: ({ outbox }: EmailList['facts']) => outbox?.isMailConfigured === false,
        }),
      })),
    ],
    count: ({ outbox }, { state }) => outbox?.counts[state ?? 'all'],
  },
  columns: [
    {
      key: 'state',
      title: 'emails.columnState',
      small: { row: 1, side: 'end' },
      cell: (email) => <StateCell email={email} />,
    },
    {
      key: 'message',
      title: 'emails.columnMessage',
      small: { row: 1, side: 'start' },
      cell: (email) => <MessageCell email={email} />,
    },
    {
      key: 'time',
      title: 'emails.columnTime',
      small: 'foot',
      cell: (email, { facts }) => <TimeCell email={email} now={facts.now} />,
    },
  ],
  isCurrent: ({ id }, { openId }) => id === openId,
  useFacts: (_, rows) => {
    const { id = '' } = useParams();
    return {
      outbox: rows?.facts,
      now: serverTimeOf(rows?.updatedAt ?? 0),
      openId: /^\d{1,10}$/.test(id) ? Number(id) : undefined,
    };
  },
});
