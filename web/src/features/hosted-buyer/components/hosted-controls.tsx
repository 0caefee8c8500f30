// The views of the list by decision and by what is to be done for the meetings, and the filters that add up.
import { countHostedBuyers } from '@visavis/contract/hosted-buyer/calls';
import { APPLICATION_DECISIONS } from '@visavis/domain/hosted-buyer/state';
import { COMPANY_SIZES } from '@visavis/domain/profile/fields';
import { useSearchParams } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { call } from '../../../lib/api-client.ts';
import { withPart, withSort } from '../../../lib/use-address-filter.ts';
import rowStyles from '../../../list/filter-row.module.css';
import { FilterSelect } from '../../../list/filter-select.tsx';
import { ListViews } from '../../../list/list-views.tsx';
import { useTags } from '../../../queries/use-tags.ts';
import { type HostedFilter, type HostedOrder, useHostedCounts } from '../api.ts';
import { readFilter } from '../filter.ts';
import { columnsOf } from './hosted-table.tsx';

/** What may be to be done for the meetings of a buyer. */
const VIEWS = ['to-decide', 'ready', 'changed', 'failed'] as const;

/** A view is of the application or of the meetings. */
const countAt = async (address: URLSearchParams, signal: AbortSignal): Promise<number> => {
  const { decision, progress, ...query } = readFilter(address);
  const counts = await call(countHostedBuyers, { query, signal });
  if (progress) return counts.progress[progress];
  return decision ? counts.decision[decision] : counts.total;
};

export function HostedViews({ filter }: { filter: HostedFilter }) {
  const text = useText();
  const [address] = useSearchParams();
  const counts = useHostedCounts(filter);
  // A view is of the application or of the meetings, never of both.
  const pathOf = (key: 'decision' | 'progress', value: string) =>
    `?${withPart(withPart(withPart(address, 'decision', ''), 'progress', ''), key, value)}`;
  const byDecision = [undefined, ...APPLICATION_DECISIONS].map((decision) => ({
    key: decision ?? 'all',
    name: text(`hostedBuyers.view.${decision ?? 'all'}`),
    count: counts ? (decision ? counts.decision[decision] : counts.total) : null,
    to: pathOf('decision', decision ?? ''),
    isCurrent: filter.decision === decision && filter.progress === undefined,
  }));
  const byProgress = VIEWS.filter(
    (progress) =>
      progress !== 'failed' || filter.progress === progress || (counts?.progress[progress] ?? 0) > 0,
  ).map((progress) => ({
    key: progress,
    name: text(`hostedBuyers.view.${progress}`),
    count: counts ? counts.progress[progress] : null,
    to: pathOf('progress', progress),
    isCurrent: filter.progress === progress,
  }));
  return <ListViews list="hosted" own={[...byDecision, ...byProgress]} count={countAt} />;
}

export function HostedFilters({ filter, order }: { filter: HostedFilter; order: HostedOrder }) {
  const text = useText();
  const countryName = useCountryName();
  const [address, setAddress] = useSearchParams();
  const counts = useHostedCounts(filter);
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
