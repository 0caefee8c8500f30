// The outbox page: all messages with their state; one opens beside the list, or replaces it on a narrow screen.

import { useQuery } from '@tanstack/react-query';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { getEmail } from '@visavis/contract/email/calls';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { ArrowLeft, MailOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { focusRow } from '../../list/data-table.tsx';
import { ListBody } from '../../list/list-body.tsx';
import { ListSearch, ListTags } from '../../list/list-finding.tsx';
import { ListViews } from '../../list/list-views.tsx';
import { useOpenList } from '../../list/use-open-list.ts';
import { Banner } from '../../ui/banner.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { EmailPreview } from './components/email-preview.tsx';
import { HeldNotice } from './components/held-notice.tsx';
import styles from './emails-page.module.css';
import { EMAIL_LIST } from './list.tsx';

export function EmailsPage() {
  const text = useText();
  const { search } = useLocation();
  const list = useOpenList(EMAIL_LIST);
  const { total, isSearching, isWaiting, error } = list.rows;
  const { outbox, openId } = list.given.facts;
  const isMailConfigured = outbox?.isMailConfigured ?? true;
  const opened = useFocusOfOpened(openId);
  const isLate = useDelayed();
  // Without messages there is nothing to open beside the list.
  const isAlone = total === 0 && !isSearching && openId === undefined;
  return (
    <div className={classNames(styles.page, openId !== undefined && styles.isOpen)}>
      <PageHead
        title={text('emails.title')}
        aside={
          <div className={styles.search}>
            <ListSearch list={list} />
          </div>
        }
      />
      <div className={styles.finding}>
        {!isMailConfigured && (
          <div className={styles.notice}>
            <Banner kind="info">
              <strong>{text.choice('emailFailure', NOT_SENT_SENTENCE)}</strong>
              <p>{text('emails.howToSend')}</p>
            </Banner>
          </div>
        )}
        {outbox && outbox.held > 0 && (
          <div className={styles.notice}>
            <HeldNotice count={outbox.held} />
          </div>
        )}
        <ListViews list={list} />
        <ListTags list={list} />
      </div>
      <div className={classNames(styles.columns, isAlone && styles.alone)}>
        <div className={styles.list} ref={opened.list}>
          {/* Delayed, because notices that load with the list may appear above it. */}
          {(!isWaiting || error || isLate) && <ListBody list={list} />}
        </div>
        <section
          className={styles.opened}
          aria-label={text('emails.preview')}
          tabIndex={-1}
          ref={opened.message}
        >
          <Link to={{ pathname: DASHBOARD_PATHS.emails, search }} className={styles.back}>
            <ArrowLeft aria-hidden />
            {text('emails.back')}
          </Link>
          {openId === undefined ? (
            (total ?? 0) > 0 && <EmptyState icon={<MailOpen aria-hidden />} title={text('emails.choose')} />
          ) : (
            <Opened key={openId} id={openId} isMailConfigured={isMailConfigured} />
          )}
        </section>
      </div>
    </div>
  );
}

function Opened({ id, isMailConfigured }: { id: number; isMailConfigured: boolean }) {
  const text = useText();
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['emails', 'one', id],
    queryFn: ({ signal }) => call(getEmail, { params: { id }, signal }),
    staleTime: 0,
  });
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
  const announcement = data
    ? text('emails.opened', { subject: data.subject, address: data.recipient })
    : text('emails.loadingMessage');
  return (
    <>
      <p role="status" className="visually-hidden">
        {(data || !error) && announcement}
      </p>
      {data ? (
        <EmailPreview email={data} now={serverTimeOf(dataUpdatedAt)} isMailConfigured={isMailConfigured} />
      ) : error ? (
        <LoadFailure again={isUnknown ? null : refetch}>
          {text(isUnknown ? 'emails.notFound' : 'emails.messageFailed')}
        </LoadFailure>
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton width="80%" height="1.75rem" />
          <Skeleton width="60%" height="1rem" />
          <Skeleton height="24rem" />
        </div>
      )}
    </>
  );
}

/** When only the list or the message is visible, moves the focus to the one that appears. */
function useFocusOfOpened(id: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    const before = shown.current;
    shown.current = id;
    if (before === id) return;
    const isListSeen = list.current?.checkVisibility?.() ?? true;
    if (id !== undefined && !isListSeen) message.current?.focus();
    const isMessageLeft = id === undefined && before !== undefined;
    if (isMessageLeft && isListSeen) focusRow(list.current, before);
  }, [id]);
  return { list, message };
}
