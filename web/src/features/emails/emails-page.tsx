// The outbox page: all messages with their state; one opens beside the list, or replaces it on a narrow screen.

import type { EmailRow } from '@visavis/contract/email/endpoints';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { ArrowLeft, Mail, MailOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useInstants } from '../../i18n/use-instants.ts';
import { ApiError } from '../../lib/api-client.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { focusRow } from '../../list/data-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useEmail, useEmails } from './api.ts';
import { EmailList } from './components/email-list.tsx';
import { EmailPreview } from './components/email-preview.tsx';
import { HeldNotice } from './components/held-notice.tsx';
import { StateLinks } from './components/state-links.tsx';
import styles from './emails-page.module.css';
import { type EmailPlace, useEmailPlace } from './use-email-place.ts';

export function EmailsPage() {
  const text = useText();
  const instants = useInstants();
  const place = useEmailPlace();
  const list = useEmails(place);
  const newest = list.facts;
  const total = list.total ?? 0;
  const isMailConfigured = newest?.isMailConfigured ?? true;
  const opened = useFocusOfOpened(place.id);
  // Without messages there is nothing to open beside the list.
  const isAlone = list.total === 0 && !list.isSearching && place.id === undefined;

  return (
    <div className={classNames(styles.page, place.id !== undefined && styles.isOpen)}>
      <PageHead
        title={text('emails.title')}
        aside={
          <div className={styles.search}>
            <SearchField
              label={text('emails.search')}
              placeholder={text('emails.search')}
              value={place.typed}
              onChange={place.setTyped}
            />
          </div>
        }
      />
      {newest && !isMailConfigured && (
        <div className={styles.notice}>
          <Banner kind="info">
            <strong>{text.choice('emailFailure', NOT_SENT_SENTENCE)}</strong>
            <p>{text('emails.howToSend')}</p>
          </Banner>
        </div>
      )}
      {newest && newest.held > 0 && (
        <div className={styles.notice}>
          <HeldNotice count={newest.held} />
        </div>
      )}
      <div className={styles.states}>
        {newest ? (
          <StateLinks counts={newest.counts} place={place} isMailConfigured={isMailConfigured} />
        ) : (
          <Skeleton height="2.75rem" />
        )}
      </div>
      {place.triedAfter !== undefined && (
        <p className={styles.since}>
          {text('emails.triedAfter', { when: instants.instant(place.triedAfter) })}{' '}
          <Link to={place.pathOf({ triedAfter: undefined })}>{text('emails.anyTime')}</Link>
        </p>
      )}
      <div className={classNames(styles.columns, isAlone && styles.alone)}>
        <div className={styles.list} ref={opened.list}>
          <Messages place={place} list={list} />
        </div>
        <section
          className={styles.opened}
          aria-label={text('emails.preview')}
          tabIndex={-1}
          ref={opened.message}
        >
          <Link to={place.pathOf()} className={styles.back}>
            <ArrowLeft aria-hidden />
            {text('emails.back')}
          </Link>
          {place.id === undefined ? (
            total > 0 && <EmptyState icon={<MailOpen aria-hidden />} title={text('emails.choose')} />
          ) : (
            <Opened key={place.id} id={place.id} isMailConfigured={isMailConfigured} />
          )}
        </section>
      </div>
    </div>
  );
}

const idOfEmail = ({ id }: EmailRow): number => id;

function Messages({ place, list }: { place: EmailPlace; list: ReturnType<typeof useEmails> }) {
  const text = useText();
  const instants = useInstants();
  const isLate = useDelayed();
  const now = serverTimeOf(list.updatedAt);
  const isFiltered = place.search !== '' || place.state !== undefined || place.triedAfter !== undefined;
  return (
    <ListRows
      list={list}
      idOf={idOfEmail}
      words={{
        loading: text('emails.loading'),
        failed: text('emails.listFailed'),
        stale: text('emails.listStale', { time: instants.clock(now) }),
        tryAgain: text('emails.tryAgain'),
        found: (count) => text('emails.shown', { count }),
      }}
      none={
        <EmptyState
          icon={<Mail aria-hidden />}
          title={text(isFiltered ? 'emails.noneFound' : 'emails.none')}
          hint={text(isFiltered ? 'emails.noneFoundHint' : 'emails.noneHint')}
          action={
            isFiltered && (
              <LinkButton
                variant="secondary"
                to={place.pathOf({ search: '', state: undefined, triedAfter: undefined })}
              >
                {text('emails.showAll')}
              </LinkButton>
            )
          }
        />
      }
      table={(emails, busy) =>
        // Delayed, because notices that load with the list may appear above it.
        (!list.isWaiting || isLate) && <EmailList emails={emails} place={place} now={now} busy={busy} />
      }
    />
  );
}

function Opened({ id, isMailConfigured }: { id: number; isMailConfigured: boolean }) {
  const text = useText();
  const { data, error, dataUpdatedAt, refetch } = useEmail(id);
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
        <Banner
          kind="error"
          action={
            !isUnknown && (
              <Button variant="text" onClick={() => void refetch()}>
                {text('emails.tryAgain')}
              </Button>
            )
          }
        >
          {text(isUnknown ? 'emails.notFound' : 'emails.messageFailed')}
        </Banner>
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
