// The filters of the Hosted Buyer Program where a message is written to the people whom they find.
import { APPLICATION_DECISIONS } from '@visavis/domain/hosted-buyer/state';
import { COMPANY_SIZES } from '@visavis/domain/profile/fields';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { DECISION_WORDS } from '../../../list/application-words.ts';
import rowStyles from '../../../list/filter-row.module.css';
import { FilterSelect } from '../../../list/filter-select.tsx';
import { Tag } from '../../../ui/chip.tsx';
import { type HostedFilter, useHostedCounts } from '../api.ts';

interface HostedAudienceProps {
  filter: { [K in keyof HostedFilter]: HostedFilter[K] | undefined };
  /** Null where nothing can be changed. */
  onChange: ((key: keyof HostedFilter, value: string) => void) | null;
}

export function HostedAudience({ filter, onChange }: HostedAudienceProps) {
  const text = useText();
  const countryName = useCountryName();
  const instants = useInstants();
  const counts = useHostedCounts({});
  const parts = [
    {
      key: 'decision',
      label: text('messages.decision'),
      options: APPLICATION_DECISIONS.map((one) => ({ value: one, label: text(DECISION_WORDS[one]) })),
    },
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
      key: 'asked',
      label: text('hostedBuyers.documents'),
      options: [{ value: '1', label: text('hostedBuyers.documentAsked') }],
    },
    // Brought along from the list: shown where set, as they narrow whom the message reaches.
    ...(filter.progress
      ? [
          {
            key: 'progress' as const,
            label: text('messages.todo'),
            options: [{ value: filter.progress, label: text(`review.progress.${filter.progress}`) }],
          },
        ]
      : []),
    ...(filter.tag
      ? [
          {
            key: 'tag' as const,
            label: text('dashboard.tag'),
            options: [{ value: filter.tag, label: filter.tag }],
          },
        ]
      : []),
    ...(filter.payments
      ? [
          {
            key: 'payments' as const,
            label: text('hostedBuyers.payments'),
            options: [{ value: filter.payments, label: text('hostedBuyers.paymentsOdd') }],
          },
        ]
      : []),
    ...(filter.registeredAfter
      ? [
          {
            key: 'registeredAfter' as const,
            label: text('review.registered'),
            options: [
              {
                value: filter.registeredAfter,
                label: text('review.filter.registeredAfter', {
                  value: instants.instant(filter.registeredAfter),
                }),
              },
            ],
          },
        ]
      : []),
  ] as const;
  return (
    <div className={rowStyles.row}>
      {parts.map(({ key, label, options }) => {
        const chosen = options.find(({ value }) => value === filter[key]);
        if (!onChange) return chosen && <Tag key={key}>{chosen.label}</Tag>;
        return (
          <FilterSelect
            key={key}
            label={label}
            any={text('messages.any')}
            options={options}
            value={filter[key] ?? ''}
            onChange={(value) => onChange(key, value)}
          />
        );
      })}
    </div>
  );
}
