// The directory's search, filters and sort order; below them the active filters as tags, and the result count.
import { DIRECTORY_SORTS, type DirectoryFacts } from '@visavis/domain/directory/schema';
import { type ReactNode, type RefObject, useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import { type Dates, useDates } from '../../../i18n/use-dates.ts';
import { useFairOver } from '../../../lib/fair-over.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Chips } from '../../../ui/chip.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { isFiltered } from '../filters.ts';
import type { DirectoryPlace } from '../use-directory-place.ts';
import styles from './filter-bar.module.css';
import { FilterField } from './filter-field.tsx';

const SORT_WORDS = {
  name: 'directory.sortName',
  booth: 'directory.sortBooth',
  free: 'directory.sortFree',
} as const;

interface FilterBarProps {
  place: DirectoryPlace;
  facts: DirectoryFacts | undefined;
  /** Shown in place of the options when they could not be loaded. */
  factsFailed: ReactNode;
  /** Number of exhibitors found; undefined while unknown. */
  found: number | undefined;
  status: string;
  searchRef: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}

export function FilterBar({ place, facts, factsFailed, found, status, searchRef, onClear }: FilterBarProps) {
  const text = useText();
  const dates = useDates();
  const isOver = useFairOver();
  const sortId = useId();
  const { wanted, filter } = place;
  // After the fair no hour is free, so the option is only kept if an old URL selects it.
  const sorts = DIRECTORY_SORTS.filter((sort) => !isOver || sort !== 'free' || wanted.sort === sort);
  const common = { failed: factsFailed, found };
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <span className={styles.label} aria-hidden="true">
          {text('directory.search')}
        </span>
        <SearchField
          ref={searchRef}
          label={text('directory.search')}
          placeholder={text('directory.searchPlaceholder')}
          value={place.typed}
          onChange={place.setTyped}
        />
      </div>
      <FilterField
        {...common}
        edge="start"
        label={text('directory.category')}
        searchLabel={text('directory.searchCategories')}
        options={facts?.categories.map((category) => ({
          id: category.id,
          name: dates.named(category),
          otherNames: [category.name],
          exhibitors: category.exhibitors,
        }))}
        chosen={wanted.categories}
        onChange={(categories) => filter({ categories })}
      />
      <FilterField
        {...common}
        edge="end"
        label={text('directory.countryRegion')}
        searchLabel={text('directory.searchCountries')}
        options={facts && countryOptions(facts, dates)}
        chosen={wanted.countries}
        onChange={(countries) => filter({ countries })}
      />
      {(!isOver || wanted.free) && (
        <div className={styles.free}>
          <Checkbox
            tone="neutral"
            label={text('directory.freeOnly')}
            checked={wanted.free}
            onChange={(free) => filter({ free })}
          />
        </div>
      )}
      <div className={styles.sort}>
        <SelectField
          id={sortId}
          label={text('directory.sort')}
          value={wanted.sort}
          options={sorts.map((sort) => ({ value: sort, label: text(SORT_WORDS[sort]) }))}
          onChange={({ target }) =>
            filter({ sort: DIRECTORY_SORTS.find((sort) => sort === target.value) ?? 'name' })
          }
        />
      </div>
      <div className={styles.line}>
        <p role="status" className={styles.status}>
          {status}
        </p>
        <Tags place={place} facts={facts} searchRef={searchRef} />
        {isFiltered(wanted) && found !== 0 && (
          <Button variant="text" onClick={onClear}>
            {text('directory.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A country is filtered by its English name, whatever language it is displayed in. */
function countryOptions({ countryList }: DirectoryFacts, dates: Dates) {
  const options = countryList.map(({ name, code, exhibitors, otherNames = [] }) => ({
    id: name,
    name: dates.country(code, name),
    otherNames: [name, ...otherNames],
    code: code ?? undefined,
    exhibitors,
  }));
  return dates.byName(options, ({ name }) => name);
}

/** Filters are not the visitor's selection, so their tags are neutral. */
function Tags({ place, facts, searchRef }: Pick<FilterBarProps, 'place' | 'facts' | 'searchRef'>) {
  const text = useText();
  const dates = useDates();
  const { categories, countries } = place.wanted;
  const nameOf = (category: number): string =>
    facts?.categories.filter(({ id }) => id === category).map(dates.named)[0] ?? String(category);
  const tags = [
    ...categories.map((id) => ({
      id: `category ${id}`,
      label: nameOf(id),
      change: { categories: categories.filter((other) => other !== id) },
    })),
    ...countries.map((name) => ({
      id: `country ${name}`,
      label: dates.country(facts?.countryList.find((one) => one.name === name)?.code, name),
      change: { countries: countries.filter((other) => other !== name) },
    })),
  ];
  // Otherwise a tag would briefly show an id until the name has loaded.
  if (tags.length === 0 || (categories.length > 0 && !facts)) return null;
  return (
    <Chips
      tone="neutral"
      label={text('directory.tags')}
      items={tags.map(({ id, label }) => ({
        id,
        label,
        removeLabel: text('directory.removeTag', { name: label }),
      }))}
      onRemove={(id) => {
        // Removing the last tag removes the list, so move the focus first.
        if (tags.length === 1) searchRef.current?.focus();
        place.filter(tags.find((tag) => tag.id === id)?.change ?? {});
      }}
    />
  );
}
