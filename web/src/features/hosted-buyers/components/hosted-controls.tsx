// The views of the list by decision, with their numbers, and the filters that add up.
import { APPLICATION_DECISIONS } from '@visavis/domain/application/state';
import { COMPANY_SIZES } from '@visavis/domain/profile/fields';
import { useSearchParams } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { withPart, withSort } from '../../../lib/use-address-filter.ts';
import rowStyles from '../../../list/filter-row.module.css';
import { FilterSelect } from '../../../list/filter-select.tsx';
import { ListViews } from '../../../list/list-views.tsx';
import { useTags } from '../../../queries/use-tags.ts';
import { type HostedFilter, type HostedOrder, useDecisionCounts } from '../api.ts';
import { columnsOf } from './hosted-table.tsx';

export function HostedViews({ filter }: { filter: HostedFilter }) {
  const text = useText();
  const [address] = useSearchParams();
  const counts = useDecisionCounts(filter);
  return (
    <ListViews
      list="hosted"
      own={[undefined, ...APPLICATION_DECISIONS].map((decision) => ({
        key: decision ?? 'all',
        name: text(`hostedBuyers.view.${decision ?? 'all'}`),
        count: counts ? (decision ? counts.decision[decision] : counts.total) : null,
        to: `?${withPart(address, 'decision', decision ?? '')}`,
        isCurrent: filter.decision === decision,
      }))}
    />
  );
}

export function HostedFilters({ filter, order }: { filter: HostedFilter; order: HostedOrder }) {
  const text = useText();
  const countryName = useCountryName();
  const [address, setAddress] = useSearchParams();
  const counts = useDecisionCounts(filter);
  const tags = useTags('hosted');
  const set = (next: URLSearchParams) => setAddress(next, { replace: true });
  const filters = [
    {
      key: 'country',
      label: text('review.country'),
      options: (counts?.countries ?? []).map(({ country, total }) => ({
        value: country,
        label: text('review.countryOption', { country: countryName(country), total }),
      })),
    },
    {
      key: 'companySize',
      label: text('hostedBuyers.companySize'),
      options: COMPANY_SIZES.map((size) => ({ value: size, label: text.option('companySize', size) })),
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
      key: 'asked',
      label: text('hostedBuyers.documents'),
      options: [{ value: '1', label: text('hostedBuyers.documentAsked') }],
    },
    {
      key: 'payments',
      label: text('hostedBuyers.payments'),
      options: [{ value: 'odd', label: text('hostedBuyers.paymentsOdd') }],
    },
  ] as const;
  return (
    <div className={rowStyles.row}>
      <div className={rowStyles.onCards}>
        <FilterSelect
          label={text('dashboard.sort')}
          any={text('dashboard.newestFirst')}
          options={columnsOf(text).flatMap(({ sort, title }) =>
            sort === undefined ? [] : [{ value: sort, label: title }],
          )}
          value={order.sort ?? ''}
          onChange={(sort) => set(withSort(address, sort))}
        />
      </div>
      {filters.map(({ key, label, options }) => (
        <FilterSelect
          key={key}
          label={label}
          any={text('review.anyChoice')}
          options={options}
          value={filter[key] ?? ''}
          onChange={(value) => set(withPart(address, key, value))}
        />
      ))}
    </div>
  );
}
