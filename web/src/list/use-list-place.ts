// The filter and order of a list, which its address holds, so that every view, filter and order has an address.
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { SHOWN, useAddressFilter, withPart } from '../lib/use-address-filter.ts';
import type { ListDefinition } from './define-list.ts';
import type { Direction, ListOf, Order } from './list-of.ts';

type Parts = Readonly<Record<string, string>>;

/** The number of characters that are read of a value in the address; the server accepts no longer search. */
const TEXT_LIMIT = 200;
const DIRECTIONS: readonly Direction[] = ['ascending', 'descending'];

/** The filter in an address; invalid values are left out. */
function readFilter<L extends ListOf>(
  { filterSchema }: Pick<ListDefinition<L>, 'filterSchema'>,
  address: URLSearchParams,
): L['filter'] {
  const filter: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries<z.ZodMiniType>(filterSchema.shape)) {
    const text = address.get(key)?.trim().slice(0, TEXT_LIMIT);
    if (!text) continue;
    const checked = z.safeParse(schema, text);
    if (checked.success) filter[key] = checked.data;
  }
  return filter as L['filter'];
}

/** The order in an address, or the list's default if there is none or it is invalid. */
function readOrder<L extends ListOf>(
  { columns, orders = [] }: Pick<ListDefinition<L>, 'columns' | 'orders'>,
  address: URLSearchParams,
): Order<L> {
  const column = columns.find(({ sort }) => sort !== undefined && sort === address.get('sort'));
  const direction = DIRECTIONS.find((one) => one === address.get('direction'));
  if (column) return { sort: column.sort, ...(direction && { direction }) };
  const named = orders.find(({ key }) => key === address.get('order')) ?? orders[0];
  return named ? { sort: named.sort, direction: named.direction } : {};
}

/** The filter and order of a list at an address. */
export const readAddress = <L extends ListOf>(list: ListDefinition<L>, address: URLSearchParams) => ({
  filter: readFilter(list, address),
  order: readOrder(list, address),
});

const withParts = (address: URLSearchParams, parts: Parts): URLSearchParams =>
  Object.entries(parts).reduce((next, [key, value]) => withPart(next, key, value), address);

export type ListPlace<L extends ListOf> = ReturnType<typeof useListPlace<L>>;

export function useListPlace<L extends ListOf>(list: ListDefinition<L>) {
  const [address, setAddress] = useSearchParams();
  const { filter, ...rest } = useAddressFilter<L['filter'] & { search?: string }>(
    (given) => readFilter(list, given),
    [...Object.keys(list.filterSchema.shape), 'sort', 'direction', 'order', SHOWN],
  );
  const order = readOrder(list, address);
  const set = (parts: Parts) => setAddress((before) => withParts(before, parts), { replace: true });
  return {
    ...rest,
    filter: filter as L['filter'],
    order,
    query: { ...filter, ...order } as L['filter'] & Order<L>,
    /** Sets filters; an empty value removes one. */
    set,
    pathWith: (parts: Parts) => `${list.path ?? ''}?${withParts(address, parts)}`,
    sortBy: ({ sort = '', direction = 'ascending' }: Order<L>) =>
      set({ order: '', sort, direction: sort === '' ? '' : direction }),
    isFiltered: Object.keys(filter).length > 0,
  };
}
