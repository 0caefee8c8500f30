// The filters of the list that add up: country, company size, time of registration, meetings and confirmation.
import type { RegistrationFilter, RegistrationSort } from '@visavis/contract/registration/filter';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { COMPANY_SIZES } from '@visavis/domain/profile/fields';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { FilterRow } from '../../../list/filter-row.tsx';
import { FilterSelect } from '../../../list/filter-select.tsx';
import { statusWord } from '../../../list/meeting-words.ts';
import { useTags } from '../../../queries/use-tags.ts';
import { useCountries } from '../api.ts';
import { columnsOf } from './registration-table.tsx';

const LAST_DAYS = [1, 7, 30] as const;
/** In view beside the search. */
const FIRST = 3;

interface RegistrationFiltersProps {
  filter: RegistrationFilter;
  onChange: (key: keyof RegistrationFilter, value: string) => void;
  /** The order, where cards have no headings to press. */
  sort?: RegistrationSort | undefined;
  /** Further filters that stand first. */
  before?: ReactNode;
  /** Absent where there is no list to sort. */
  onSort?: (sort: string) => void;
}

export function RegistrationFilters({ filter, onChange, before, sort, onSort }: RegistrationFiltersProps) {
  const text = useText();
  const countryName = useCountryName();
  const countries = useCountries(filter.programme);
  const tags = useTags(filter.programme ?? 'business');
  const any = text('review.anyChoice');
  const parts = [
    {
      key: 'country',
      label: text('review.country'),
      options: (countries ?? [])
        // Anyone who gave none is found by their missing details.
        .filter(({ country }) => country !== '')
        .map(({ country, total }) => ({
          value: country,
          label: text('review.countryOption', { country: countryName(country), total }),
        }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    },
    {
      key: 'companySize',
      label: text('review.companySize'),
      options: COMPANY_SIZES.map((size) => ({ value: size, label: text.option('companySize', size) })),
    },
    {
      key: 'registeredWithin',
      label: text('review.registered'),
      options: LAST_DAYS.map((days) => ({
        value: String(days),
        label: text('review.lastDays', { days }),
      })),
    },
    {
      key: 'tag',
      label: text('dashboard.tag'),
      options: (tags ?? []).map(({ name, total }) => ({
        value: name,
        label: text('dashboard.tagOption', { tag: name, total }),
      })),
    },
    {
      key: 'meetingStatus',
      label: text('review.withMeeting'),
      options: Object.values(MEETING_STATUS).map((status) => ({
        value: String(status),
        label: text(statusWord(status)),
      })),
    },
    {
      key: 'unconfirmed',
      label: text('review.confirmation'),
      options: [{ value: '1', label: text('review.notConfirmed') }],
    },
    {
      key: 'details',
      label: text('review.details'),
      options: [{ value: 'missing', label: text('review.detailsMissing') }],
    },
  ] as const;
  const sorts = columnsOf(text).flatMap((column) =>
    column.sort === undefined ? [] : [{ value: column.sort, label: column.title }],
  );
  const controls = parts.map(({ key, label, options }) => (
    <FilterSelect
      key={key}
      label={label}
      any={any}
      options={options}
      value={filter[key] === undefined ? '' : String(filter[key])}
      onChange={(value) => onChange(key, value)}
    />
  ));
  return (
    <FilterRow
      sort={
        onSort && (
          <FilterSelect
            label={text('dashboard.sort')}
            any={text('dashboard.newestFirst')}
            options={sorts}
            value={sort ?? ''}
            onChange={onSort}
          />
        )
      }
      first={
        <>
          {before}
          {controls.slice(0, before ? 1 : FIRST)}
        </>
      }
      more={controls.slice(before ? 1 : FIRST)}
    />
  );
}
