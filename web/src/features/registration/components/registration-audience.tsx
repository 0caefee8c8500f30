// The filters of Business Matching where a message is written to the people whom they find.
import { type RegistrationFilter, registrationFilterSchema } from '@visavis/contract/registration/filter';
import { PROGRESSES } from '@visavis/domain/registration/progress';
import * as z from 'zod/mini';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import rowStyles from '../../../list/filter-row.module.css';
import { FilterSelect } from '../../../list/filter-select.tsx';
import { useDashboardEdition } from '../../../queries/use-dashboard-edition.ts';
import { Tag } from '../../../ui/chip.tsx';
import { TAG_KEYS } from '../filters.ts';
import { FilterTags, useFilterWords } from './filter-tags.tsx';
import { RegistrationFilters } from './registration-filters.tsx';

interface RegistrationAudienceProps {
  filter: RegistrationFilter;
  /** Null where nothing can be changed. */
  onChange: ((key: keyof RegistrationFilter, value: string) => void) | null;
}

export function RegistrationAudience({ filter: given, onChange }: RegistrationAudienceProps) {
  const text = useText();
  const dates = useDates();
  const { data: edition } = useDashboardEdition();
  // Chosen values are text until the server has read them.
  const filter = z.safeParse(registrationFilterSchema, given).data ?? {};
  if (!onChange) return <Fixed filter={filter} />;
  return (
    <>
      <RegistrationFilters
        filter={filter}
        onChange={onChange}
        before={
          <>
            <FilterSelect
              label={text('messages.todo')}
              any={text('messages.any')}
              options={PROGRESSES.map((one) => ({ value: one, label: text(`review.progress.${one}`) }))}
              value={filter.progress ?? ''}
              onChange={(value) => onChange('progress', value)}
            />
            <FilterSelect
              label={text('messages.day')}
              any={text('messages.any')}
              options={(edition?.days ?? []).map(({ day, date }) => ({
                value: String(day),
                label: dates.day(date),
              }))}
              value={filter.day === undefined ? '' : String(filter.day)}
              onChange={(value) => onChange('day', value)}
            />
          </>
        }
      />
      <FilterTags filter={filter} onRemove={(key) => onChange(key, '')} />
    </>
  );
}

function Fixed({ filter }: { filter: RegistrationFilter }) {
  const text = useText();
  const wordsOf = useFilterWords(filter);
  const tags = TAG_KEYS.flatMap((key) => {
    const value = wordsOf(key);
    return value === null ? [] : [text(`review.filter.${key}`, { value })];
  });
  const all = [...(filter.progress ? [text(`review.progress.${filter.progress}`)] : []), ...tags];
  return (
    <div className={rowStyles.row}>
      {all.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </div>
  );
}
