// The Hosted Buyer Program: the search, views and filters of its applications, and their list.
import { APPLICATION_COLUMNS } from '@visavis/contract/hosted-buyer/columns';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useCountryName } from '../../i18n/use-country-name.ts';
import { useInstants } from '../../i18n/use-instants.ts';
import { useAddressFilter, withSort } from '../../lib/use-address-filter.ts';
import { DECISION_WORDS } from '../../list/application-words.ts';
import { DisplayMenu } from '../../list/display-menu.tsx';
import { RowListHead } from '../../list/row-list.tsx';
import { useColumns } from '../../list/use-columns.ts';
import { WriteButton } from '../../list/write-button.tsx';
import { Chips } from '../../ui/chip.tsx';
import { HostedFilters, HostedViews } from './components/hosted-controls.tsx';
import { HostedExport } from './components/hosted-export.tsx';
import { columnsOf } from './components/hosted-table.tsx';
import { readFilter, readOrder } from './filter.ts';
import { HostedList, type ScheduleDialog } from './hosted-list.tsx';

export function HostedBuyersPage({ scheduleDialog }: { scheduleDialog: ScheduleDialog }) {
  const text = useText();
  const { filter, search, searchBox, remove, clear } = useAddressFilter(readFilter);
  const countryName = useCountryName();
  const instants = useInstants();
  const [address, setAddress] = useSearchParams();
  const order = readOrder(address);
  const columns = useColumns('hosted', columnsOf(text));
  const exported = APPLICATION_COLUMNS.filter((column) => columns.shown.some(({ key }) => key === column));
  const statusTag =
    filter.status && text('hostedBuyers.statusIs', { status: text.choice('status', filter.status) });
  const decisionTag =
    filter.decision && text('hostedBuyers.decisionIs', { decision: text(DECISION_WORDS[filter.decision]) });
  const countryTag = filter.country && text('review.filter.country', { value: countryName(filter.country) });
  const sizeTag =
    filter.companySize &&
    text('review.filter.companySize', { value: text.option('companySize', filter.companySize) });
  const tags = [
    ...(statusTag ? [{ id: 'status' as const, label: statusTag }] : []),
    ...(decisionTag ? [{ id: 'decision' as const, label: decisionTag }] : []),
    ...(countryTag ? [{ id: 'country' as const, label: countryTag }] : []),
    ...(filter.asked ? [{ id: 'asked' as const, label: text('hostedBuyers.documentAsked') }] : []),
    ...(filter.tag ? [{ id: 'tag' as const, label: text('review.filter.tag', { value: filter.tag }) }] : []),
    ...(filter.payments ? [{ id: 'payments' as const, label: text('hostedBuyers.paymentsOdd') }] : []),
    ...(filter.registeredAfter
      ? [
          {
            id: 'registeredAfter' as const,
            label: text('review.filter.registeredAfter', {
              value: instants.instant(filter.registeredAfter),
            }),
          },
        ]
      : []),
    ...(sizeTag ? [{ id: 'companySize' as const, label: sizeTag }] : []),
  ];
  return (
    <>
      <RowListHead
        title={text('hostedBuyers.title')}
        search={{
          ...search,
          label: text('hostedBuyers.search'),
          placeholder: text('hostedBuyers.searchPlaceholder'),
        }}
        aside={
          <>
            <DisplayMenu columns={columns} />
            <WriteButton audience={{ programme: 'hosted', filter }} />
            <HostedExport query={{ ...filter, ...order }} columns={exported} />
          </>
        }
        views={<HostedViews filter={filter} />}
        filters={<HostedFilters filter={filter} order={order} />}
        tags={
          <Chips
            label={text('hostedBuyers.filters')}
            tone="neutral"
            items={tags.map((tag) => ({
              ...tag,
              removeLabel: text('hostedBuyers.removeFilter', { filter: tag.label }),
            }))}
            fallbackFocusRef={searchBox}
            onRemove={remove}
          />
        }
      />
      <HostedList
        filter={filter}
        order={{
          sort: order.sort,
          direction: order.direction ?? 'ascending',
          onSort: (sort) => setAddress(withSort(address, sort), { replace: true }),
        }}
        columns={columns.shown}
        exported={exported}
        searchBox={searchBox}
        onClear={clear}
        scheduleDialog={scheduleDialog}
      />
    </>
  );
}
