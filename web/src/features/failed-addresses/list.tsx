// The lists of addresses at which mail failed: those to look at, and those that somebody dealt with.
import { DASHBOARD_PATHS, personPath } from '@visavis/contract/dashboard-path';
import { listFailedAddresses } from '@visavis/contract/failed-address/calls';
import type { FailedAddress } from '@visavis/contract/failed-address/endpoints';
import { MailX } from 'lucide-react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { call } from '../../lib/api-client.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { defineList } from '../../list/define-list.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';
import type { ListOf } from '../../list/list-of.ts';
import { Failure } from '../../ui/failure.tsx';
import stackStyles from '../../ui/stack.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './failed-addresses-page.module.css';
import { RowActions } from './row-actions.tsx';
import { useActing } from './use-acting.ts';

interface FailedList extends ListOf {
  row: FailedAddress;
  filter: Record<never, never>;
  sort: never;
  /** Epoch milliseconds, which define 'today'. */
  facts: { now: number };
  acts: ReturnType<typeof useActing>;
}

const FAILED_PER_STEP = 20;

/** @param dealt set for those that were dealt with: mail still leaves them out */
const listOf = (dealt?: '1') =>
  defineList<FailedList>({
    source: defineRows({
      part: 'emails',
      name: dealt ? 'dealt-addresses' : 'failed-addresses',
      step: FAILED_PER_STEP,
      idOf: ({ id }: FailedAddress) => id,
      load: async (query: Page, signal) => {
        const { addresses, total } = await call(listFailedAddresses, { query: { ...query, dealt }, signal });
        return { rows: addresses, total, facts: null };
      },
    }),
    nameOf: ({ name }) => name,
    words: {
      title: () => 'messages.failed.title',
      caption: dealt ? 'messages.failed.dealtCaption' : 'messages.failed.caption',
      loading: 'messages.failed.loading',
      found: 'messages.failed.shown',
      failed: (_, text) => text('messages.failed.listFailed'),
      none: () => (dealt ? 'messages.failed.noneDealt' : 'messages.failed.none'),
      ...(!dealt && { noneHint: 'messages.failed.noneHint' as const }),
    },
    noneIcon: <MailX aria-hidden />,
    filterSchema: z.object({}),
    filters: {},
    columns: [
      {
        key: 'person',
        title: 'messages.failed.person',
        small: { row: 1, side: 'start' },
        cell: ({ reference, name, email }) => (
          <span className={styles.person}>
            <Link to={personPath(reference)} dir="auto">
              {name}
            </Link>
            <span className={textStyles.note}>{email}</span>
          </span>
        ),
      },
      {
        key: 'reason',
        title: 'messages.failed.reason',
        small: 'whole',
        cell: ({ kind, reason, emailId, subject }, { text }) => (
          <span className={styles.reason}>
            <strong>{text(`messages.failed.kind.${kind}`)}</strong> {reason}
            {emailId !== null && subject !== null && (
              <Link to={`${DASHBOARD_PATHS.emails}/${emailId}`}>{subject}</Link>
            )}
          </span>
        ),
      },
      {
        key: 'time',
        title: 'messages.failed.time',
        small: { row: 1, side: 'end' },
        cell: ({ failedAt }, { instants, facts }) => (
          <time className={textStyles.unbroken} dateTime={failedAt}>
            {instants.recent(failedAt, facts.now)}
          </time>
        ),
      },
      {
        key: 'actions',
        title: 'messages.failed.actions',
        small: 'whole',
        permissions: ['email.send'],
        cell: (one, { acts }) => <RowActions one={one} isDealt={dealt !== undefined} acts={acts} />,
      },
    ],
    notice: (_, acts) =>
      acts.failure !== null && (
        <div className={stackStyles.below4}>
          <Failure of={acts} />
        </div>
      ),
    useFacts: (_, rows) => ({ now: serverTimeOf(rows?.updatedAt ?? 0) }),
    useActs: ({ refresh }) => useActing(refresh),
  });

export const FAILED_LIST = listOf();
export const DEALT_LIST = listOf('1');
