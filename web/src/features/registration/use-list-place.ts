// What the address says of the list: its filter, its order and its view; every view has an address.
import type { RegistrationFilter, RegistrationSort } from '@visavis/contract/registration/filter';
import { useSearchParams } from 'react-router';
import { useAddressFilter, withPart, withSort } from '../../lib/use-address-filter.ts';
import { FILTER_KEYS, readFilter, readOrder } from './filters.ts';

/** Orders that begin with the most or the newest when first chosen. */
const DESCENDING_FIRST: readonly RegistrationSort[] = ['registered', 'schedule'];

export function useListPlace() {
  const [address, setAddress] = useSearchParams();
  const { filter, ...rest } = useAddressFilter<RegistrationFilter>(readFilter);
  const order = readOrder(address);
  const set = (next: URLSearchParams) => setAddress(next, { replace: true });
  return {
    ...rest,
    filter,
    order,
    address,
    /** Sets one filter; an empty value removes it. */
    set: (key: keyof RegistrationFilter, value: string) => set(withPart(address, key, value)),
    /** The address of this list with another progress, and everything else as it is. */
    pathWith: (key: keyof RegistrationFilter, value: string) => `?${withPart(address, key, value)}`,
    /** Turns the order round when the list is sorted by this already. */
    sortBy: (sort: string) =>
      set(withSort(address, sort, DESCENDING_FIRST.some((one) => one === sort) ? 'descending' : 'ascending')),
    isFiltered: filter.search !== undefined || FILTER_KEYS.some((key) => filter[key] !== undefined),
  };
}
