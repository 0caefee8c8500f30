// By what a list is searched: its views, the search box with the filters beside it, and the tags of those that are set.
import type { ReactNode } from 'react';
import { SearchField } from '../ui/search-field.tsx';
import { FilterTags, ListFilters, tagsOf } from './list-filters.tsx';
import styles from './list-finding.module.css';
import type { ListOf } from './list-of.ts';
import { ListViews } from './list-views.tsx';
import type { OpenList } from './use-open-list.ts';

interface PartProps<L extends ListOf> {
  list: OpenList<L>;
}

/** @param props.children after the filters */
export const ListFinding = <L extends ListOf>({
  list,
  children,
}: PartProps<L> & { children?: ReactNode }) => (
  <>
    <ListViews list={list} />
    <div className={styles.find}>
      <div className={styles.search}>
        <ListSearch list={list} />
      </div>
      <ListFilters list={list}>{children}</ListFilters>
    </div>
    <ListTags list={list} />
  </>
);

export function ListSearch<L extends ListOf>({ list: { definition, place, given } }: PartProps<L>) {
  const { search, placeholder = search } = definition.words;
  if (search === undefined || placeholder === undefined) return null;
  return <SearchField {...place.search} label={given.text(search)} placeholder={given.text(placeholder)} />;
}

export const ListTags = <L extends ListOf>({ list: { definition, place, given } }: PartProps<L>) => (
  <div className={styles.tags}>
    <FilterTags
      tags={tagsOf({ list: definition, filter: place.filter, given })}
      onRemove={place.remove}
      fallbackFocusRef={place.searchBox}
    />
  </div>
);
