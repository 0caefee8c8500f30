// The search, filters and order of the list of exhibitors, all kept in the address.
import type { ExhibitorFacts } from '@visavis/contract/exhibitor-profile/profile';
import type { Ref } from 'react';
import { useText } from '../../../i18n/text.ts';
import { FilterSelect } from '../../../list/filter-select.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import type { CategoryGroup } from '../api.ts';
import { type ExhibitorFilter, LIST_ORDERS } from '../filters.ts';
import { ExhibitorFilters } from './exhibitor-filters.tsx';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  filter: ExhibitorFilter;
  search: { ref: Ref<HTMLInputElement>; value: string; onChange: (value: string) => void };
  facts: ExhibitorFacts | undefined;
  categories: readonly CategoryGroup[];
  /** Writes a part of the address; an empty value removes it. */
  onSet: (parts: Readonly<Record<string, string>>) => void;
}

const ORDER_WORDS = {
  name: 'overview.orderName',
  booth: 'exhibitors.orderBooth',
  'most-booked': 'overview.orderMost',
  'least-booked': 'overview.orderLeast',
  gap: 'exhibitors.orderGap',
} as const;

export function FilterBar({ filter, search, facts, categories, onSet }: FilterBarProps) {
  const text = useText();
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          label={text('exhibitors.search')}
          placeholder={text('exhibitors.search')}
          ref={search.ref}
          value={search.value}
          onChange={search.onChange}
        />
      </div>
      <ExhibitorFilters filter={filter} facts={facts} categories={categories} onSet={onSet} />
      <FilterSelect
        label={text('overview.order')}
        options={LIST_ORDERS.map((order) => ({ value: order, label: text(ORDER_WORDS[order]) }))}
        value={filter.order}
        onChange={(order) => onSet({ order: order === 'name' ? '' : order })}
      />
    </div>
  );
}
