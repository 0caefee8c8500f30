// Chips for what narrows the list; each can be removed.
import type { RefObject } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Chips } from '../../../ui/chip.tsx';
import type { CategoryGroup } from '../api.ts';
import { type ExhibitorParts, FILTER_KEYS, type FilterKey } from '../filters.ts';
import { GAP_WORDS } from '../gap-words.ts';

interface FilterTagsProps {
  filter: ExhibitorParts;
  categories: readonly CategoryGroup[];
  onRemove: (key: FilterKey) => void;
  /** Takes the focus when the last tag is removed. */
  fallbackFocusRef?: RefObject<HTMLElement | null>;
}

export function FilterTags({ filter, categories, onRemove, fallbackFocusRef }: FilterTagsProps) {
  const text = useText();
  const wordsOf = useFilterWords(filter, categories);
  const items = FILTER_KEYS.flatMap((key) => {
    const label = wordsOf(key);
    return label === null
      ? []
      : [{ id: key, label, removeLabel: text('exhibitors.removeFilter', { filter: label }) }];
  });
  if (items.length === 0) return null;
  return (
    <Chips
      label={text('exhibitors.filters')}
      tone="neutral"
      items={items}
      onRemove={onRemove}
      {...(fallbackFocusRef && { fallbackFocusRef })}
    />
  );
}

const TAKEN_WORDS = {
  full: 'exhibitors.full',
  some: 'exhibitors.someTaken',
  none: 'exhibitors.viewNoMeetings',
} as const;

/** The words of a part of the filter; null where it narrows nothing. */
export function useFilterWords(filter: ExhibitorParts, categories: readonly CategoryGroup[]) {
  const text = useText();
  const dates = useDates();
  const countryName = useCountryName();
  const named = (found: { name: string } | undefined, id: number) =>
    found ? dates.named(found) : String(id);
  return (key: FilterKey): string | null => {
    if (filter[key] === undefined) return null;
    switch (key) {
      case 'category': {
        const id = filter.category ?? 0;
        return named(
          categories.find((one) => one.id === id),
          id,
        );
      }
      case 'subCategory': {
        const id = filter.subCategory ?? 0;
        return named(
          categories.flatMap(({ subCategories }) => subCategories).find((one) => one.id === id),
          id,
        );
      }
      case 'country':
        return countryName(filter.country ?? '');
      case 'hall':
        return text('exhibitors.hallNamed', { hall: filter.hall ?? '' });
      case 'gap':
        if (filter.gap === 'any') return text('exhibitors.notComplete');
        return text(!filter.gap || filter.gap === 'none' ? 'exhibitors.complete' : GAP_WORDS[filter.gap]);
      case 'taken':
        return text(TAKEN_WORDS[filter.taken ?? 'some']);
      default:
        return text('exhibitors.viewArchived');
    }
  };
}
