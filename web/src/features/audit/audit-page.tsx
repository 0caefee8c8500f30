// Who did what and when, newest first.
import type { AuditEntry } from '@visavis/contract/audit/endpoints';
import { ScrollText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Text, useText } from '../../i18n/text.ts';
import { useInstants } from '../../i18n/use-instants.ts';
import { withPart } from '../../lib/use-address-filter.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, focusRow } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { useAuditTrail } from './api.ts';
import styles from './audit-page.module.css';
import { EntryChanges } from './components/entry-changes.tsx';

const SEARCH = 'search';
/** The longest that the server takes. */
const SEARCH_LIMIT = 200;

const whoOf = (text: Text, { actorKind, actor }: AuditEntry): string =>
  actorKind === 'visitor' ? text('staff.auditVisitor', { reference: actor }) : actor;

export function AuditPage() {
  const text = useText();
  const instants = useInstants();
  const { typed, type, search } = useSearch();
  const trail = useAuditTrail(search);
  const list = useRef<HTMLDivElement>(null);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const { entries, total } = trail;

  async function showMore(): Promise<void> {
    const known = entries.length;
    await trail.loadMore();
    setFirstNew(known);
  }
  // What was appended is read on from its first row.
  useEffect(() => {
    const entry = firstNew === null ? undefined : entries[firstNew];
    if (!entry) return;
    focusRow(list.current, entry.id);
    setFirstNew(null);
  }, [firstNew, entries]);

  const columns = [
    { key: 'when', title: text('staff.auditWhen') },
    { key: 'who', title: text('staff.auditWho') },
    { key: 'what', title: text('staff.auditWhat') },
    { key: 'subject', title: text('staff.auditSubject'), small: 'foot' as const },
  ];
  const rows = entries.map((entry) => ({
    id: entry.id,
    cells: {
      when: instants.instant(entry.at),
      who: whoOf(text, entry),
      what: text.choice('auditAction', entry.action),
      subject: (
        <>
          <p>{entry.subject}</p>
          <EntryChanges entry={entry} />
        </>
      ),
    },
  }));
  const isEmpty = !trail.isWaiting && !trail.failed && rows.length === 0;

  return (
    <>
      <PageHead
        title={text('staff.auditTitle')}
        aside={
          <div className={styles.search}>
            <SearchField
              label={text('staff.auditSearch')}
              placeholder={text('staff.auditSearch')}
              value={typed}
              onChange={type}
            />
          </div>
        }
      />
      <p role="status" className={styles.count}>
        {!trail.isWaiting && text('staff.auditCount', { count: total })}
      </p>
      {trail.failed && (
        <Banner
          kind="error"
          action={
            <Button
              variant="text"
              busy={trail.fetching}
              busyText={text('staff.loading')}
              onClick={trail.retry}
            >
              {text('staff.tryAgain')}
            </Button>
          }
        >
          {text('staff.auditFailed')}
        </Banner>
      )}
      {isEmpty && (
        <EmptyState
          icon={<ScrollText aria-hidden />}
          title={text(search === '' ? 'staff.auditEmpty' : 'staff.auditNone')}
          {...(search !== '' && { hint: text('staff.auditNoneHint') })}
        />
      )}
      {!trail.failed && !isEmpty && (
        <div ref={list} className={styles.list}>
          <DataTable
            caption={text('staff.auditTitle')}
            columns={columns}
            rows={rows}
            busy={trail.isWaiting}
          />
          {trail.moreFailed && <Banner kind="error">{text('staff.auditMoreFailed')}</Banner>}
          <ShowMore
            remaining={total - rows.length}
            busy={trail.isLoadingMore}
            onPress={() => void showMore()}
          />
        </div>
      )}
    </>
  );
}

/** What is asked for, kept in the address. */
function useSearch() {
  const [address, setAddress] = useSearchParams();
  const search = (address.get(SEARCH) ?? '').trim().slice(0, SEARCH_LIMIT);
  const [typed, type] = useTypedText(address.get(SEARCH) ?? '', (wanted) => {
    setAddress((before) => withPart(before, SEARCH, wanted), { replace: true });
  });
  return { typed, type, search };
}
