// The filters of exhibitors where a message is written to those whom they find.
import { type ExhibitorListFilter, exhibitorFilterSchema } from '@visavis/contract/exhibitor-profile/filter';
import * as z from 'zod/mini';
import rowStyles from '../../../list/filter-row.module.css';
import { Tag } from '../../../ui/chip.tsx';
import { useCategoryGroups, useExhibitorFacts } from '../api.ts';
import { FILTER_KEYS } from '../filters.ts';
import { ExhibitorFilters } from './exhibitor-filters.tsx';
import { FilterTags, useFilterWords } from './filter-tags.tsx';

interface ExhibitorAudienceProps {
  filter: ExhibitorListFilter;
  /** Null where nothing can be changed. */
  onChange: ((parts: Readonly<Record<string, string>>) => void) | null;
}

export function ExhibitorAudience({ filter: given, onChange }: ExhibitorAudienceProps) {
  const facts = useExhibitorFacts().data;
  const categories = useCategoryGroups().data ?? [];
  // Chosen values are text until the server has read them.
  const filter = z.safeParse(exhibitorFilterSchema, given).data ?? {};
  const wordsOf = useFilterWords(filter, categories);
  if (!onChange)
    return (
      <div className={rowStyles.row}>
        {FILTER_KEYS.map((key) => {
          const words = wordsOf(key);
          return words !== null && <Tag key={key}>{words}</Tag>;
        })}
      </div>
    );
  return (
    <>
      <div className={rowStyles.row}>
        <ExhibitorFilters filter={filter} facts={facts} categories={categories} onSet={onChange} />
      </div>
      <FilterTags filter={filter} categories={categories} onRemove={(key) => onChange({ [key]: '' })} />
    </>
  );
}
