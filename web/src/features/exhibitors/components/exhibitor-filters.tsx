// The choices that narrow exhibitors: category, country, hall, and what a profile lacks.
import type { ExhibitorFacts } from '@visavis/contract/exhibitor-profile/profile';
import { PROFILE_GAPS } from '@visavis/domain/exhibitor/profile-gap';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { FilterSelect } from '../../../list/filter-select.tsx';
import type { CategoryGroup } from '../api.ts';
import type { ExhibitorParts } from '../filters.ts';
import { GAP_WORDS } from '../gap-words.ts';

interface ExhibitorFiltersProps {
  filter: ExhibitorParts;
  facts: ExhibitorFacts | undefined;
  categories: readonly CategoryGroup[];
  /** Sets parts of the filter; an empty value removes one. */
  onSet: (parts: Readonly<Record<string, string>>) => void;
}

export function ExhibitorFilters({ filter, facts, categories, onSet }: ExhibitorFiltersProps) {
  const text = useText();
  const dates = useDates();
  const countryName = useCountryName();
  const any = text('review.anyChoice');
  const counted = ({ name, count }: { name: string; count: number }, words = name) => ({
    value: name,
    label: text('exhibitors.counted', { name: words, count }),
  });
  return (
    <>
      <FilterSelect
        label={text('exhibitors.category')}
        any={any}
        options={categories.map((category) => ({
          group: dates.named(category),
          options: [
            {
              value: `category ${category.id}`,
              label: text('exhibitors.allOf', { category: dates.named(category) }),
            },
            ...category.subCategories.map((one) => ({
              value: `subCategory ${one.id}`,
              label: dates.named(one),
            })),
          ],
        }))}
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
      />
      <FilterSelect
        label={text('exhibitors.country')}
        any={any}
        options={(facts?.countries ?? []).map((country) => counted(country, countryName(country.name)))}
        value={filter.country ?? ''}
        onChange={(country) => onSet({ country })}
      />
      <FilterSelect
        label={text('exhibitors.hall')}
        any={any}
        options={(facts?.halls ?? []).map((hall) => counted(hall))}
        value={filter.hall ?? ''}
        onChange={(hall) => onSet({ hall })}
      />
      <FilterSelect
        label={text('exhibitors.profile')}
        any={any}
        options={[
          { value: 'none', label: text('exhibitors.complete') },
          { value: 'any', label: text('exhibitors.notComplete') },
          ...PROFILE_GAPS.map((gap) => ({
            value: gap,
            label: text('exhibitors.counted', {
              name: text(GAP_WORDS[gap]),
              count: facts?.gaps.find((known) => known.gap === gap)?.count ?? 0,
            }),
          })),
        ]}
        value={filter.gap ?? ''}
        onChange={(gap) => onSet({ gap })}
      />
    </>
  );
}
