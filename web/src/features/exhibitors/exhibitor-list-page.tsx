// The exhibitors of an edition: search, filters and views kept in the address, hours taken, and what profiles lack.
import type { ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { SearchX, Store } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useAddressFilter, withPart } from '../../lib/use-address-filter.ts';
import { ListRows } from '../../list/list-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useCategoryGroups, useExhibitorFacts, useExhibitorList } from './api.ts';
import { ExhibitorTable } from './components/exhibitor-table.tsx';
import { FilterBar } from './components/filter-bar.tsx';
import { FilterTags } from './components/filter-tags.tsx';
import { ViewLinks } from './components/view-links.tsx';
import styles from './exhibitor-list-page.module.css';
import { isNarrowed, readFilter } from './filters.ts';

const idOfExhibitor = ({ id }: ListedExhibitor): number => id;

export function ExhibitorListPage() {
  const text = useText();
  const { filter, search, searchBox, remove, clear } = useAddressFilter(readFilter);
  const [, setAddress] = useSearchParams();
  const list = useExhibitorList(filter);
  const facts = useExhibitorFacts().data;
  const categories = useCategoryGroups().data ?? [];
  const setParts = (parts: Readonly<Record<string, string>>) =>
    setAddress(
      (before) => Object.entries(parts).reduce((next, [key, value]) => withPart(next, key, value), before),
      { replace: true, preventScrollReset: true },
    );
  const isEmpty = facts !== undefined && facts.exhibitors + facts.archived === 0;
  return (
    <>
      <PageHead title={text('overview.exhibitors')} />
      {facts && (
        <p className={styles.facts}>
          {text('exhibitors.facts', {
            count: facts.exhibitors,
            hours: facts.hours,
            taken: facts.hoursTaken,
          })}
        </p>
      )}
      {!isEmpty && (
        <>
          <ViewLinks filter={filter} facts={facts} />
          <FilterBar filter={filter} search={search} facts={facts} categories={categories} onSet={setParts} />
          <div className={styles.tags}>
            <FilterTags
              filter={filter}
              categories={categories}
              onRemove={remove}
              fallbackFocusRef={searchBox}
            />
          </div>
        </>
      )}
      <ListRows
        list={list}
        idOf={idOfExhibitor}
        words={{
          loading: text('overview.exhibitorsLoading'),
          failed: text('overview.exhibitorsFailed'),
          stale: text('dashboard.notRefreshed'),
          tryAgain: text('overview.tryAgain'),
          found: (count) => text('overview.exhibitorsFound', { count }),
        }}
        none={
          isNarrowed(filter) ? (
            <EmptyState
              icon={<SearchX aria-hidden />}
              title={text('overview.exhibitorsNone')}
              hint={text('dashboard.filteredHint')}
              action={
                <Button variant="secondary" onClick={clear}>
                  {text('dashboard.clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={<Store aria-hidden />}
              title={text('exhibitors.noneYet')}
              hint={text('overview.exhibitorsEmptyHint')}
            />
          )
        }
        table={(exhibitors, busy) => <ExhibitorTable exhibitors={exhibitors} busy={busy} />}
      />
    </>
  );
}
