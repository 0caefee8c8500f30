// The exhibitors of an edition: search, filters and views kept in the address, hours taken, and what profiles lack.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { can } from '@visavis/domain/identity/grants';
import { CalendarOff, FileUp, Plus, SearchX, Store } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useAddressFilter, withPart } from '../../lib/use-address-filter.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { ListRows } from '../../list/list-rows.tsx';
import { WriteButton } from '../../list/write-button.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useCategoryGroups, useExhibitorFacts, useExhibitorList } from './api.ts';
import { BulkBar } from './components/bulk-bar.tsx';
import { ExhibitorTable } from './components/exhibitor-table.tsx';
import { FilterBar } from './components/filter-bar.tsx';
import { FilterTags } from './components/filter-tags.tsx';
import { HoursOfManyDialog } from './components/hours-of-many-dialog.tsx';
import { ViewLinks } from './components/view-links.tsx';
import styles from './exhibitor-list-page.module.css';
import { isNarrowed, readFilter } from './filters.ts';

const idOfExhibitor = ({ id }: ListedExhibitor): number => id;
const NOBODY: ReadonlySet<number> = new Set();

export function ExhibitorListPage() {
  const text = useText();
  const { filter, search, searchBox, remove, clear } = useAddressFilter(readFilter);
  const [, setAddress] = useSearchParams();
  const list = useExhibitorList(filter);
  const facts = useExhibitorFacts().data;
  const categories = useCategoryGroups().data ?? [];
  const mayChange = can(useRole(), 'exhibitor.set');
  const [isBlocking, setBlocking] = useState(false);
  const [ticked, setTicked] = useState(NOBODY);
  // Only rows in view can be chosen for an action.
  const chosen = list.rows.filter(({ id }) => ticked.has(id));
  const setParts = (parts: Readonly<Record<string, string>>) =>
    setAddress(
      (before) => Object.entries(parts).reduce((next, [key, value]) => withPart(next, key, value), before),
      { replace: true, preventScrollReset: true },
    );
  // Nobody writes to archived ones, nor in an order.
  const { order: _, archived, ...present } = filter;
  const isEmpty = facts !== undefined && facts.exhibitors + facts.archived === 0;
  return (
    <>
      <PageHead
        title={text('overview.exhibitors')}
        lead={
          facts &&
          text('exhibitors.facts', {
            count: facts.exhibitors,
            hours: facts.hours,
            taken: facts.hoursTaken,
          })
        }
        aside={
          mayChange && (
            <ButtonRow>
              {!isEmpty && archived === undefined && (
                <WriteButton audience={{ programme: 'exhibitors', filter: present }} />
              )}
              {!isEmpty && (
                <Button
                  variant="secondary"
                  icon={<CalendarOff aria-hidden />}
                  onClick={() => setBlocking(true)}
                >
                  {text('exhibitors.blockAll')}
                </Button>
              )}
              <LinkButton variant="secondary" to={DASHBOARD_PATHS.import} icon={<FileUp aria-hidden />}>
                {text('exhibitors.import')}
              </LinkButton>
              <LinkButton to={DASHBOARD_PATHS.newExhibitor} icon={<Plus aria-hidden />}>
                {text('exhibitors.addExhibitor')}
              </LinkButton>
            </ButtonRow>
          )
        }
      />
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
            <NoExhibitors mayAdd={mayChange} />
          )
        }
        table={(exhibitors, busy) => (
          <ExhibitorTable
            exhibitors={exhibitors}
            busy={busy}
            chosen={mayChange ? ticked : null}
            onTick={(id, isOn) =>
              setTicked((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id)))
            }
          />
        )}
      />
      {isBlocking && <HoursOfManyDialog exhibitorIds={null} onClose={() => setBlocking(false)} />}
      {chosen.length > 0 && (
        <BulkBar
          chosen={chosen}
          shown={list.rows.length}
          onAll={() => setTicked(new Set(list.rows.map(idOfExhibitor)))}
          onClear={() => setTicked(NOBODY)}
        />
      )}
    </>
  );
}

function NoExhibitors({ mayAdd }: { mayAdd: boolean }) {
  const text = useText();
  return (
    <EmptyState
      icon={<Store aria-hidden />}
      title={text('exhibitors.noneYet')}
      hint={text(mayAdd ? 'exhibitors.noneYetHint' : 'overview.exhibitorsEmptyHint')}
      action={
        mayAdd && (
          <ButtonRow>
            <LinkButton to={DASHBOARD_PATHS.newExhibitor} icon={<Plus aria-hidden />}>
              {text('exhibitors.addExhibitor')}
            </LinkButton>
            <LinkButton variant="secondary" to={DASHBOARD_PATHS.import} icon={<FileUp aria-hidden />}>
              {text('exhibitors.importFile')}
            </LinkButton>
          </ButtonRow>
        )
      }
    />
  );
}
