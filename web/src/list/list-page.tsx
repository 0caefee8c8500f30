// A page of the dashboard that shows a list by its definition.
import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';
import { SearchField } from '../ui/search-field.tsx';
import type { ListDefinition } from './define-list.ts';
import { DisplayMenu } from './display-menu.tsx';
import { ListBody, type Seen } from './list-body.tsx';
import { ExportMenu } from './list-exports.tsx';
import { FilterTags, ListFilters, tagsOf } from './list-filters.tsx';
import type { ListOf } from './list-of.ts';
import styles from './list-page.module.css';
import { ListViews } from './list-views.tsx';
import { useColumns } from './use-columns.ts';
import { useListPlace } from './use-list-place.ts';
import { useShown } from './use-shown.ts';
import { WriteButton } from './write-button.tsx';

interface ListPageProps<L extends ListOf> {
  list: ListDefinition<L>;
  /** The dialogs that the actions of rows open. */
  dialogs?: (acts: L['acts'], seen: Seen<L>) => ReactNode;
}

export function ListPage<L extends ListOf>({ list, dialogs }: ListPageProps<L>) {
  const place = useListPlace(list);
  const { filter, query, search, searchBox } = place;
  const given = useShown(list.useFacts(filter));
  const { text, facts, may } = given;
  const columns = useColumns(
    list.columnsKept ?? list.source.name,
    list.columns
      .filter(({ permissions }) => !permissions || permissions.some(may))
      .map((column) => ({ ...column, title: text(column.title) })),
  );
  const tags = tagsOf({ list, filter, given });
  const audience = list.audience?.(filter) ?? null;
  const blank = list.blank?.(given) ?? null;
  return (
    <>
      <PageHead
        title={text(list.words.title(filter))}
        lead={list.lead?.(given)}
        aside={
          <>
            {list.head?.(given)}
            {list.columnsKept && <DisplayMenu columns={columns} />}
            {audience && blank === null && <WriteButton audience={audience} isCompact />}
            {list.exports && blank === null && (
              <ExportMenu list={list} query={query} shown={columns.shown.map(({ key }) => key)} />
            )}
            {list.headEnd?.(given)}
          </>
        }
      />
      {blank ?? (
        <>
          <ListViews list={list} place={place} facts={facts} />
          <div className={styles.find}>
            <div className={styles.search}>
              <SearchField
                {...search}
                label={text(list.words.search)}
                placeholder={text(list.words.placeholder)}
              />
            </div>
            <ListFilters
              list={list}
              filter={filter}
              given={given}
              onSet={place.set}
              order={place.order}
              onSort={place.sortBy}
            />
          </div>
          <div className={styles.tags}>
            <FilterTags tags={tags} onRemove={place.remove} fallbackFocusRef={searchBox} />
          </div>
          <ListBody list={list} place={place} given={given} columns={columns.shown} dialogs={dialogs} />
        </>
      )}
    </>
  );
}
