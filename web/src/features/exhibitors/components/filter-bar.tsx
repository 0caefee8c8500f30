// The search, filters and order of the list of exhibitors, all kept in the address.
import type { ExhibitorFacts } from '@visavis/contract/exhibitor-profile/profile';
import { PROFILE_GAPS } from '@visavis/domain/exhibitor/profile-gap';
import type { ReactNode, Ref } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import field from '../../../ui/field.module.css';
import { SearchField } from '../../../ui/search-field.tsx';
import type { CategoryGroup } from '../api.ts';
import { type ExhibitorFilter, LIST_ORDERS } from '../filters.ts';
import { GAP_WORDS } from '../gap-words.ts';
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
  const dates = useDates();
  const countryName = useCountryName();
  const counted = ({ name, count }: { name: string; count: number }, words = name) => (
    <option key={name} value={name}>
      {text('exhibitors.counted', { name: words, count })}
    </option>
  );
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
      <Filter
        label={text('exhibitors.category')}
        value={
          filter.subCategory === undefined
            ? filter.category === undefined
              ? ''
              : `category ${filter.category}`
            : `subCategory ${filter.subCategory}`
        }
        onChange={(chosen) => {
          const [part, id] = chosen.split(' ');
          onSet({ category: '', subCategory: '', ...(part && id && { [part]: id }) });
        }}
      >
        {categories.map((category) => (
          <optgroup key={category.id} label={dates.named(category)}>
            <option value={`category ${category.id}`}>
              {text('exhibitors.allOf', { category: dates.named(category) })}
            </option>
            {category.subCategories.map((one) => (
              <option key={one.id} value={`subCategory ${one.id}`}>
                {dates.named(one)}
              </option>
            ))}
          </optgroup>
        ))}
      </Filter>
      <Filter
        label={text('exhibitors.country')}
        value={filter.country ?? ''}
        onChange={(country) => onSet({ country })}
      >
        {facts?.countries.map((country) => counted(country, countryName(country.name)))}
      </Filter>
      <Filter label={text('exhibitors.hall')} value={filter.hall ?? ''} onChange={(hall) => onSet({ hall })}>
        {facts?.halls.map((hall) => counted(hall))}
      </Filter>
      <Filter label={text('exhibitors.profile')} value={filter.gap ?? ''} onChange={(gap) => onSet({ gap })}>
        <option value="none">{text('exhibitors.complete')}</option>
        <option value="any">{text('exhibitors.notComplete')}</option>
        {PROFILE_GAPS.map((gap) => (
          <option key={gap} value={gap}>
            {text('exhibitors.counted', {
              name: text(GAP_WORDS[gap]),
              count: facts?.gaps.find((known) => known.gap === gap)?.count ?? 0,
            })}
          </option>
        ))}
      </Filter>
      <label className={styles.order}>
        <span>{text('overview.order')}</span>
        <select
          className={`${field.control} ${styles.select}`}
          value={filter.order}
          onChange={({ target }) => onSet({ order: target.value === 'name' ? '' : target.value })}
        >
          {LIST_ORDERS.map((order) => (
            <option key={order} value={order}>
              {text(ORDER_WORDS[order])}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface FilterProps {
  /** Names the filter, and is what it shows while it narrows nothing. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Options. */
  children: ReactNode;
}

function Filter({ label, value, onChange, children }: FilterProps) {
  return (
    <select
      aria-label={label}
      className={`${field.control} ${styles.select}`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{label}</option>
      {children}
    </select>
  );
}
