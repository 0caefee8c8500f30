// The audit trail page: who did what and when, newest first.
import type { AuditEntry } from '@visavis/contract/audit/endpoints';
import { ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { type Text, useText } from '../../i18n/text.ts';
import { useInstants } from '../../i18n/use-instants.ts';
import { withPart } from '../../lib/use-address-filter.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { DataTable } from '../../list/data-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useAuditTrail } from './api.ts';
import styles from './audit-page.module.css';
import { EntryChanges } from './components/entry-changes.tsx';

const SEARCH = 'search';
/** The longest search that the server accepts. */
const SEARCH_LIMIT = 200;

const actorOf = (text: Text, { actorKind, actor }: AuditEntry): string =>
  actorKind === 'visitor' ? text('staff.auditVisitor', { reference: actor }) : actor;

const idOfEntry = ({ id }: AuditEntry): number => id;

export function AuditPage() {
  const text = useText();
  const { typed, type, search } = useSearch();
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
      <ListRows
        list={useAuditTrail(search)}
        idOf={idOfEntry}
        words={{
          loading: text('staff.loading'),
          failed: text('staff.auditFailed'),
          stale: text('staff.auditMoreFailed'),
          found: (count) => text('staff.auditCount', { count }),
        }}
        none={
          <EmptyState
            icon={<ScrollText aria-hidden />}
            title={text(search === '' ? 'staff.auditEmpty' : 'staff.auditNone')}
            {...(search !== '' && { hint: text('staff.auditNoneHint') })}
          />
        }
        table={(entries, busy) => <EntryTable entries={entries} busy={busy} />}
      />
    </>
  );
}

function EntryTable({ entries, busy }: { entries: readonly AuditEntry[]; busy: boolean }) {
  const text = useText();
  const instants = useInstants();
  return (
    <DataTable
      caption={text('staff.auditTitle')}
      columns={[
        { key: 'when', title: text('staff.auditWhen') },
        { key: 'who', title: text('staff.auditWho') },
        { key: 'what', title: text('staff.auditWhat') },
        { key: 'subject', title: text('staff.auditSubject'), small: 'foot' },
      ]}
      rows={entries.map((entry) => ({
        id: entry.id,
        cells: {
          when: instants.instant(entry.at),
          who: actorOf(text, entry),
          what: text.choice('auditAction', entry.action),
          subject: (
            <>
              <p>{entry.subject}</p>
              <EntryChanges entry={entry} />
            </>
          ),
        },
      }))}
      busy={busy}
    />
  );
}

/** The search text, kept in the URL. */
function useSearch() {
  const [address, setAddress] = useSearchParams();
  const search = (address.get(SEARCH) ?? '').trim().slice(0, SEARCH_LIMIT);
  const [typed, type] = useTypedText(address.get(SEARCH) ?? '', (wanted) => {
    setAddress((before) => withPart(before, SEARCH, wanted), { replace: true });
  });
  return { typed, type, search };
}
